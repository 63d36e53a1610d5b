import { realNetwork } from "@rufbaum/runtime/real";
import { seededRandom, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import { createClient } from "../client.ts";
import type { Connection } from "../connection/connection.ts";
import { NO_DASHBOARD } from "../connection/launch.ts";
import type { CliDeps } from "../deps.ts";
import type { ExitCode } from "../errors.ts";
import { run } from "../run.ts";
import { FAKE_URL, type FakeServer } from "./fake-server.ts";
import { binaryText, memoryDisk } from "./memory-disk.ts";

export interface FakeCli {
  /** Runs a command line and gives what it has written since the last one. */
  run(...words: string[]): Promise<{ code: ExitCode; stdout: string; stderr: string }>;
  /** What has been written to stdout so far. */
  stdout(): string;
  deps: CliDeps;
  time: VirtualTime;
  files: Map<string, string>;
}

export interface FakeCliOptions {
  server?: FakeServer;
  /** The connection's server is one of the command's own. */
  isOwn?: boolean;
  canCall?: boolean;
  again?: Connection["again"];
  files?: Record<string, string | Uint8Array<ArrayBuffer>>;
  stdin?: string;
  isTerminal?: boolean;
  overrides?: Partial<CliDeps>;
}

/** A command line without a machine: what it reaches for is handed in or kept in memory. */
export function fakeCli(options: FakeCliOptions = {}): FakeCli {
  const time = virtualTime();
  const disk = memoryDisk(options.files);
  const network = options.server?.network ?? realNetwork;
  const isTerminal = options.isTerminal ?? false;
  let out = "";
  let err = "";
  const writeOut = (content: string | Uint8Array) => {
    out += typeof content === "string" ? content : binaryText(content);
  };
  const writeErr = (content: string | Uint8Array) => {
    err += typeof content === "string" ? content : binaryText(content);
  };
  const client = createClient({ url: FAKE_URL, token: "secret-of-the-tests", network });
  const deps: CliDeps = {
    env: {},
    runtime: { clock: time, timers: time, random: seededRandom(1), network, disk },
    stdin: {
      isTerminal,
      read: async (limit) => {
        const bytes = Buffer.from(options.stdin ?? "");
        return bytes.length > limit ? null : bytes;
      },
      readLine: async () => options.stdin ?? "",
      async *bytes() {
        yield Buffer.from(options.stdin ?? "");
      },
      async *parts() {
        yield options.stdin ?? "";
      },
      async *lines() {
        yield* (options.stdin ?? "").split("\n").slice(0, -1);
      },
    },
    stdout: { write: writeOut, ready: async () => {}, isTerminal, columns: isTerminal ? 80 : null },
    stderr: { write: writeErr, ready: async () => {}, isTerminal, columns: null },
    connect: async () => ({
      client,
      isOwn: options.isOwn ?? false,
      canCall: options.canCall ?? true,
      again: options.again ?? (async () => client),
      close: async () => {},
    }),
    launch: () => Promise.reject(new Error("No server is started in this test.")),
    machine: {
      bunVersion: "1.4.5",
      cores: 1,
      isPortFree: async () => true,
      run: async () => null,
      userName: () => "tester",
    },
    loadDashboard: async () => NO_DASHBOARD,
    stopRequested: () => new Promise(() => {}),
    leave() {},
    ...options.overrides,
  };
  return {
    deps,
    time,
    files: disk.files,
    stdout: () => out,
    async run(...words) {
      out = "";
      err = "";
      const code = await run(words, deps);
      return { code, stdout: out, stderr: err };
    },
  };
}
