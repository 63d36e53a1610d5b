import type { Network, Random, Timers } from "@rufbaum/runtime";
import { signRequest } from "../twilio/sign.ts";

/** What came back of a webhook, or the carrier's code for what went wrong. */
export type WebhookAnswer =
  | { ok: true; body: string; contentType: string }
  | { ok: false; errorCode: number };

export interface Webhooks {
  /** Posts a signed form; never throws. */
  post(url: string, parameters: Readonly<Record<string, string>>): Promise<WebhookAnswer>;
  /** The signature over the relay's address. */
  sign(url: string): string;
  close(): void;
}

/** Twilio's hard limit for voice, in real milliseconds: a slow app is slow at any speed. */
const TIMEOUT = 15_000;
/** Only a connection that could not be made is tried once more. */
const ATTEMPTS = 2;
const LARGEST_BODY = 65_536;
const HTTP_FAILURE = 11200;
const CONNECTION_FAILURE = 11205;
const TOO_LARGE = 11750;

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
    url: string,
    parameters: Readonly<Record<string, string>>,
    idempotencyToken: string,
  ): Promise<WebhookAnswer | "not-connected"> {
    const abort = new AbortController();
    running.add(abort);
    let late = false;
    const cancel = timers.after(TIMEOUT, () => {
      late = true;
      abort.abort();
    });
    try {
      const response = await network.fetch(resolveUrl(url), {
        method: "POST",
        body: new URLSearchParams(parameters).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded; charset=utf-8",
          "x-twilio-signature": signRequest(authToken, url, parameters),
          "i-twilio-idempotency-token": idempotencyToken,
        },
        signal: abort.signal,
      });
      const body = await response.text();
      if (!response.ok) return { ok: false, errorCode: HTTP_FAILURE };
      if (body.length > LARGEST_BODY) return { ok: false, errorCode: TOO_LARGE };
      return { ok: true, body, contentType: response.headers.get("content-type") ?? "" };
    } catch {
      return late || closed ? { ok: false, errorCode: CONNECTION_FAILURE } : "not-connected";
    } finally {
      cancel();
      running.delete(abort);
    }
  }

  return {
    async post(url, parameters) {
      // The fragment holds the connection's settings: it is neither sent nor signed.
      const [address = url] = url.split("#");
      const idempotencyToken = uuid(random);
      for (let tries = 0; tries < ATTEMPTS && !closed; tries++) {
        const answer = await attempt(address, parameters, idempotencyToken);
        if (answer !== "not-connected") return answer;
      }
      return { ok: false, errorCode: CONNECTION_FAILURE };
    },
    sign: (url) => signRequest(authToken, url),
    close() {
      closed = true;
      for (const abort of running) abort.abort();
    },
  };
}

function uuid(random: Random): string {
  const hex = random.bytes(16).toHex();
  return [0, 8, 12, 16, 20].map((start, index, all) => hex.slice(start, all[index + 1])).join("-");
}
