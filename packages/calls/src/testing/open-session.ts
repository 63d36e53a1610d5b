import { begin, type ConversationState } from "@rufbaum/conversation";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import type { AnswerTime, CallRecord, RecordedTurn } from "../call.ts";
import type { CallEvent } from "../call-events.ts";
import type { Line } from "../lines/line.ts";
import { createSession } from "../session/session.ts";
import type { SessionDeps } from "../session/session-ports.ts";
import { fakeLine } from "./fake-line.ts";

interface Opening {
  /** Where the conversation stands already. */
  state?: ConversationState;
  /** What a test is about. */
  deps?: Partial<SessionDeps>;
}

const understanding = await openUnderstanding();

/** Milliseconds in which each turn of the trees here is spoken, and nobody falls silent. */
const SPOKEN = 7_000;

/** A session in virtual time that no line is open to yet, and all that it keeps, tells and does. */
export function openSession(tree: Tree, { state = begin(tree), deps = {} }: Opening = {}) {
  const time = virtualTime();
  const turns: RecordedTurn[] = [];
  const times: AnswerTime[] = [];
  const announced: CallEvent[] = [];
  const acted: string[] = [];
  const call = { id: "call_1", callSid: "CA1", takenOverAt: null } as CallRecord;
  const session = createSession(call, tree, state, {
    clock: time,
    timers: time,
    random: seededRandom(1),
    understanding,
    journal: {
      record: async (turn) => void turns.push(turn),
      timed: (answer) => void times.push(answer),
      settled: async () => {},
    },
    announce: (message) => void announced.push(message),
    act: async (_, { kind }) => {
      acted.push(kind);
      return { ok: true };
    },
    mayRecord: true,
    transferTo: async (number) => (number.startsWith("+") ? number : null),
    log: () => {},
    ...deps,
  });
  async function tell(...events: CarrierEvent[]) {
    for (const event of events) session.receive(event);
    await session.settled();
  }
  return {
    ...{ session, time, turns, times, announced, acted, tell },
    async pass(milliseconds: number) {
      await time.pass(milliseconds);
      await session.settled();
    },
    /** All that was given to the voice has been spoken. */
    finishes: () =>
      tell({ type: "agent-speaking", on: true }, { type: "agent-speaking", on: false }),
    /** At once, whatever is being spoken. */
    says: (text: string) =>
      tell(
        { type: "caller-speaking", on: true },
        { type: "caller-speaking", on: false },
        spoke(text),
      ),
    /** What is said before the question was spoken would be no answer to it; waits for no answer. */
    async replies(text: string) {
      await session.settled();
      time.advance(SPOKEN);
      session.receive(spoke(text));
    },
    transcript: () => turns.flatMap(({ messages }) => messages),
  };
}

/** The same, with its first line open: the greeting begins. */
export function answered(tree: Tree, opening: Opening = {}, kind?: Line["kind"]) {
  const opened = openSession(tree, opening);
  const first = fakeLine(kind);
  opened.session.attach(first.line, { resumed: false });
  return { ...opened, first };
}

/** The same, once greeting and question were given to the voice; `answers` is what came after them. */
export async function greeted(tree: Tree, opening: Opening = {}) {
  const call = answered(tree, opening);
  await call.session.settled();
  const before = call.first.spoken.length;
  return { ...call, answers: () => call.first.spoken.slice(before) };
}

/** The carrier has heard this. */
export function spoke(text: string): CarrierEvent {
  return { type: "caller-spoke", text, last: true };
}
