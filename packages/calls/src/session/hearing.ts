import {
  expects,
  expectsEarly,
  hardshipAt,
  isOpeningHeard,
  isOptOut,
  isPressing,
  listensFor,
  nothingExpected,
} from "@rufbaum/conversation";
import type { Expected, Reading } from "@rufbaum/understanding";
import { note, take } from "./conversing.ts";
import { isOfPerson } from "./heard-person.ts";
import { holdKey, holdWords, type Reply, wordsIn } from "./held.ts";
import type { Said } from "./session-events.ts";
import type { HeardReply } from "./session-state.ts";
import { checkFloor, goOnWaiting, isFirm } from "./speaking.ts";
import { ask, change, doNext, type Step } from "./step.ts";
import { callerMessage } from "./turn-messages.ts";
import { isUrgent, namesKey } from "./urgent.ts";

/** Asks for what the caller meant, as far as the question that stands goes. */
export function hear(step: Step, reply: Reply): void {
  const { tree } = step.context;
  const { conversation } = step.state;
  const { text, at, askedAt } = reply;
  if (isFirm(step)) {
    const expected = expectedOverFirm(step, text);
    ask(step, { for: "reply-over-firm", reply }, { do: "read", text, expected, at });
    return;
  }
  // A call for help is none of them: a tree that has a way for it is asked for that at any time.
  const isHelp = isPressing(text, conversation);
  // Said while an earlier reply was still being read: no answer to what was asked since.
  const isLate = !isHelp && askedAt !== conversation.nodeId;
  const isEarly = !isHelp && isBefore(step, reply);
  const expected = isEarly
    ? expectsEarly(tree, conversation)
    : isLate
      ? nothingExpected(conversation.lastSaid)
      : listensFor(tree, conversation);
  ask(step, { for: "reply", reply, isLate, isEarly }, { do: "read", text, expected, at });
}

export function replyWasRead(step: Step, heard: HeardReply, reading: Reading): void {
  heedOptOut(step, reading);
  heedPerson(step, heard.reply.text, reading, heard.isEarly);
  doNext(step, { do: "take-reply", ...heard, reading });
  // A conversation that is over hears nothing any more, but this counts even into the goodbye.
  if (step.state.conversation.phase !== "over") return;
  if (isOptOut(reading)) {
    ask(step, { for: "opt-out" }, { do: "act", action: { kind: "record-opt-out" } });
  } else if (tellsHardship(step, heard.reply.text, reading)) change(step, { needsDecision: true });
}

export function takeReply(
  step: Step,
  { reply, isLate, isEarly, reading }: HeardReply & { reading: Reading },
): void {
  const { text, at } = reply;
  const message = messageOf(reply, reading);
  if (isLate && !isEarly && !isOptOut(reading)) {
    note(step, message);
    return;
  }
  take(step, { type: "caller-spoke", at, text, reading, isEarly }, [message]);
}

/** What is said over words that have to be heard waits for their end, unless it is urgent. */
export function replyOverFirmWasRead(step: Step, reply: Reply, reading: Reading): void {
  heedOptOut(step, reading);
  heedPerson(step, reply.text, reading, true);
  const message = messageOf(reply, reading);
  if (isUrgent(reply.text, reading, step.state.conversation)) {
    heed(step, reply, reading, [message]);
    return;
  }
  doNext(step, { do: "hold", reply });
  note(step, message);
}

/** "Rufen Sie mich …", "nie wieder an!": who hangs up next has said it all the same. */
export function hold(step: Step, reply: Reply): void {
  const held = holdWords(step.state.held, reply);
  if (!held) return;
  change(step, { held });
  if (held.words.length === 1) {
    checkFloor(step);
    return;
  }
  const text = wordsIn(held.words);
  const { at } = reply;
  const expected = expectedOverFirm(step, text);
  ask(step, { for: "breaths", text, at }, { do: "read", text, expected, at });
}

export function breathsWereRead(
  step: Step,
  { text, at }: { text: string; at: number },
  reading: Reading,
): void {
  heedOptOut(step, reading);
  if (!isOptOut(reading) && !isPressing(text, step.state.conversation)) return;
  change(step, { held: { ...step.state.held, words: [] } });
  heed(step, { text, at }, reading, []);
}

/** What was said in several breaths is one reply; it is written down already. */
export function answerHeld(step: Step): void {
  const { words } = step.state.held;
  change(step, { held: { ...step.state.held, words: [] } });
  const early = words.filter((reply) => isBefore(step, reply));
  const answers = words.filter((reply) => !early.includes(reply));
  if (answers.length > 0) doNext(step, { do: "answer", replies: answers, isEarly: false });
  if (early.length > 0) doNext(step, { do: "answer", replies: early, isEarly: true });
}

export function answer(step: Step, replies: readonly Reply[], isEarly: boolean): void {
  const { tree } = step.context;
  const { conversation } = step.state;
  const { at } = step;
  const text = wordsIn(replies);
  const expected =
    (isEarly ? null : expects(tree, conversation)) ?? expectsEarly(tree, conversation);
  ask(step, { for: "held", text, at, isEarly }, { do: "read", text, expected, at });
}

export function heldWasRead(
  step: Step,
  { text, at, isEarly }: { text: string; at: number; isEarly: boolean },
  reading: Reading,
): void {
  heedOptOut(step, reading);
  heedPerson(step, text, reading, isEarly);
  take(step, { type: "caller-spoke", at, text, reading, isEarly });
}

/** A key pressed over words that had to be heard counts if they had asked for it by then. */
export function press(step: Step, reply: Reply): void {
  if (isFirm(step)) {
    change(step, { held: holdKey(step.state.held, reply) ?? step.state.held });
    checkFloor(step);
    return;
  }
  const { text: digits, at, began } = reply;
  if (isBefore(step, reply) && !namesKey(began.heard, digits)) {
    goOnWaiting(step);
    return;
  }
  take(step, { type: "caller-pressed", at, digits });
}

function heed(
  step: Step,
  { text, at }: { text: string; at: number },
  reading: Reading,
  messages: readonly Said[],
): void {
  const isEarly = !isPressing(text, step.state.conversation);
  take(step, { type: "caller-spoke", at, text, reading, isEarly }, messages, { cutsIn: true });
}

/** Said over words that had to be heard, before the question that stands now was asked. */
function isBefore({ state }: Step, { began, askedAt }: Reply): boolean {
  return began.isEarly || (began.wasFirm && askedAt !== state.conversation.nodeId);
}

function heedOptOut(step: Step, reading: Reading): void {
  if (isOptOut(reading)) change(step, { hasOptedOut: true });
}

function tellsHardship({ context, state }: Step, text: string, reading: Reading): boolean {
  return hardshipAt(context.tree, state.conversation, { text, reading }) !== null;
}

function heedPerson(step: Step, text: string, reading: Reading, isEarly: boolean): void {
  const isGreeted = !isEarly && isOpeningHeard(step.state.conversation);
  if (isOfPerson(text, reading, isGreeted)) change(step, { hasHeardPerson: true });
}

function messageOf({ text, at, askedAt }: Reply, reading: Reading): Said {
  return callerMessage({ text, at, nodeId: askedAt }, reading);
}

/** Nothing of it is an answer; but where the tree has a way of its own for who needs help, that counts. */
function expectedOverFirm({ context, state }: Step, text: string): Expected {
  const hoped = isPressing(text, state.conversation)
    ? expects(context.tree, state.conversation)
    : null;
  return hoped ?? nothingExpected("");
}
