import type { Network, SocketHandlers } from "@rufbaum/runtime";
import type { LiveMessage } from "../client.ts";

export const FAKE_URL = "http://rufbaum.test";

export interface Asked {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: string;
  bytes: Uint8Array;
}

/** Answers a request: a value becomes JSON, a `Response` goes out as it is. */
export type Handler = (asked: Asked) => unknown;

export interface FakeServer {
  network: Network;
  /** What was asked, in order, as `GET /api/tokens`. */
  asked: string[];
  requests: Asked[];
  /** What was sent over live sockets. */
  heard: unknown[];
  /** Tells all who are connected. */
  tell(message: LiveMessage): void;
  /** Cuts the live sockets. */
  cut(): void;
}

/** A server that knows only these routes; `:id` stands for any one part of the path. */
export function fakeServer(
  routes: Record<string, Handler>,
  { hasSocket = true }: { hasSocket?: boolean } = {},
): FakeServer {
  const sockets = new Set<SocketHandlers>();
  const server: FakeServer = {
    asked: [],
    requests: [],
    heard: [],
    tell(message) {
      for (const socket of sockets) socket.message(JSON.stringify(message));
    },
    cut() {
      for (const socket of sockets) socket.close(1006, "cut");
      sockets.clear();
    },
    network: {
      async fetch(address, init) {
        const url = new URL(address);
        const bytes = await new Response(init?.body).bytes();
        const asked: Asked = {
          method: init?.method ?? "GET",
          path: url.pathname,
          search: url.searchParams,
          headers: new Headers(init?.headers),
          body: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
          bytes,
        };
        server.requests.push(asked);
        server.asked.push(`${asked.method} ${asked.path}`);
        const handler = find(routes, asked);
        if (!handler) return refusal(404, "not-found", "Das gibt es hier nicht.");
        const answer = await handler(asked);
        return answer instanceof Response ? answer : Response.json(answer);
      },
      connect(_address, { handlers }) {
        queueMicrotask(() => {
          if (!hasSocket) return handlers.close(1006, "refused");
          sockets.add(handlers);
          handlers.open();
        });
        return {
          send: (text) => void server.heard.push(JSON.parse(text)),
          close: () => void sockets.delete(handlers),
        };
      },
    },
  };
  return server;
}

export function refusal(
  status: number,
  reason: string,
  message: string,
  details?: object,
): Response {
  return Response.json({ message, reason, ...(details ? { details } : {}) }, { status });
}

function find(routes: Record<string, Handler>, { method, path }: Asked): Handler | undefined {
  const exact = routes[`${method} ${path}`];
  if (exact) return exact;
  const key = Object.keys(routes).find((route) => {
    const [verb, pattern = ""] = route.split(" ");
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
    return verb === method && shape.test(path);
  });
  return key === undefined ? undefined : routes[key];
}
