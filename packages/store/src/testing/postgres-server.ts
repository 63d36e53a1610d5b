import { existsSync, readFileSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf } from "@rufbaum/runtime";

export interface PostgresServer {
  url: string;
  /** Ends it at once, as `pg_ctl stop -m immediate` does: connections break, nothing is tidied up. */
  crash(): Promise<void>;
  /** Starts it again where it was, after a crash. */
  start(): Promise<void>;
  /** Lets every process of it stand still: connections stay, and nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** Ends and removes it, however it is. */
  stop(): Promise<void>;
}

/** Where Debian's packages put the newest PostgreSQL; `null` if there is none. */
export async function findPostgres(): Promise<string | null> {
  const root = "/usr/lib/postgresql";
  const versions = await readdir(root).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const bin = join(root, newest ?? "", "bin");
  return (await Bun.file(join(bin, "initdb")).exists()) ? bin : null;
}

/** Starts a throw-away cluster on a free port of the loopback. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-postgres-"));
  const as = await otherUser(directory);
  const data = join(directory, "data");
  const initdb = [...as, join(bin, "initdb"), "-D", data, "-U", "postgres", "-A", "trust"];
  const made = Bun.spawnSync([...initdb, "-E", "UTF8", "--no-locale", "--no-sync"], {
    cwd: directory,
  });
  if (!made.success) throw new Error(`initdb failed: ${made.stderr}`);

  const port = freePort();
  const words = ["-D", data, "-k", directory, "-h", "127.0.0.1", "-p", `${port}`];
  const run = () =>
    Bun.spawn([...as, join(bin, "postgres"), ...words], {
      cwd: directory,
      stdout: "ignore",
      stderr: "pipe",
    });
  let server = run();
  const stopAtExit = () => server.kill("SIGQUIT");
  process.once("exit", stopAtExit);
  await readUntil(server.stderr, "ready to accept connections");

  async function end(signal: "SIGQUIT" | "SIGINT"): Promise<void> {
    server.kill(signal);
    await server.exited;
  }

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash: () => end("SIGQUIT"),
    async start() {
      server = run();
      await readUntil(server.stderr, "ready to accept connections");
    },
    freeze: () => freeze(server.pid),
    thaw: () => thaw(server.pid),
    async stop() {
      process.off("exit", stopAtExit);
      thaw(server.pid);
      await end("SIGINT");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** First who would start and end others: only then the list of them is whole. */
function freeze(postmaster: number): void {
  if (!signal(postmaster, "SIGSTOP")) return;
  while (stateOf(postmaster) !== "T") Bun.sleepSync(1);
  for (const child of childrenOf(postmaster)) signal(child, "SIGSTOP");
}

function thaw(postmaster: number): void {
  for (const child of childrenOf(postmaster)) signal(child, "SIGCONT");
  signal(postmaster, "SIGCONT");
}

/** @returns whether it was there: a child may end at any moment, of which nothing is lost */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    throw error;
  }
}

/** The system leaves some out while others end: reliable only while the postmaster stands still. */
function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8").split(" ").filter(Boolean).map(Number);
}

/** "T" is stopped, see proc(5). */
function stateOf(pid: number): string | undefined {
  return /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
}

/** PostgreSQL refuses to run as root: then it gets the user its package made. */
async function otherUser(directory: string): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(Bun.spawnSync(["id", flag, "postgres"]).stdout.toString()),
  );
  if (!uid || !gid) throw new Error("There is no user postgres to run PostgreSQL as.");
  await chown(directory, uid, gid);
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
}

function freePort(): number {
  const listener = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  listener.stop(true);
  return listener.port;
}

/** Reads the log until `text` comes, and goes on reading so that its pipe never fills up. */
async function readUntil(log: ReadableStream<Uint8Array>, text: string): Promise<void> {
  let seen = "";
  const decoder = new TextDecoder();
  return new Promise((resolve, reject) => {
    void (async () => {
      for await (const chunk of log) {
        if (seen.length < 100_000) seen += decoder.decode(chunk, { stream: true });
        if (seen.includes(text)) resolve();
      }
      reject(new Error(`PostgreSQL did not start: ${seen}`));
    })();
  });
}
