import { watch } from "node:fs";
import { join } from "node:path";
import { prepare } from "./prepare.ts";

/**
 * `bun run dev [options of rufbaum serve]`: runs the program, and again after every change.
 * A change of the dashboard shows after reloading the page.
 */
const ROOT = join(import.meta.dir, "..");
const WATCHED = ["apps", "packages", "cli"];
/** An editor that saves several files at once restarts once; milliseconds. */
const PAUSE = 200;

let program = await run();
let waiting: ReturnType<typeof setTimeout> | undefined;
let restarting: Promise<void> = Promise.resolve();

for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file === null || !/\.(tsx?|css|html|svg|sql|json)$/.test(file)) return;
    if (/(^|\/)(node_modules|dist)[./]|\.test\.ts$/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      restarting = restarting.then(() => restart(file));
    }, PAUSE);
  });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    program?.kill();
    await program?.exited;
    process.exit(0);
  });
}

async function restart(file: string): Promise<void> {
  console.log(`\n${file} changed\n`);
  program?.kill();
  await program?.exited;
  program = await run();
}

/** `null`: it could not be prepared; the next change tries again. */
async function run(): Promise<Bun.Subprocess | null> {
  try {
    await prepare();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
  return Bun.spawn([process.execPath, "cli/src/main.ts", "serve", ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
}
