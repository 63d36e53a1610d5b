import { environment, ROOT } from "./start-program.ts";

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** `rufbaum <words>` as a process of its own. */
export async function runCommand(data: string, ...words: string[]): Promise<CommandResult> {
  const child = Bun.spawn([process.execPath, "run", "--silent", "rufbaum", ...words], {
    cwd: ROOT,
    env: environment({ RUFBAUM_DATA: data }),
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [code, stdout, stderr] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code, stdout, stderr };
}
