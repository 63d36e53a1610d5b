import type { Runtime } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { AccountKind } from "./account.ts";
import { createEmulator } from "./create-emulator.ts";

/** An emulator that listens on a port of its own. */
export interface ServedEmulator {
  /** What a client of Twilio's REST API takes for `https://api.twilio.com`. */
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
  stop(): Promise<void>;
}

export interface ServedEmulatorOptions {
  runtime: Pick<Runtime, "clock" | "timers" | "random" | "network">;
  /** 0 for any free one. */
  port: number;
  speed: number;
  callsPerSecond: number;
  /** `business` unless said otherwise. */
  account?: AccountKind | undefined;
  /** As `createEmulator` has them. */
  tellsInterruptions?: boolean;
  keep?: number;
  resolveUrl?(publicUrl: string): string;
  /** The same account, calls and people for the same number; `null` for others at each start. */
  seed: number | null;
}

/**
 * Starts the emulator alone, on 127.0.0.1. Apps are reached where their webhooks say.
 * @throws Bun's error with `code: "EADDRINUSE"` if the port is taken
 */
export function serveEmulator(options: ServedEmulatorOptions): ServedEmulator {
  const { seed, speed, callsPerSecond, tellsInterruptions = false } = options;
  const random = seed === null ? options.runtime.random : seededRandom(seed);
  const account = {
    accountSid: `AC${random.bytes(16).toHex()}`,
    authToken: random.bytes(16).toHex(),
  };
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: options.port,
    // A request that is never answered is one of the things it can do.
    idleTimeout: 0,
    fetch: (request): Promise<Response> => emulator.fetch(request),
  });
  const url = `http://127.0.0.1:${server.port}`;
  const emulator = createEmulator({
    runtime: { ...options.runtime, random },
    ...account,
    speed,
    callsPerSecond,
    ...(options.account && { account: options.account }),
    ...(options.keep !== undefined && { keep: options.keep }),
    ...(options.resolveUrl && { resolveUrl: options.resolveUrl }),
    tellsInterruptions,
    baseUrl: url,
  });
  return {
    url,
    ...account,
    from: emulator.from,
    async stop() {
      emulator.close();
      await server.stop(true);
    },
  };
}
