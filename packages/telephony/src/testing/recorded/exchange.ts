import type { Network } from "@rufbaum/runtime";

/** One request of the adapter's and what came back; headers, and with them credentials, are not kept. */
export interface Exchange {
  request: {
    method: string;
    path: string;
    /** The form's fields as they were sent: joined by `&` they are the body. */
    form: string[];
  };
  /** `null`: none until the adapter gave up. `body`: what JSON says, else text, else Base64. */
  answer: { status: number; type: string; body: unknown } | null;
}

/** What one promise took: its exchanges in their order, and what the carrier told beside them. */
export interface Recorded {
  exchanges: Exchange[];
  told: Record<string, string>;
}

/** Bytes kept of a sound: its header tells what it is. */
const KEPT_BYTES = 44;

/** The network below `base`, writing down what goes over it. */
export function recordingNetwork(network: Network, base: string, exchanges: Exchange[]): Network {
  return {
    ...network,
    async fetch(url, init = {}) {
      if (!url.startsWith(base)) return network.fetch(url, init);
      const exchange: Exchange = { request: requestOf(url, init, base), answer: null };
      exchanges.push(exchange);
      const answer = await network.fetch(url, init);
      if (init.signal?.aborted) return answer;
      const type = answer.headers.get("content-type") ?? "";
      const bytes = new Uint8Array(await answer.clone().arrayBuffer());
      exchange.answer = { status: answer.status, type, body: bodyOf(type, bytes) };
      return answer;
    },
  };
}

/**
 * Answers as it was written down, each exchange once and in its order. `faults` are requests that
 * were not made then: an adapter may well swallow the error it is given for them.
 */
export function replayingNetwork(base: string, exchanges: readonly Exchange[], faults: string[]) {
  const left = [...exchanges];
  const network: Network = {
    async fetch(url, init = {}) {
      const asked = JSON.stringify(requestOf(url, init, base));
      const exchange = left.shift();
      const expected = JSON.stringify(exchange?.request ?? "nothing more");
      if (!exchange || asked !== expected) {
        faults.push(`asked ${asked}, recorded was ${expected}`);
        throw new Error("this was not asked when it was recorded");
      }
      if (!exchange.answer) return untilAborted(init.signal);
      const { status, type, body } = exchange.answer;
      return new Response(bytesOf(type, body), {
        status,
        headers: type ? { "content-type": type } : {},
      });
    },
    connect: () => {
      throw new Error("the adapter opens no socket");
    },
  };
  return { network, left: () => left.length };
}

function requestOf(url: string, init: RequestInit, base: string): Exchange["request"] {
  const body = String(init.body ?? "");
  return {
    method: init.method ?? "GET",
    path: url.slice(base.length),
    form: body === "" ? [] : body.split("&"),
  };
}

function bodyOf(type: string, bytes: Uint8Array): unknown {
  if (type.startsWith("audio/")) return bytes.slice(0, KEPT_BYTES).toBase64();
  const text = new TextDecoder().decode(bytes);
  return isJson(type) ? JSON.parse(text) : text;
}

function bytesOf(type: string, body: unknown): BodyInit | null {
  if (type.startsWith("audio/")) return Uint8Array.fromBase64(String(body));
  return isJson(type) ? JSON.stringify(body) : String(body) || null;
}

function isJson(type: string): boolean {
  return type.startsWith("application/json");
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
