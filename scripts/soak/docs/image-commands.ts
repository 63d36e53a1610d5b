import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ROOT, runChild } from "../../process/run-child.ts";
import { startServer } from "./start-server.ts";

export interface ImageCommands {
  /** Of the stage that builds, in its clone. */
  build: string[];
  user: string;
  environment: Record<string, string>;
  command: string[];
}

/** What a Dockerfile of two stages runs. @throws Error where it lacks something */
export function imageCommands(dockerfile: string): ImageCommands {
  const [, build = "", image = ""] = dockerfile.split(/^FROM /m);
  const all = (text: string, word: string) =>
    [...text.matchAll(new RegExp(`^${word} (.+)$`, "gm"))].map(([, rest = ""]) => rest);
  const [command] = all(image, "CMD");
  const [user] = all(image, "USER");
  if (!command || !user) throw new Error("The Dockerfile has no CMD, or no USER.");
  const pairs = all(image, "ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=")));
  return {
    build: all(build, "RUN"),
    user,
    environment: Object.fromEntries(pairs),
    command: JSON.parse(command),
  };
}

/**
 * Runs what the Dockerfile would, without Docker: its builds in a clone, and its command with nothing but
 * the environment that it sets, in an empty folder, as a user without rights where that is possible.
 */
export async function runImageCommands(directory: string): Promise<boolean> {
  const commands = imageCommands(await Bun.file(`${ROOT}/packaging/Dockerfile`).text());
  const clone = join(directory, "clone");
  const env = { ...process.env, PATH: `${join(directory, "bin")}:${process.env.PATH ?? ""}` };
  for (const command of commands.build) {
    const { code, output } = await runChild(["sh", "-ec", command], { cwd: clone, env });
    console.log(`packaging/Dockerfile ${code === 0 ? "ok    " : "FAILED"}  RUN ${command}`);
    if (code === 0) continue;
    console.log(output);
    return false;
  }
  const fault = await runCommand(commands, { directory, executable: join(clone, "dist/rufbaum") });
  const words = commands.command.join(" ");
  console.log(`packaging/Dockerfile ${fault === null ? "ok    " : "FAILED"}  CMD ${words}`);
  if (fault !== null) console.log(fault);
  return fault === null;
}

async function runCommand(
  { command, environment }: ImageCommands,
  { directory, executable }: { directory: string; executable: string },
): Promise<string | null> {
  const home = join(directory, "image");
  await mkdir(home, { mode: 0o777 });
  const asNobody = process.getuid?.() === 0 ? await nobody(home) : [];
  const copied = join(directory, "rufbaum");
  await Bun.write(copied, Bun.file(executable), { mode: 0o755 });
  const [program, ...words] = command;
  if (program !== "/usr/local/bin/rufbaum") return `its command is ${program}`;
  const server = await startServer([...asNobody, copied, ...words], {
    cwd: home,
    env: { ...environment, PORT: "0", RUFBAUM_DATA: join(home, "data"), TMPDIR: home },
  });
  await server.stop();
  return server.fault;
}

async function nobody(home: string): Promise<string[]> {
  const { code } = await runChild(["chown", "nobody", home]);
  if (code !== 0) throw new Error("There is no user nobody.");
  return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"];
}
