import type { Network, Random, Timers } from "@rufbaum/runtime";
import { signRequest } from "../twilio/sign.ts";
import type { Address } from "./call-record.ts";
import { type ConnectionSettings, readConnectionSettings } from "./connection-settings.ts";

/** What came back of a webhook, or the carrier's code for what went wrong. */
export type WebhookAnswer =
  | { ok: true; body: string; contentType: string }
  | { ok: false; errorCode: number };

type Parameters = Readonly<Record<string, string>>;

export interface Webhooks {
  /** Sends a signed form, or a signed query; never throws. The token is the same for each try. */
  send(address: Address, parameters: Parameters, token?: string): Promise<WebhookAnswer>;
  /** An idempotency token. */
  token(): string;
  /** The signature over the relay's address. */
  sign(url: string): string;
  close(): void;
}

const LARGEST_BODY = 65_536;
const HTTP_FAILURE = 11200;
const CONNECTION_FAILURE = 11205;
const TOO_LARGE = 11750;

type Failure = "4xx" | "5xx" | "ct" | "rt";
type Attempt = WebhookAnswer & { failure?: Failure };

/** Times are real milliseconds: a slow app is slow at any speed of the emulator. */
export function createWebhooks(options: {
  authToken: string;
  network: Network;
  timers: Timers;
  random: Random;
  /** Signed is the public address; this one is asked. */
  resolveUrl(publicUrl: string): string;
}): Webhooks {
  const { authToken, network, timers, random, resolveUrl } = options;
  const running = new Set<AbortController>();
  let closed = false;

  async function attempt(
    { url, method }: Address,
    parameters: Parameters,
    token: string,
    { timeout }: ConnectionSettings,
  ): Promise<Attempt> {
    const abort = new AbortController();
    running.add(abort);
    let late = false;
    const cancel = timers.after(timeout, () => {
      late = true;
      abort.abort();
    });
    const isGet = method === "GET";
    const signed = isGet ? withQuery(url, parameters) : url;
    try {
      const response = await network.fetch(resolveUrl(signed), {
        method,
        ...(!isGet && { body: new URLSearchParams(parameters).toString() }),
        headers: {
          ...(!isGet && { "content-type": "application/x-www-form-urlencoded; charset=utf-8" }),
          "x-twilio-signature": signRequest(authToken, signed, isGet ? {} : parameters),
          "i-twilio-idempotency-token": token,
        },
        signal: abort.signal,
      });
      const body = await response.text();
      if (!response.ok) {
        const failure = response.status < 500 ? "4xx" : "5xx";
        return { ok: false, errorCode: HTTP_FAILURE, failure };
      }
      if (body.length > LARGEST_BODY) return { ok: false, errorCode: TOO_LARGE };
      return { ok: true, body, contentType: response.headers.get("content-type") ?? "" };
    } catch {
      return { ok: false, errorCode: CONNECTION_FAILURE, failure: late ? "rt" : "ct" };
    } finally {
      cancel();
      running.delete(abort);
    }
  }

  async function send(
    { url, method }: Address,
    parameters: Parameters,
    token = uuid(random),
  ): Promise<WebhookAnswer> {
    // The fragment holds the connection's settings: it is neither sent nor signed.
    const [address = url, fragment = ""] = url.split("#");
    const settings = readConnectionSettings(fragment);
    let answer: Attempt = { ok: false, errorCode: CONNECTION_FAILURE };
    for (let tries = 0; tries <= settings.retries && !closed; tries++) {
      answer = await attempt({ url: address, method }, parameters, token, settings);
      const { failure } = answer;
      const again = settings.retriesAfter.has("all") || settings.retriesAfter.has(failure ?? "");
      if (failure === undefined || !again) break;
    }
    return answer;
  }

  return {
    send,
    token: () => uuid(random),
    sign: (url) => signRequest(authToken, url),
    close() {
      closed = true;
      for (const abort of running) abort.abort();
    },
  };
}

function withQuery(url: string, parameters: Parameters): string {
  return `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams(parameters)}`;
}

function uuid(random: Random): string {
  const hex = random.bytes(16).toHex();
  return [0, 8, 12, 16, 20].map((start, index, all) => hex.slice(start, all[index + 1])).join("-");
}
