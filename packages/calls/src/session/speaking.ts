import { WORDING } from "@rufbaum/conversation";
import { keypadOf } from "@rufbaum/tree/graph";
import { hintsOf } from "../lines/hints.ts";
import type { HandOver } from "../lines/line.ts";
import {
  agentSays,
  callerFinished,
  listenFor,
  stopTiming,
  type Timed,
  whenSpoken,
} from "../lines/line-timing.ts";
import { spokenParts, type Utterance } from "../lines/spoken.ts";
import { answerTime } from "./answer-timing.ts";
import { firmFor, floorGiven, type Given, openFloor, unheard } from "./floor.ts";
import { NOTHING_HELD } from "./held.ts";
import { isOpeningLost, openingSaid } from "./opening.ts";
import type { Wish } from "./session-state.ts";
import { change, keepTiming, put, type Step, takeTurn } from "./step.ts";

/** Of the texts a caller may cut into; more than that are never on their way to the voice. */
const MOST_KEPT = 8;

/** Gives texts to the voice; what is kept and shown stays as written. */
export function speak(step: Step, utterances: readonly Utterance[]): void {
  const { voices } = step.context;
  const texts = utterances.map(({ text }) => text);
  change(step, { saidLately: [...step.state.saidLately, ...texts].slice(-MOST_KEPT) });
  give(
    step,
    utterances.map((said) => ({ written: said.text, parts: spokenParts(said, voices) })),
  );
}

export function give(step: Step, given: readonly Given[]): void {
  const spoken = given.flatMap(({ parts }) => parts);
  if (spoken.length === 0) return;
  change(step, { floor: floorGiven(step.state.floor, given, step.at) });
  checkFloor(step);
  if (step.state.isMute) return;
  change(step, { opening: openingSaid(step.state.opening, spoken) });
  keepTiming(step, agentSays(step.state.timing, charactersIn(spoken), step.at));
  if (hasLine(step)) put(step, { do: "say", parts: spoken });
}

/** Without a line nobody is asked anything: an operator may speak with the caller. */
export function listen(step: Step, silence: number): void {
  if (!hasLine(step)) return;
  const { tree, voices } = step.context;
  const { line, conversation } = step.state;
  const { nodeId, variables } = conversation;
  const hints = line.is === "turns" ? hintsOf(tree, { nodeId, variables }) : [];
  const hearing = { voice: voices.at(nodeId), hints };
  put(step, { do: "listen", silence, keypad: keypadOf(tree, nodeId), hearing });
  if (line.is === "streaming") {
    keepTiming(step, listenFor(step.state.timing, silence, step.at));
  }
}

/** Gives the call back to the carrier, once everything has been spoken. */
export function leave(step: Step, wish: Wish): void {
  const { line } = step.state;
  if (line.is === "turns") put(step, { do: "end-line", next: wish });
  if (line.is !== "streaming") return;
  change(step, { line: { is: "streaming", wish } });
  time(step, whenSpoken(step.state.timing, step.at));
}

/** Keeps what comes of an event of the line's timing; the line may be given away by it. */
export function time(step: Step, timed: Timed): void {
  const isLeft = keepTiming(step, timed);
  const { line } = step.state;
  if (isLeft && line.is === "streaming" && line.wish) endLine(step, line.wish);
}

/** Gives a streaming line back to the carrier at once. */
export function endLine(step: Step, next: HandOver): void {
  dropHeld(step);
  change(step, { line: { is: "handed-over" } });
  put(step, { do: "end-line", next });
}

/** The relay can't say it: the carrier goes on in another way, with what was not heard. */
export function failVoice(step: Step, code: number): void {
  const { line, opening, floor } = step.state;
  if (line.is !== "streaming") return;
  const isLost = isOpeningLost(opening);
  change(step, {
    isOpeningLost: step.state.isOpeningLost || isLost,
    opening: isLost ? { ...opening, isHeard: false } : opening,
    floor: { ...floor, hasFailed: true },
    isMute: true,
  });
  time(step, stopTiming(step.state.timing));
  const { wish } = line;
  if (wish === null || wish.reason === "record") endLine(step, { reason: "voice-failed", code });
  else endLine(step, { ...wish, words: unheard(floor).flatMap(wordsOf) });
}

