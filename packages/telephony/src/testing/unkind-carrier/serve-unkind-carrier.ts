import { realClock, realTimers } from "@rufbaum/runtime/real";
import {
  createUnkindCarrier,
  type UnkindCarrier,
  type UnkindCarrierOptions,
} from "./unkind-carrier.ts";
import type { Reach } from "./world.ts";

export interface ServedCarrier extends UnkindCarrier {
  /** `TWILIO_API_BASE` of a program that is to use it. */
  url: string;
  stop(): Promise<void>;
}

type Options = Omit<UnkindCarrierOptions, "clock" | "timers" | "reach"> & {
  publicUrl: string;
  /** Where the program that is published under `publicUrl` listens at this moment. */
  localUrl(): string;
};

/** The unkind carrier on a free port of the loopback; it reaches the program where it listens. */
export function serveUnkindCarrier(options: Options): ServedCarrier {
  const carrier = createUnkindCarrier({
    ...options,
    clock: realClock,
    timers: realTimers,
    reach: reachOver(options),
  });
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    fetch: carrier.fetch,
  });
  return {
    ...carrier,
    url: `http://127.0.0.1:${server.port}`,
    stop: () => server.stop(true),
  };
}

/** What is signed for a public address reaches the program that listens here. */
function reachOver({ publicUrl, localUrl }: Pick<Options, "publicUrl" | "localUrl">): Reach {
  const here = (url: string) => {
    const { origin, pathname, search } = new URL(url);
    if (origin.replace(/^ws/, "http") !== publicUrl) throw new Error(`${origin} is nowhere`);
    return `${localUrl()}${pathname}${search}`;
  };
  return {
    fetch: (url, init) => fetch(here(url), init),
    connect(url, headers, handlers) {
      const address = here(url).replace(/^http/, "ws");
      // Bun's own option and method: the standard constructor takes protocols here.
      const socket = new WebSocket(address, { headers } as unknown as string[]) as WebSocket & {
        terminate(): void;
      };
      let isOver = false;
      const close = (code: number) => {
        if (isOver) return;
        isOver = true;
        handlers.close(code);
      };
      socket.onopen = () => handlers.open();
      socket.onmessage = ({ data }) => handlers.message(String(data));
      socket.onclose = ({ code }) => close(code);
      socket.onerror = () => close(1006);
      return {
        send: (text) => void (socket.readyState === WebSocket.OPEN && socket.send(text)),
        close: (code, reason) => socket.close(code === 1007 ? 4007 : code, reason),
        drop: () => socket.terminate(),
      };
    },
  };
}
