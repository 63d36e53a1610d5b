import { begin } from "@rufbaum/conversation";
import { NOTHING_READ } from "@rufbaum/conversation/testing";
import type { Random } from "@rufbaum/runtime";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Reading } from "@rufbaum/understanding";
import { reduce } from "../session/reduce.ts";
import type {
  PortAnswer,
  Question,
  SessionEffect,
  SessionEvent,
  SessionTimer,
  Turn,
} from "../session/session-events.ts";
import { type SessionState, sessionAt } from "../session/session-state.ts";
import { CONTEXT } from "./led-session.ts";
import { EVERYTHING } from "./trees.ts";

/** What came of one event. */
export interface Happened {
  event: SessionEvent;
  before: SessionState;
  after: SessionState;
  effects: readonly SessionEffect[];
}

const TEXTS = [
  "ja gern",
  "nein",
  "wie bitte",
  "Hilfe, mein Mann atmet nicht mehr!",
  "auf Wiederhören",
];

/** A session to which anything may happen at any time: what leads it is played by chance. */
export function randomSession(random: Random) {
  let state = deepFrozen(sessionAt(begin(EVERYTHING, {})));
  let at = 1_000_000;
  let question: Question | null = null;
  let ids = 0;
  const turns: Turn[] = [];
  const timers = new Set<SessionTimer>();

  const one = <T>(values: readonly T[]): T =>
    values[Math.floor(random.number() * values.length)] as T;
  const isSo = (share = 0.5) => random.number() < share;

  function tell(event: SessionEvent): Happened {
    const before = state;
    const { state: after, effects } = reduce(CONTEXT, before, deepFrozen(event), at);
    state = deepFrozen(after);
    for (const effect of effects) keep(effect);
    return { event, before, after, effects };
  }

  function keep(effect: SessionEffect): void {
    if (effect.do === "take-turn") turns.push(effect.turn);
    else if (effect.do === "start-timer") timers.add(effect.timer);
    else if (effect.do === "stop-timer") timers.delete(effect.timer);
    else if (isQuestion(effect)) question = effect;
  }

  /** The turn under way goes on, or the next one begins. */
  function goOn(): Happened | null {
    if (question) {
      const asked = question;
      question = null;
      return tell(isSo(0.03) ? { type: "turn-failed" } : answerTo(asked));
    }
    const turn = turns.shift();
    return turn ? tell({ type: "turn-began", turn }) : null;
  }

  function answerTo(asked: Question): PortAnswer {
    switch (asked.do) {
      case "read":
        return { type: "read", reading: one(READINGS) };
      case "write": {
        const messages = asked.messages.map((said) => ({ ...said, id: `msg_${++ids}` }));
        return { type: "written", messages };
      }
      case "act":
        return { type: "acted", result: isSo() ? { ok: true } : { ok: false, reason: "fault" } };
      case "find-target":
        return { type: "target-found", to: isSo(0.8) ? "+493023125002" : null };
    }
  }

  function carrierEvent(): CarrierEvent {
    const on = isSo();
    return one<CarrierEvent>([
      { type: "caller-spoke", text: one(TEXTS), last: isSo(0.8) },
      { type: "caller-spoke", text: one(TEXTS), last: true },
      { type: "caller-pressed", digit: one(["1", "5", "#"]) },
      { type: "caller-fell-silent" },
      { type: "caller-speaking", on },
      { type: "agent-speaking", on },
      { type: "caller-interrupted", heard: one(["Guten Tag", ""]), afterMilliseconds: 900 },
      { type: "spoken", text: one(["Guten Tag, hier spricht eine KI.", "Wunderbar"]) },
      { type: "relay-fault", code: one([64_111, 64_105]), message: "x" },
    ]);
  }

  function anything(): SessionEvent {
    const rare: SessionEvent = one<SessionEvent>([
      { type: "let-go" },
      { type: "closed", byCaller: isSo(), isTakenOver: isSo(0.2) },
      { type: "operator-took-over", to: "+493023125003" },
      { type: "operator-whispered", text: "Wir sind aus Ulm." },
      { type: "kept-waiting" },
      answerTo(one(QUESTIONS)),
      { type: "turn-began", turn: { do: "fall-silent" } },
    ]);
    if (isSo(0.06)) return rare;
    if (isSo(0.15))
      return { type: "line-opened", kind: one(["stream", "stream", "turns"]), resumed: isSo() };
    if (isSo(0.05)) return { type: "line-lost" };
    if (isSo(0.04))
      turns.push(
        one<Turn>([
          { do: "dialed", answered: isSo() },
          { do: "meet-machine", canListen: isSo(), hasBeeped: isSo() },
        ]),
      );
    return { type: "carrier-told", event: carrierEvent() };
  }

  return {
    /** What happens next; `null` where nothing did. */
    next(): Happened | null {
      at += Math.floor(random.number() ** 4 * 3_000);
      if (isSo(0.55)) return goOn();
      const timer = one([...timers]);
      if (timer && isSo(0.3)) {
        timers.delete(timer);
        return tell({ type: "timer-fired", timer });
      }
      const event = anything();
      // The shell begins a turn only where none is under way, and only what was asked is answered.
      const isStray = event.type === "turn-began" && state.turn === null;
      return isStray || isAnswerTo(event, question) ? null : tell(event);
    },
  };
}

const QUESTIONS = [
  {
    do: "read",
    text: "",
    expected: { conditions: [], intents: [], value: null, question: "" },
    at: 0,
  },
  { do: "act", action: { kind: "tag", tag: "x" } },
  { do: "find-target", number: "" },
] as const satisfies readonly Question[];

const ANSWERS = {
  read: "read",
  write: "written",
  act: "acted",
  "find-target": "target-found",
} as const;

function isQuestion(effect: SessionEffect): effect is Question {
  return effect.do in ANSWERS;
}

function isAnswerTo(event: SessionEvent, question: Question | null): boolean {
  return question !== null && ANSWERS[question.do] === event.type;
}

const READINGS: readonly Reading[] = [
  NOTHING_READ,
  ...["Ja", "Nein", "1"].map((condition) => ({ ...NOTHING_READ, condition, confidence: 1 })),
  ...["opt_out", "goodbye", "repeat"].map((intent) => ({
    ...NOTHING_READ,
    intent,
    intentConfidence: 1,
  })),
];

function deepFrozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFrozen(part);
  }
  return value;
}
