import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import { type Call, serveUnkindCarrier } from "@rufbaum/telephony/unkind-carrier";
import { NO_RULES } from "../no-rules.ts";
import { willing } from "../unkind-people.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";

/** A call in whose course the server was killed, as its callee and its transcript have it. */
export interface KilledCall {
  status: string;
  outcome: string | null;
  /** Milliseconds of the call's own time from its answer to the kill; `null` before it. */
  killedAfter: number | null;
  heard: readonly string[];
  /** Heard twice, but the first time ended so shortly before the kill that it can't be stored. */
  isUntold: boolean;
  /** What stands in the transcript of what the agent said. */
  written: readonly string[];
}

export interface KillGround {
  /** Places calls, kills the server when `isTime` says so, and sees the calls to their end. */
  round(options: { calls: number; isTime(calls: readonly Call[]): boolean }): Promise<KilledCall[]>;
  close(): Promise<void>;
}

const ACCOUNT = `AC${"7".repeat(32)}`;
const TOKEN = "8".repeat(32);
const FROM = "+493023125000";
const PUBLIC_URL = "https://voice.example.test";
/** Milliseconds that what was heard takes at most to be told and stored. */
const TOLD_WITHIN = 250;
/** How much faster than in life. */
export const SPEED = 10;
/** Milliseconds between the answers of a round's calls: one is asked while the next is greeted. */
const APART = 11_000;
/** Who thinks before the first answer has heard the greeting and said nothing yet. */
const HESITANT = willing([
  { to: /Spreche ich mit/, does: { says: "Ja, am Apparat." }, after: 6_000, times: 9 },
]);

/** A server in a process of its own with the unkind carrier before it, which outlives it. */
export async function openKillGround(): Promise<KillGround> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-kills-"));
  const places = new Map<string, number>();
  let server: KillableServer | null = null;
  const carrier = serveUnkindCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    from: FROM,
    publicUrl: PUBLIC_URL,
    localUrl: () => server?.url() ?? "",
    fateOf: (number) => ({
      phone: { is: "answered", after: 500 + (places.get(number) ?? 0) * APART },
      person: HESITANT,
    }),
    speed: SPEED,
  });
  const lives = await startKillableServer({
    PUBLIC_URL,
    RUFBAUM_DATA: directory,
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_FROM: FROM,
    TWILIO_API_BASE: carrier.url,
  });
  server = lives;
  await lives.ask("/api/numbers/check", {});
  // More rounds than an account is usually allowed.
  const lifted = { atOnce: null, perMinute: null, minutesPerDay: null };
  await lives.ask("/api/settings/limits", lifted, "PUT");
  await lives.ask("/api/settings/lawful-calling", NO_RULES, "PUT");
  const [tree] = await lives.ask("/api/decision-trees");

  async function close(): Promise<void> {
    await lives.stop();
    await carrier.stop();
    await rm(directory, { recursive: true, force: true });
  }

  async function round({ calls, isTime }: Parameters<KillGround["round"]>[0]) {
    const before = carrier.calls().length;
    const placed = await Promise.all(
      Array.from({ length: calls }, (_, place) => {
        const to = `+493023125${String(place).padStart(3, "0")}`;
        places.set(to, place);
        return lives.ask("/api/make-call", { to, treeId: tree.id });
      }),
    );
    const there = () => carrier.calls().slice(before);
    await until(() => isTime(there()));
    const killedAt = Date.now();
    await lives.killAndRestart();
    await until(() => there().every(({ isOver }) => isOver));
    await until(async () => (await lives.ask("/api/calls/active")).length === 0);
    return Promise.all(
      placed.map(({ callId, callSid }) => {
        const call = there().find(({ sid }) => sid === callSid);
        return view(callId, call, killedAt);
      }),
    );
  }

  async function view(
    callId: string,
    call: Call | undefined,
    killedAt: number,
  ): Promise<KilledCall> {
    const { status, outcome, messages } = await lives.ask(`/api/calls/${callId}`);
    const answeredAt = call?.answeredAt ?? null;
    const heard = call?.callee.heard ?? [];
    const [first = 0, ...more] = heard.flatMap((text, place) =>
      GREETING.test(text) ? [call?.callee.heardAt[place] ?? 0] : [],
    );
    const isAnswered = answeredAt !== null && answeredAt < killedAt;
    return {
      status,
      outcome,
      killedAfter: isAnswered ? (killedAt - answeredAt) * SPEED : null,
      heard,
      isUntold: more.length === 1 && first > killedAt - TOLD_WITHIN,
      written: messages
        .filter(({ speaker }: { speaker: string }) => speaker === "ai")
        .map(({ message }: { message: string }) => message),
    };
  }

  return { round, close };
}

/** What is wrong about a call: it has to be led to its end, with one greeting. */
export function faultsOfKilled(call: KilledCall): string[] {
  const { status, outcome, heard, isUntold, written } = call;
  const faults: string[] = [];
  if (status !== "completed" || outcome !== "appointment") faults.push(`${status}, ${outcome}`);
  const greeted = heard.filter((text) => GREETING.test(text)).length;
  if (greeted !== 1 && !isUntold) faults.push(`heard ${greeted} whole greetings`);
  const greetings = written.filter((text) => GREETING.test(text)).length;
  if (greetings !== 1) faults.push(`${greetings} greetings are written down`);
  return faults;
}

/** The sample tree's, from its first word to its last. */
const GREETING = /^Guten Tag, hier ist Lena, die KI-Assistentin .* interessiert haben\.\s*$/;
