import type { Action, Tree } from "@rufbaum/tree";
import { begin } from "../begin.ts";
import { transition } from "../transition.ts";
import type {
  ConversationEffect,
  ConversationEvent,
  ConversationState,
  Variables,
} from "../types.ts";
import { type ActionResult, eventOfResult, SUCCEEDED } from "./action-result.ts";
import { speakingTime } from "./speaking-time.ts";

/** An event that meant something, and what came of it. */
export interface Step {
  event: ConversationEvent;
  before: ConversationState;
  after: ConversationState;
  effects: readonly ConversationEffect[];
}

/**
 * A conversation that is played: with nobody on the line, on a clock that goes on by what is said, as
 * if it were spoken. A value: whoever keeps an older one can go back to it.
 */
export interface Play {
  readonly tree: Tree;
  readonly state: ConversationState;
  /** The time, milliseconds since 1970; from then on the agent speaks for so many more. */
  readonly at: number;
  readonly speaksFor: number;
  /** Milliseconds for which nobody speaks before that is noticed. */
  readonly silenceAfter: number;
  /** What happened since the caller last began to do something; at first, since the call was answered. */
  readonly steps: readonly Step[];
}

export interface AskedAction {
  action: Action;
  nodeId: string;
}

/** How an action goes; `null`: that is not known yet, and the conversation waits for it. */
export type Does = (asked: AskedAction) => ActionResult | null;

export const allSucceed: Does = () => SUCCEEDED;

/** Milliseconds until an action is done. */
const ACTION = 800;

const NO_STEPS: readonly Step[] = [];

/** Answers the call. `at`: milliseconds since 1970; `variables` weigh more than the tree's own. */
export function answerCall(
  tree: Tree,
  { variables = {}, at }: { variables?: Variables; at: number },
  does: Does = allSucceed,
): Play {
  const state = begin(tree, variables);
  return take(resume(tree, state, at), { type: "call-answered", at }, does);
}

/** Goes on where a conversation stands, of which nothing is being said any more. */
export function resume(tree: Tree, state: ConversationState, at: number): Play {
  return { tree, state, at, speaksFor: 0, silenceAfter: 0, steps: NO_STEPS };
}

/** The same, as the caller begins to do something. */
export function anew(play: Play): Play {
  return play.steps.length === 0 ? play : { ...play, steps: NO_STEPS };
}

/** Lets the agent finish, and this much time go by, in milliseconds. */
export function wait(play: Play, milliseconds: number): Play {
  // A tree may name fractions of a second; their sum would depend on the order of summing up.
  const passed = play.speaksFor + Math.round(milliseconds);
  return passed === 0 ? play : { ...play, at: play.at + passed, speaksFor: 0 };
}

/** Lets time go by in which the agent speaks on, in milliseconds. */
export function meanwhile(play: Play, milliseconds: number): Play {
  return { ...play, at: play.at + milliseconds };
}

/** Takes an event, and does what comes of it. */
export function take(play: Play, event: ConversationEvent, does: Does = allSucceed): Play {
  const { tree } = play;
  const steps = [...play.steps];
  let { state, at, speaksFor, silenceAfter } = play;
  let asked: AskedAction | null = null;
  for (let next: ConversationEvent | null = event; next !== null; ) {
    const turn: ReturnType<typeof transition> = transition(tree, state, next);
    if (turn.state === state) break;
    steps.push({ event: next, before: state, after: turn.state, effects: turn.effects });
    state = turn.state;
    for (const effect of turn.effects) {
      if (effect.type === "say") speaksFor += speakingTime(effect.text);
      else if (effect.type === "listen") silenceAfter = effect.silenceAfter;
      else if (effect.type === "act") asked = effect;
    }
    next = null;
    const result = state.phase === "acting" && asked !== null ? does(asked) : null;
    if (result === null || asked === null) break;
    at += speaksFor + ACTION;
    speaksFor = 0;
    next = eventOfResult(asked.action, result, at);
  }
  return { tree, state, at, speaksFor, silenceAfter, steps };
}

/** The action whose result the conversation waits for. */
export function openAction({ state, steps }: Play): Action | null {
  if (state.phase !== "acting") return null;
  return steps.at(-1)?.effects.findLast((effect) => effect.type === "act")?.action ?? null;
}

/** How the action went that the conversation waited for; nothing happens where it waited for none. */
export function finishAction(play: Play, result: ActionResult, does: Does = allSucceed): Play {
  const action = openAction(play);
  if (action === null) return anew(play);
  const done = anew(wait(play, ACTION));
  return take(done, eventOfResult(action, result, done.at), does);
}
