import {
  type ActionResult,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  eventOfResult,
  isMissed,
  transition,
} from "@rufbaum/conversation";
import type { Action } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { NewMessage } from "../call.ts";
import { spokenParts } from "../lines/spoken.ts";
import { answerSent } from "./answer-timing.ts";
import type { Said } from "./session-events.ts";
import type { Todo, Wait } from "./session-state.ts";
import {
  endLine,
  goOnWaiting,
  keepTime,
  leave,
  listen,
  sayWhispered,
  speak,
  wordsOf,
} from "./speaking.ts";
import { ask, change, doNext, put, type Step } from "./step.ts";
import { agentMessage } from "./turn-messages.ts";

/** They belong to what was asked before. */
const RESULTS: ReadonlySet<ConversationEvent["type"]> = new Set([
  "action-succeeded",
  "action-failed",
]);

/** The conversation's events that are a caller's, who waits for an answer. */
const ANSWERED: ReadonlySet<ConversationEvent["type"]> = new Set([
  "caller-spoke",
  "caller-pressed",
]);

/**
 * Tells the conversation; what comes of it is written down before it is done. `heard`: what the
 * caller said. `cutsIn`: it may cut off what is being said.
 */
export function take(
  step: Step,
  event: ConversationEvent,
  heard: readonly Said[] = [],
  { cutsIn = false } = {},
): void {
  const { conversation } = step.state;
  const isAsked = ANSWERED.has(event.type);
  if (!RESULTS.has(event.type)) change(step, { askedAt: isAsked ? event.at : null });
  const { state: next, effects } = transition(step.context.tree, conversation, event);
  const origin = event.type === "operator-said" ? "operator" : null;
  const said = effects
    .filter((effect) => effect.type === "say")
    .filter(({ isAgain }) => !isAgain)
    .map((effect) => agentMessage(effect, { at: step.at, origin }));
  const messages = [...(isNotUnderstood() ? heard.map(asMissed) : heard), ...said];
  const wait = { for: "taken", next, effects, heard: heard.length, isAsked, cutsIn } as const;
  if (next === conversation && messages.length === 0) taken(step, wait, []);
  else write(step, wait, next, messages);

  function isNotUnderstood(): boolean {
    if (event.type !== "caller-spoke" || event.isEarly) return false;
    return isMissed(graphOf(step.context.tree), conversation, event.reading, next, effects);
  }
}

function asMissed(message: Said): Said {
  return { ...message, isMissed: true };
}

/** What the conversation was told is written down. */
export function taken(
  step: Step,
  { next, effects, heard, isAsked, cutsIn }: Extract<Wait, { for: "taken" }>,
  messages: readonly NewMessage[],
): void {
  change(step, { conversation: next });
  announceMoves(step, effects);
  announceSaid(step, messages);
  const words = effects.filter((effect) => effect.type === "say");
  const ends = effects.some((effect) => effect.type === "hang-up");
  const isCutOff = cutsIn && ends && step.state.line.is === "streaming";
  if (words.length > 0 && !isCutOff) speak(step, words);
  const answer = messages[heard];
  const { askedAt, answers } = step.state;
  if (askedAt !== null && answer) {
    const sent = answerSent(answers, { messageId: answer.id, askedAt, at: step.at });
    change(step, { answers: sent, askedAt: null });
  }
  doNext(
    step,
    { do: "perform", effects, words, isCutOff },
    { do: "finish", isUnanswered: isAsked && effects.length === 0 },
  );
}

export function finish(step: Step, isUnanswered: boolean): void {
  // Whoever waits for an answer goes on waiting.
  if (isUnanswered) goOnWaiting(step);
  sayWhispered(step);
}

export function perform(step: Step, todo: Extract<Todo, { do: "perform" }>): void {
  for (const [place, effect] of todo.effects.entries()) {
    if (effect.type === "listen") listen(step, effect.silenceAfter);
    else if (effect.type === "hang-up") hangUp(step, effect.reason, todo);
    else if (effect.type === "act") {
      doNext(step, { ...todo, effects: todo.effects.slice(place + 1) });
      act(step, effect.action);
      return;
    }
  }
}

function hangUp(
  step: Step,
  why: string,
  { words, isCutOff }: Extract<Todo, { do: "perform" }>,
): void {
  change(step, { isEnding: true });
  const wish = { reason: "hang-up", why } as const;
  if (isCutOff && step.state.line.is === "streaming") {
    // The relay ends at once, and with it what can't be cut off; the carrier says goodbye.
    const parts = words.flatMap((said) => spokenParts(said, step.context.voices));
    endLine(step, { ...wish, words: wordsOf({ parts }) });
    return;
  }
  // The line was lost meanwhile, and there may be another one.
  if (isCutOff) speak(step, words);
  leave(step, wish);
}

/** What only the carrier can do comes back with the next line, or once the other was dialled. */
function act(step: Step, action: Action): void {
  if (action.kind === "start-recording" && step.context.mayRecord) {
    leave(step, { reason: "record" });
  } else if (action.kind === "transfer") {
    ask(step, { for: "target", action }, { do: "find-target", number: action.to });
  } else ask(step, { for: "action", action }, { do: "act", action });
}

/** The number to put the caller through to is known; `null` if there is none. */
export function putThrough(
  step: Step,
  action: Extract<Action, { kind: "transfer" }>,
  to: string | null,
): void {
  if (to === null) {
    takeResult(step, action, { ok: false, reason: "invalid-number" });
    return;
  }
  const { announce } = action;
  if (!announce) {
    leave(step, { reason: "transfer", to });
    return;
  }
  const { conversation } = step.state;
  const nodeId = conversation.nodeId ?? "";
  const effect = { type: "say", nodeId, text: announce, interruptible: false } as const;
  const message = agentMessage(effect, { at: step.at, origin: null });
  write(step, { for: "announcement", effect, to }, conversation, [message]);
}

/** What became of what the conversation wanted done. */
export function takeResult(step: Step, action: Action | null, result: ActionResult): void {
  take(step, eventOfResult(action, result, step.at));
}

/** Writes down what nothing comes of, now or ever. */
export function note(step: Step, message: Said): void {
  write(step, { for: "note" }, step.state.conversation, [message]);
}

function write(step: Step, wait: Wait, state: ConversationState, messages: readonly Said[]): void {
  keepTime(step, null);
  ask(step, wait, { do: "write", state, messages });
}

export function announceSaid(step: Step, messages: readonly NewMessage[]): void {
  const { call, tree } = step.context;
  for (const message of messages) {
    put(step, { do: "announce", event: { type: "call-said", call, message, tree } });
  }
}

function announceMoves(step: Step, effects: readonly ConversationEffect[]): void {
  const { call, tree } = step.context;
  const graph = graphOf(tree);
  for (const effect of effects) {
    if (effect.type !== "move") continue;
    const { nodeId } = effect;
    const node = graph.node(nodeId);
    const [nodeTitle, nodeKind] = [node?.title ?? "", node?.type ?? null];
    const event = { type: "call-moved", callId: call.id, nodeId, nodeTitle, nodeKind } as const;
    put(step, { do: "announce", event });
  }
}
