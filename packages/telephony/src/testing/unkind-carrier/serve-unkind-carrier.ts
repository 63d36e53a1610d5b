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
  /** Where the program that is published under `publicUrl` listens; waits while it is down. */
  localUrl(): string | Promise<string>;
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
  const here = async (url: string) => {
    const { origin, pathname, search } = new URL(url);
    if (origin.replace(/^ws/, "http") !== publicUrl) throw new Error(`${origin} is nowhere`);
    return `${await localUrl()}${pathname}${search}`;
  };
  return {
    fetch: async (url, init) => fetch(await here(url), init),
    connect(url, headers, handlers) {
      let socket: Socket | null = null;
      let isOver = false;
      const close = (code: number) => {
        if (isOver) return;
        isOver = true;
        handlers.close(code);
      };
      void here(url).then((address) => {
        if (isOver) return;
        socket = openSocket(address.replace(/^http/, "ws"), headers);
        socket.onopen = () => handlers.open();
        socket.onmessage = ({ data }) => handlers.message(String(data));
        socket.onclose = ({ code }) => close(code);
        socket.onerror = () => close(1006);
      });
      return {
        send(text) {
          if (socket?.readyState === WebSocket.OPEN) socket.send(text);
        },
        close(code, reason) {
          isOver ||= socket === null;
          // A client may send no 1007 here, so its neighbour among the free ones stands for it.
          socket?.close(code === 1007 ? 4007 : code, reason);
        },
        drop: () => socket?.terminate(),
      };
    },
  };
}

/** Bun's socket, which can be dropped without a word. */
type Socket = WebSocket & { terminate(): void };

/** Bun's own option: the standard constructor takes protocols there. */
function openSocket(address: string, headers: Record<string, string>): Socket {
  return new WebSocket(address, { headers } as unknown as string[]) as Socket;
}
