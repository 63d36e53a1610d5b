import { join } from "node:path";
import type { Started } from "./server-process.ts";

/** The program in a process of its own; after a kill it can be started again on the same data. */
export interface KillableServer {
  /** Where it listens; waits while it is down. */
  url(): Promise<string>;
  /** Asks over HTTP with the right of the command line; POST where there is a body, unless said otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it checks
  ask(path: string, body?: object, method?: string): Promise<any>;
  /** Sends a file. */
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it checks
  send(path: string, file: string): Promise<any>;
  /** Where it listens at this moment; `null` while it is down. */
  listensAt(): string | null;
  /** Ends it with SIGKILL in the middle of whatever it does, and starts it again so much later. */
  killAndRestart(downFor?: number): Promise<void>;
  stop(): Promise<void>;
  /** What all of its lives have written. */
  logged(): string;
}

export async function startKillableServer(
  environment: Record<string, string>,
): Promise<KillableServer> {
  let child: Bun.Subprocess;
  let started: Promise<Started>;
  const written: string[] = [];
  let address: string | null = null;

  function start(): Promise<Started> {
    return new Promise((resolve, reject) => {
      child = Bun.spawn([process.execPath, join(import.meta.dir, "server-process.ts")], {
        env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", ...environment },
        stdin: "ignore",
        stdout: "pipe",
        stderr: "pipe",
        ipc(message) {
          address = (message as Started).url;
          resolve(message as Started);
        },
        onExit: (_, code) => reject(new Error(`it ended with ${code}:\n${written.join("")}`)),
      });
      void collect(child.stdout as ReadableStream<Uint8Array>);
      void collect(child.stderr as ReadableStream<Uint8Array>);
    });
  }

  async function collect(stream: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of stream) written.push(decoder.decode(chunk, { stream: true }));
  }

  async function end(): Promise<void> {
    address = null;
    child.kill("SIGKILL");
    await child.exited;
  }

  async function request(path: string, init: RequestInit) {
    const { url, localToken } = await started;
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${localToken}`,
        "rufbaum-person": "Ada",
        ...init.headers,
      },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  started = start();
  await started;
  return {
    url: async () => (await started).url,
    ask: (path, body, method = body ? "POST" : "GET") =>
      request(path, {
        method,
        ...(body && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      }),
    send: (path, file) =>
      request(path, { method: "POST", headers: { "content-type": "text/csv" }, body: file }),
    listensAt: () => address,
    async killAndRestart(downFor = 0) {
      const over = Promise.withResolvers<void>();
      started = over.promise.then(start);
      await end();
      if (downFor > 0) await Bun.sleep(downFor);
      over.resolve();
      await started;
    },
    stop: end,
    logged: () => written.join(""),
  };
}