/**
 * What was asked for takes long. Nothing of this is written down, for that is what can't be done. Who
 * has not been told yet that an AI calls is told so first.
 */
export function askForPatience(step: Step): void {
  const { line, conversation, timing } = step.state;
  if (line.is !== "streaming" || conversation.phase === "new") return;
  const moment = { text: WORDING.oneMoment, interruptible: false };
  const parts = spokenParts(moment, step.context.voices);
  keepTiming(step, agentSays(timing, charactersIn(parts), step.at));
  put(step, { do: "say", parts });
}

/** Where there is no line, what comes next is told by the carrier. */
export function goOnWaiting(step: Step): void {
  const { callerSpeaks, line, timing } = step.state;
  if (!callerSpeaks && line.is === "streaming") time(step, callerFinished(timing, step.at));
}

/** Said at once where it is quiet; else after the caller's turn. */
export function sayWhispered(step: Step): void {
  const { callerSpeaks, conversation, whispered } = step.state;
  if (callerSpeaks || !hasLine(step) || conversation.phase !== "listening") return;
  if (whispered.length > 0) takeTurn(step, { do: "say-whispers" });
}

/** The first words were heard to their end, as far as anybody can tell. */
export function hearOpening(step: Step): void {
  const { opening } = step.state;
  if (opening.isHeard) return;
  change(step, { opening: { ...opening, isHeard: true } });
  // Kept at once: whoever leads the call after this process must not greet a second time.
  takeTurn(step, { do: "keep-opening" });
}

/** Tells how long the answer took that is awaited; `firstSound`: when it was heard, if anybody told. */
export function keepTime(step: Step, firstSound: number | null): void {
  const time = answerTime(step.state.answers, firstSound);
  if (!time) return;
  change(step, { answers: { ...step.state.answers, awaited: null } });
  const callId = step.context.call.id;
  put(step, { do: "keep-time", time });
  put(step, { do: "announce", event: { type: "call-heard", callId, ...time } });
}

/** What waits for the end of words that have to be heard has its turn as soon as they are spoken. */
export function checkFloor(step: Step): void {
  const { held, floor } = step.state;
  if (held.turns.length === 0) return;
  const rest = firmFor(floor, step.at);
  if (rest === 0) freeFloor(step);
  else put(step, { do: "start-timer", timer: "floor", milliseconds: rest });
}

export function freeFloor(step: Step): void {
  const { turns } = step.state.held;
  change(step, { held: { ...step.state.held, turns: [] } });
  put(step, { do: "stop-timer", timer: "floor" });
  for (const turn of turns) {
    if (turn.do === "answer-held") takeTurn(step, turn);
    else takeTurn(step, { do: "press", reply: { ...turn.reply, at: step.at } });
  }
}

export function dropHeld(step: Step): void {
  change(step, { held: NOTHING_HELD });
  put(step, { do: "stop-timer", timer: "floor" });
}

export function clearFloor(step: Step): void {
  change(step, { floor: openFloor(step.state.floor) });
  dropHeld(step);
}

/** Something is being said that the caller has to hear. */
export function isFirm({ state, at }: Step): boolean {
  const { line, conversation, floor } = state;
  return line.is === "streaming" && conversation.phase !== "over" && firmFor(floor, at) > 0;
}

export function hasLine({ state: { line } }: Step): boolean {
  return line.is === "streaming" || line.is === "turns";
}

/** The same words, for the carrier to say. */
export function wordsOf({ parts }: Pick<Given, "parts">) {
  return parts.map(({ text, voice = "usual" as const }) => ({ text, voice }));
}

function charactersIn(parts: readonly { text: string }[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
