/** Runs another program to its end; `null` if there is none of that name. */
export async function runProgram(
  words: readonly [program: string, ...words: string[]],
  env: Record<string, string>,
): Promise<{ code: number; stderr: string } | null> {
  if (Bun.which(words[0]) === null) return null;
  const child = Bun.spawn([...words], {
    env: { ...process.env, ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const [code, stderr] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  return { code, stderr };
}

/** Whose process this is, as the system names them; `null` where it has no name. */
export function userOfProcess(): string | null {
  if (Bun.which("id") === null) return null;
  const { success, stdout } = Bun.spawnSync(["id", "-un"], { stderr: "ignore" });
  return (success && stdout.toString().trim()) || null;
}
