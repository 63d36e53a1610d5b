import { begin } from "@rufbaum/conversation";
import type { CallRecord } from "../call.ts";
import { voicesOf } from "../lines/voices.ts";
import { type Reduced, reduce } from "../session/reduce.ts";
import type { SessionEffect, SessionEvent } from "../session/session-events.ts";
import { type SessionContext, type SessionState, sessionAt } from "../session/session-state.ts";
import { EVERYTHING } from "./trees.ts";

export const CONTEXT: SessionContext = {
  call: { id: "call_1", callSid: "CA1" } as CallRecord,
  tree: EVERYTHING,
  voices: voicesOf(EVERYTHING),
  mayRecord: true,
};

/** All that is said here is spoken by then, as far as anybody can tell. */
const LATER = 60_000;

export function after(state: SessionState, event: SessionEvent, at = LATER): Reduced {
  return reduce(CONTEXT, state, event, at);
}

/** Takes the turns that wait, and answers what they ask for as well as may be. */
export function settled({ state, effects }: Reduced, at: number): SessionState {
  let now = state;
  const waiting = [...effects];
  for (let effect = waiting.shift(); effect; effect = waiting.shift()) {
    const event = eventOf(effect);
    if (!event) continue;
    const next = reduce(CONTEXT, now, event, at);
    now = next.state;
    waiting.unshift(...next.effects);
  }
  return now;
}

function eventOf(effect: SessionEffect): SessionEvent | null {
  if (effect.do === "take-turn") return { type: "turn-began", turn: effect.turn };
  if (effect.do !== "write") return null;
  return { type: "written", messages: effect.messages.map((said) => ({ ...said, id: "msg" })) };
}

/** The question stands on such a line. */
export function opened(kind: "stream" | "turns"): SessionState {
  const first = sessionAt(begin(EVERYTHING, {}));
  return settled(after(first, { type: "line-opened", kind, resumed: false }, 0), 0);
}
