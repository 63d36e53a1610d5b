import { serveRequests } from "../bench/calls/child.ts";

/** The carrier beside an attack: signed webhooks, one after the other, from a process of its own. */
export type WebhookProbe = typeof requests;

/** A webhook that is answered alike however often it comes. */
export interface ProbedWebhook {
  url: string;
  form: Record<string, string>;
  signature: string;
}

/** Milliseconds between an answer and the next webhook, and after which one counts as lost. */
const PAUSE = 4;
const LOST = 20_000;

let isRunning = false;
let ended: Promise<number[]> = Promise.resolve([]);

const requests = {
  /** Begins to send it. */
  begin(webhook: ProbedWebhook) {
    isRunning = true;
    ended = sendAll(webhook);
  },

  /** @returns how long each answer took, in milliseconds */
  async end() {
    isRunning = false;
    return ended;
  },
};

async function sendAll({ url, form, signature }: ProbedWebhook): Promise<number[]> {
  const waits: number[] = [];
  while (isRunning) {
    const start = performance.now();
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "x-twilio-signature": signature },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(LOST),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      await response.text();
      waits.push(performance.now() - start);
    } catch (error) {
      if (performance.now() - start < LOST) throw error;
      waits.push(LOST);
    }
    await Bun.sleep(PAUSE);
  }
  return waits;
}

serveRequests(requests);
