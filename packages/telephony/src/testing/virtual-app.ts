import type { Network, SocketHandlers } from "@rufbaum/runtime";
import { renderScript, verifyRelayHandshake, verifyWebhook } from "../twilio/index.ts";

/** One thing that reached the scripted app, in the order it came. */
export interface Seen {
  /** Milliseconds of the emulator's clock since the app was made. */
  at: number;
  /** `answer`, `status`, `relay-ended`, `fallback`, `socket`, or a frame's type. */
  what: string;
  data: Record<string, string>;
  /** A webhook's idempotency token. */
  token?: string;
}

export interface RelayPeer {
  send(frame: object | string): void;
  close(code?: number, reason?: string): void;
}

export interface VirtualAppOptions {
  authToken: string;
  publicUrl: string;
  now(): number;
  /** The carrier's REST API, asked for addresses below `restBase`. */
  restBase: string;
  rest(request: Request): Promise<Response>;
  /** Answers a webhook; TwiML that joins the relay, and hangs up after it, unless given. */
  webhook?(
    route: string,
    form: URLSearchParams,
    url: URL,
  ): Response | Promise<Response> | undefined;
  /** A frame came over the relay's socket. */
  frame?(frame: Record<string, unknown>, peer: RelayPeer): void;
  refuseSocket?: boolean;
}

/** An app and the network around it, all inside one process: it notes what the carrier sends. */
export function virtualApp(options: VirtualAppOptions) {
  const { authToken, publicUrl, now, restBase } = options;
  const begin = now();
  const seen: Seen[] = [];
  const forged: string[] = [];
  const closes: { code: number; reason: string }[] = [];

  function note(what: string, data: Record<string, string>, token?: string): void {
    seen.push({ at: now() - begin, what, data, ...(token !== undefined && { token }) });
  }

  async function webhook(url: URL, init: RequestInit): Promise<Response> {
    const body = String(init.body ?? "");
    const route = url.pathname.split("/").at(-1) ?? "";
    const headers = new Headers(init.headers);
    const signature = headers.get("x-twilio-signature");
    const request = { authToken, publicUrl, path: url.pathname, search: url.search, signature };
    if (!verifyWebhook({ ...request, form: body })) forged.push(route);
    const form = init.method === "GET" ? url.searchParams : new URLSearchParams(body);
    note(route, Object.fromEntries(form), headers.get("i-twilio-idempotency-token") ?? "");
    const own = await options.webhook?.(route, form, url);
    if (own) return own;
    if (route === "status") return new Response(null, { status: 204 });
    const callId = url.searchParams.get("call") ?? "";
    const context = { publicUrl, callId };
    return xml(
      route === "answer"
        ? renderScript([{ do: "converse", resumed: false }], context)
        : renderScript([{ do: "hang-up" }], context),
    );
  }

  function connect(url: string, headers: Record<string, string>, handlers: SocketHandlers) {
    const { pathname } = new URL(url);
    const signature = headers["x-twilio-signature"];
    if (!verifyRelayHandshake({ authToken, publicUrl, path: pathname, signature })) {
      forged.push("socket");
    }
    let open = !options.refuseSocket;
    function shut(code: number, reason: string): void {
      if (!open) return;
      open = false;
      closes.push({ code, reason });
      queueMicrotask(() => handlers.close(code, reason));
    }
    const peer: RelayPeer = {
      send(frame) {
        const text = typeof frame === "string" ? frame : JSON.stringify(frame);
        if (open) queueMicrotask(() => handlers.message(text));
      },
      close: (code = 1006, reason = "") => shut(code, reason),
    };
    queueMicrotask(() => {
      if (!open) return handlers.close(1006, "refused");
      note("socket", {});
      handlers.open();
    });
    return {
      send(text: string) {
        const frame = JSON.parse(text) as Record<string, unknown>;
        note(String(frame.type), textFields(frame));
        options.frame?.(frame, peer);
      },
      close: (code = 1000, reason = "") => shut(code, reason),
    };
  }

  const network: Network = {
    async fetch(url, init = {}) {
      if (url.startsWith(restBase)) {
        const path = url.slice(new URL(restBase).origin.length);
        return options.rest(new Request(`http://carrier.test${path}`, init));
      }
      if (url.startsWith(publicUrl)) return untilAborted(webhook(new URL(url), init), init.signal);
      throw Object.assign(new Error("nobody is there"), { code: "ECONNREFUSED" });
    },
    connect: (url, { headers, handlers }) => connect(url, headers ?? {}, handlers),
  };
  return { network, seen, forged, closes };
}

export function xml(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/xml" } });
}

function untilAborted<T>(promise: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  signal?.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  return Promise.race([promise, aborted.promise]);
}

function textFields(frame: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, String(value)]));
}
