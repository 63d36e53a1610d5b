import type { Timed } from "../lines/line-timing.ts";
import type { Question, SessionEffect, Turn } from "./session-events.ts";
import type { SessionContext, SessionState, Todo, Wait } from "./session-state.ts";

/** A step of a session under way: where it stands, and what is to be done of it so far. */
export interface Step {
  readonly context: SessionContext;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A copy of this step's own, which nobody else has seen yet. */
  readonly state: { -readonly [Field in keyof SessionState]: SessionState[Field] };
  readonly effects: SessionEffect[];
}

export function change(step: Step, changes: Partial<SessionState>): void {
  Object.assign(step.state, changes);
}

export function put(step: Step, ...effects: SessionEffect[]): void {
  step.effects.push(...effects);
}

export function takeTurn(step: Step, turn: Turn): void {
  put(step, { do: "take-turn", turn });
}

/** The turn goes on with `wait` once the question is answered. */
export function ask(step: Step, wait: Wait, question: Question): void {
  change(step, { waitsFor: wait });
  put(step, question);
}

/** Has the turn do this next, before what it had to do already. */
export function doNext(step: Step, ...todo: Todo[]): void {
  change(step, { todo: [...todo, ...step.state.todo] });
}

/** Keeps what comes of an event of the line's timing; whether the line is to be given away now. */
export function keepTiming(step: Step, { timing, timers, isLeft }: Timed): boolean {
  change(step, { timing });
  put(step, ...timers);
  return isLeft;
}
