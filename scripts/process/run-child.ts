export interface ChildOptions {
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Milliseconds without a word from it after which it is ended, however long it has run. */
  quietLimit?: number;
  /** What lines count as a word; any, unless told. */
  word?: RegExp;
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
  { env = process.env, cwd = ROOT, quietLimit = QUIET_TOO_LONG, word = /^/ }: ChildOptions = {},
): Promise<ChildResult> {
  const start = performance.now();
  const child = Bun.spawn(command, { cwd, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  let output = "";
  let isOver = false;
  let hardTimer: ReturnType<typeof setTimeout> | undefined;
  const timer = setTimeout(() => {
    isOver = true;
    child.kill("SIGTERM");
    hardTimer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  }, quietLimit);
  const collect = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      // A line can come in pieces.
      const line = output.lastIndexOf("\n") + 1;
      output += decoder.decode(chunk, { stream: true });
      if (!isOver && word.test(output.slice(line))) timer.refresh();
    }
  };
  await Promise.all([child.exited, collect(child.stdout), collect(child.stderr)]);
  clearTimeout(timer);
  clearTimeout(hardTimer);
  if (isOver) {
    const seconds = Math.round(quietLimit / 1000);
    output += `\nerror: ended after ${seconds} s without a word: ${command.join(" ")}\n`;
  }
  return { code: child.exitCode, output, milliseconds: performance.now() - start };
}

/** Machines differ in speed: what still gets something done is never ended. */
const QUIET_TOO_LONG = 300_000;

/** The checkout. */
export const ROOT = `${import.meta.dir}/../..`;
