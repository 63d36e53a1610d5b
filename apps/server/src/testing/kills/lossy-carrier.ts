import type { Random } from "@rufbaum/runtime";
import { createEmulator } from "@rufbaum/telephony/emulator";
import type { CarrierCall } from "./campaign-checks.ts";
import { type Pace, pacedRuntime } from "./paced-runtime.ts";

/** What befalls a request that is to place a call, and how often, 0 to 1. */
export interface Losses {
  /** It is carried out, and answered with 500, or with half an answer. */
  answerLost: number;
  /** 429. */
  tooMany: number;
  /** Answered after a while. */
  slow: number;
}

/** The emulator on a port of its own, which outlives every server and finds one that is up. */
export interface LossyCarrier {
  /** The environment with which servers take it for Twilio. */
  account: Record<string, string>;
  /** All calls it ever had, by its own log. */
  log(): Promise<CarrierCall[]>;
  /** Our ids of calls of whose placing nobody was told, and when. Milliseconds of the pace. */
  lost: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const ACCOUNT_SID = `AC${"7".repeat(32)}`;
const AUTH_TOKEN = "8".repeat(32);
const PUBLIC_URL = "https://voice.example.test";
/** Nobody listens there. */
const NOWHERE = "http://127.0.0.1:1";
/** Milliseconds of the pace. */
const SLOWNESS = 3_000;

export function serveLossyCarrier(options: {
  pace: Pace;
  speed: number;
  losses: Losses;
  random: Random;
  /** Where the servers listen that are up. */
  listening(): readonly string[];
}): LossyCarrier {
  const { pace, speed, losses, random, listening } = options;
  const runtime = pacedRuntime(pace);
  const lost = new Map<string, number>();
  const emulator = createEmulator({
    runtime,
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    speed,
    callsPerSecond: 1_000,
    keep: 1_000_000,
    resolveUrl(url) {
      const up = listening();
      const chosen = up[Math.floor(random.number() * up.length)] ?? NOWHERE;
      const { protocol, pathname, search } = new URL(url);
      const origin = protocol === "wss:" ? chosen.replace("http", "ws") : chosen;
      return origin + pathname + search;
    },
  });
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    fetch: (request) => (isPlacing(request) ? place(request) : emulator.fetch(request)),
  });

  async function place(request: Request): Promise<Response> {
    const roll = random.number();
    if (roll < losses.tooMany) return refusal(429, 20429);
    if (roll < losses.tooMany + losses.slow) {
      await new Promise<void>((resolve) => void runtime.timers.after(SLOWNESS, resolve));
    }
    const isLost = roll > 1 - losses.answerLost;
    const form = new URLSearchParams(await request.clone().text());
    const answer = await emulator.fetch(request);
    if (!isLost || answer.status !== 201) return answer;
    const callId = new URL(form.get("Url") ?? PUBLIC_URL).searchParams.get("call") ?? "";
    lost.set(callId, runtime.clock.now());
    if (random.number() < 0.5) return refusal(500, 20500);
    const text = await answer.text();
    return new Response(text.slice(0, text.length / 2), { status: 201 });
  }

  return {
    account: {
      PUBLIC_URL,
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: emulator.from,
      TWILIO_API_BASE: `http://127.0.0.1:${server.port}`,
    },
    lost,
    async log() {
      const headers = { authorization: `Basic ${btoa(`${ACCOUNT_SID}:${AUTH_TOKEN}`)}` };
      const answer = await emulator.fetch(
        new Request("http://carrier.test/_emulator/log", { headers }),
      );
      const calls = (await answer.json()) as (CarrierCall & { direction: string })[];
      return calls.filter(({ direction }) => direction === "outbound-api");
    },
    async stop() {
      emulator.close();
      await server.stop(true);
    },
  };
}

function isPlacing({ method, url }: Request): boolean {
  return method === "POST" && url.endsWith("/Calls.json");
}

function refusal(status: number, code: number): Response {
  return Response.json({ code, status, message: "Not now" }, { status });
}
