import { signatureOf } from "./signature.ts";
import type { World } from "./world.ts";

export interface Asked {
  url: string;
  method?: string | undefined;
  form: Readonly<Record<string, string>>;
}

export type WebhookAnswer =
  | { ok: true; text: string; type: string }
  /** The carrier's own number of what went wrong. */
  | { ok: false; errorCode: number };

/** Milliseconds for the whole exchange, tries included. */
const TOTAL = 15_000;

/**
 * Asks a webhook. A connection that can't be made is tried again under the same idempotency token,
 * as often as the address' fragment says (once, unless it says so); an answer, however bad, is not.
 * Every other time the first answer is lost on its way, and so the same is asked twice.
 */
export async function ask(world: World, { url, method, form }: Asked): Promise<WebhookAnswer> {
  const token = world.sid("IT");
  const isLost = Number.parseInt(token.slice(-1), 16) % 2 === 0;
  if (isLost) await tryOnce(world, { url, method, form }, token);
  const tries = 1 + retriesOf(url);
  for (let n = 1; n <= tries; n++) {
    const answer = await tryOnce(world, { url, method, form }, token);
    if (answer !== "unreachable") return answer;
  }
  return { ok: false, errorCode: 11205 };
}

async function tryOnce(
  world: World,
  { url, method = "POST", form }: Asked,
  token: string,
): Promise<WebhookAnswer | "unreachable"> {
  const [address = ""] = url.split("#");
  const isGet = method === "GET";
  const query = new URLSearchParams(form).toString();
  const target = isGet ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
  const limit = new AbortController();
  const cancel = world.timers.after(TOTAL, () => limit.abort());
  try {
    const response = await world.reach.fetch(target, {
      method,
      redirect: "manual",
      signal: limit.signal,
      headers: {
        "X-Twilio-Signature": signatureOf(world.authToken, target, isGet ? {} : form),
        "I-Twilio-Idempotency-Token": token,
        "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
        "User-Agent": "TwilioProxy/1.1",
        Accept: "*/*",
      },
      ...(!isGet && { body: query }),
    });
    if (!response.ok) return { ok: false, errorCode: 11200 };
    const type = response.headers.get("content-type") ?? "";
    return { ok: true, text: await response.text(), type };
  } catch {
    return limit.signal.aborted ? { ok: false, errorCode: 11205 } : "unreachable";
  } finally {
    cancel();
  }
}

function retriesOf(url: string): number {
  const [, fragment = ""] = url.split("#");
  const wanted = Number(new URLSearchParams(fragment).get("rc") ?? 1);
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= 5 ? wanted : 1;
}
