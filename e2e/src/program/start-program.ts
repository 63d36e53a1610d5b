import { dirname, join } from "node:path";
import { realDisk } from "@rufbaum/runtime/real";
import { readLocalServer } from "@rufbaum/store";

export interface ProgramOptions {
  /** Its data directory. */
  data: string;
  /** 0, the default: any free one. */
  port?: number;
  env?: Record<string, string>;
  /** How it is started; `bun run start`, if nothing else is said. */
  command?: string[];
  /** Where it is started; the checkout. */
  cwd?: string;
}

/** The program as a process of its own, started the way users do. */
export interface Program {
  url: string;
  /** What the first start made up and showed; `null` later. */
  password: string | null;
  /** A request as the command line makes it, with the token of this machine. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Everything it has written. */
  output(): string;
  /** Lets it stand still as it is, and go on. */
  freeze(): void;
  thaw(): void;
  /** Asks it to end, and waits. @returns its exit code */
  stop(): Promise<number>;
  /** Ends it in the middle of whatever it does, as `kill -9` would, and waits. */
  crash(): Promise<void>;
}

export const ROOT = join(import.meta.dir, "../../..");

/** Starts the program and waits until it says where it runs. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { data, port = 0, cwd = ROOT } = options;
  const command = options.command ?? [process.execPath, "run", "--silent", "start"];
  const child = Bun.spawn(command, {
    cwd,
    env: environment({ PORT: String(port), RUFBAUM_DATA: data, ...options.env }),
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const written = collect(child);
  await written.until((text) => text.includes(READY) || written.isOver());
  const url = /runs at (http:\S+)/.exec(written.text())?.[1];
  const local = await readLocalServer(realDisk, data);
  if (!url || !local) {
    child.kill("SIGKILL");
    throw new Error(`The program did not start:\n${written.text()}`);
  }
  return {
    url,
    password: /^ {4}(\S+)$/m.exec(written.text())?.[1] ?? null,
    output: written.text,
    ask: (path, init) =>
      fetch(url + path, {
        ...init,
        headers: { authorization: `Bearer ${local.token}`, ...init?.headers },
      }),
    freeze: () => void process.kill(local.pid, "SIGSTOP"),
    thaw: () => void process.kill(local.pid, "SIGCONT"),
    async stop() {
      if (child.exitCode === null) child.kill("SIGTERM");
      return child.exited;
    },
    async crash() {
      process.kill(local.pid, "SIGKILL");
      await child.exited;
    },
  };
}

const READY = "Stop it with Ctrl-C.";

/** Nothing of this machine's configuration but where programs are found, and how Bun compiles. */
export function environment(own: Record<string, string>): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  const compiler = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith("BUN_JSC_") && value ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(compiler),
    PATH: `${dirname(process.execPath)}:${PATH}`,
    HOME,
    ...own,
  };
}

type Child = Bun.Subprocess<"ignore", "pipe", "pipe">;

/** What a child writes, and a way to wait for it. */
function collect(child: Child) {
  let text = "";
  let open = 2;
  let told = () => {};
  async function read(stream: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      told();
    }
    open -= 1;
    told();
  }
  void read(child.stdout);
  void read(child.stderr);
  return {
    text: () => text,
    isOver: () => open === 0,
    async until(isReached: (text: string) => boolean): Promise<void> {
      while (!isReached(text)) {
        await new Promise<void>((resolve) => {
          told = resolve;
        });
      }
    },
  };
}
