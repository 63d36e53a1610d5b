export interface StartedServer {
  /** What it said in place of its address; `null` where it runs. */
  fault: string | null;
  stop(): Promise<void>;
}

/** Milliseconds in which a fresh clone is installed, built and started. */
const STARTS_WITHIN = 300_000;

/** Runs a command that goes on until it is told to stop, until it says where it runs. */
export async function startServer(
  command: string[],
  { cwd, env }: { cwd: string; env: Record<string, string | undefined> },
): Promise<StartedServer> {
  // A group of its own, which is told to stop as a terminal would.
  const child = Bun.spawn(["setsid", "--wait", ...command], {
    ...{ cwd, env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let output = "";
  const told = Promise.withResolvers<void>();
  const read = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) {
      output += new TextDecoder().decode(chunk);
      if (/runs at http/.test(output)) told.resolve();
    }
  };
  const ended = Promise.all([read(child.stdout), read(child.stderr), child.exited]);
  const timer = setTimeout(told.resolve, STARTS_WITHIN);
  await Promise.race([told.promise, ended]);
  clearTimeout(timer);
  return {
    fault: /runs at http/.test(output) ? null : `it does not run\n${output}`,
    async stop() {
      for (const pid of [...descendantsOf(child.pid), child.pid].reverse()) signal(pid);
      await ended;
    },
  };
}

/** Whoever it started, so that no runner in between has to pass the signal on. */
function descendantsOf(pid: number): number[] {
  const { stdout } = Bun.spawnSync(["ps", "-o", "pid=", "--ppid", String(pid)]);
  const children = stdout.toString().split(/\s+/).filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function signal(pid: number): void {
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}
