import { fakeCarrier, fakeLine } from "@rufbaum/calls/testing";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { type Database, insertTree } from "@rufbaum/store";
import type { CallStatus, Carrier } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { wordsIn } from "@rufbaum/words";
import { onlyEnd } from "../carrier-ends.ts";
import { createLive } from "../live/live.ts";
import type { LiveMessage } from "../live/messages.ts";
import { type CallsDeps, createCalls } from "../modules/calls/service.ts";
import { createLawfulDialling } from "../modules/lawful-calling/lawful-dialling.ts";
import { CALL_DEFAULTS } from "../modules/settings/call-settings.ts";
import type { TelephonySettings } from "../modules/settings/telephony-settings.ts";
import { ACCOUNT, ownNumbers } from "./own-numbers.ts";

export const CALLEE = "+493023125001";
export const CALLER = "+493023125800";

/** Asks one question, and says goodbye. */
export const SMALL_TREE: Tree = {
  id: "tree_small",
  name: "Kleiner Baum",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  settings: { voicemailMessage: "Hier ist die Sonnwerk." },
  nodes: [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Passt es gerade?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "good" },
        { id: "no", condition: "Nein", targetNodeId: "bad" },
      ],
    }),
    node("good", "end", { content: "Wunderbar, bis bald.", outcome: "success" }),
    node("bad", "end", { content: "Dann auf Wiederhören.", outcome: "not-interested" }),
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
    { id: "c2", sourceNodeId: "ask", targetNodeId: "bad", condition: null },
  ],
};

function node(
  id: string,
  type: Tree["nodes"][number]["type"],
  more: object,
): Tree["nodes"][number] {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

export interface CallsProgramOptions {
  carrier?: Partial<Carrier>;
  settings?: Partial<TelephonySettings>;
  act?: () => Promise<void>;
  deps?: Partial<CallsDeps>;
  /** Whom the rules let tests call; `CALLEE` unless said otherwise. */
  ownNumbers?: readonly string[];
}

/** What leads calls, with a carrier that does what the test tells it, in virtual time. */
export async function callsProgram(db: Database, options: CallsProgramOptions = {}) {
  const time = virtualTime();
  const live = createLive();
  const published: LiveMessage[] = [];
  live.attach((_topic, text) => published.push(JSON.parse(text)));
  const acted: string[] = [];
  const logged: string[] = [];
  const carrier = fakeCarrier(options.carrier);
  const deps: CallsDeps = {
    runtime: { clock: time, timers: time, random: seededRandom(1) },
    db,
    ends: onlyEnd({ name: ACCOUNT, carrier }),
    callerNumber: async () => CALLER,
    settings: async () => ({ ...CALL_DEFAULTS, ...options.settings }),
    limits: async () => ({ atOnce: null, perMinute: null, minutesPerDay: null }),
    understanding: await openUnderstanding(),
    live,
    words: () => wordsIn("de"),
    timeZone: () => CALL_DEFAULTS.timeZone,
    act: async (_call, action) => {
      await options.act?.();
      acted.push(action.kind);
      return { ok: true };
    },
    holdBack: async () => void acted.push("hold-back"),
    lawful: createLawfulDialling({ db, clock: time, carrier: () => ACCOUNT }),
    endsWithUs: () => true,
    log: (message) => void logged.push(message),
    ...options.deps,
  };
  await insertTree(db, SMALL_TREE);
  await ownNumbers(db, options.ownNumbers ?? [CALLEE]);
  return { time, calls: createCalls(deps), deps, carrier, acted, published, logged };
}

export type CallsProgram = Awaited<ReturnType<typeof callsProgram>>;

/** A call that was picked up and greeted over the relay. */
export async function answeredCall({ calls }: CallsProgram) {
  const { callId, callSid } = await calls.place({ to: CALLEE, treeId: SMALL_TREE.id });
  const script = await calls.answered(callId, callSid);
  const { line, spoken, utterances, ended } = fakeLine();
  const session = await calls.openRelay({ callId, callSid, resumed: false }, line);
  if (!session) throw new Error("no session");
  await until(() => spoken.length > 0);
  session.receive({ type: "agent-speaking", on: true });
  session.receive({ type: "agent-speaking", on: false });
  const status = (name: CallStatus, sequence: number, duration: number | null = null) =>
    calls.statusChanged(callId, {
      type: "status-changed",
      callSid,
      status: name,
      sequence,
      duration,
    });
  return { callId, callSid, script, session, line, spoken, utterances, ended, status };
}

/** What the attempt was refused with, `null` if it was not. */
export function faultOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => null,
    (error: unknown) => error,
  );
}
