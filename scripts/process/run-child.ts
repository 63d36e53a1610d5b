export interface ChildOptions {
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Milliseconds after which it is ended. */
  limit?: number;
}

export interface ChildResult {
  /** `null` if it was ended by a signal. */
  code: number | null;
  /** What it wrote to stdout and stderr, in the order of its arrival. */
  output: string;
  milliseconds: number;
}

/** Runs a program to its end and collects what it says. */
export async function runChild(
  command: string[],
  { env = process.env, cwd = ROOT, limit = 600_000 }: ChildOptions = {},
): Promise<ChildResult> {
  const start = performance.now();
  const child = Bun.spawn(command, { cwd, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  let output = "";
  let isOver = false;
  const collect = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) output += decoder.decode(chunk, { stream: true });
  };
  const timer = setTimeout(() => {
    isOver = true;
    child.kill("SIGTERM");
  }, limit);
  const hardTimer = setTimeout(() => child.kill("SIGKILL"), limit + 5_000);
  await Promise.all([child.exited, collect(child.stdout), collect(child.stderr)]);
  clearTimeout(timer);
  clearTimeout(hardTimer);
  if (isOver) output += `\nended after ${Math.round(limit / 1000)} s: ${command.join(" ")}\n`;
  return { code: child.exitCode, output, milliseconds: performance.now() - start };
}

/** The checkout. */
export const ROOT = `${import.meta.dir}/../..`;
