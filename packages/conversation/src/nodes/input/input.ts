import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { settingOf, specOf, textOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { addressIn } from "@rufbaum/understanding/address";
import { berlinAt, isoDate } from "@rufbaum/understanding/calendar";
import { OF_ADDRESS } from "@rufbaum/understanding/of-whatever";
import { phonePutRight } from "@rufbaum/understanding/phone-number";
import {
  asksForAddress,
  asksForFirm,
  asksForMeeting,
  forgetMention,
  isMeantForNext,
  saidBefore,
} from "../../said-before.ts";
import { holdOf, keyPauseOf, SURE_OF_ASIDE } from "../../settings.ts";
import {
  beginsWithNo,
  isBackchannel,
  isGoodbye,
  isQuestion,
  isUnsuitable,
} from "../../small-talk.ts";
import { saidBack } from "../../spoken-value.ts";
import type { KnownHalf, VariableValue } from "../../types.ts";
import { end, listen, type Step, say, sayWords, takeOver, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { answerQuestion } from "../answer-question.ts";
import { answerAside, answerCourtesy } from "../aside.ts";
import { ask, askAgain, askBetween, askShortly, awaitAnswer, chooseWay } from "../ask.ts";
import { cannotTell, excuseBeside } from "../cannot-tell.ts";
import { takeMatterDeclined } from "../decline.ts";
import { goOn } from "../go-on.ts";
import { keepAnswer } from "../keep-answer.ts";
import type { HeardReply, NodeBehaviour } from "../node-behaviour.ts";
import { awaitConnection } from "../who-speaks.ts";
import { textBesideQuestion, textKept } from "./as-said.ts";
import { askRest, halfGiven, halfOf, saidAgain, withHouseNumber } from "./half.ts";
import { hourStillToCome, hourToProposeToday, liesIn } from "./hour-today.ts";
import { isNeeded } from "./needed.ts";
import { goWithout, hearWhetherNone, meetRefusalOfNeeded } from "./none-at-all.ts";
import {
  beginsWithYes,
  deniesSomething,
  isAway,
  isWithheld,
  leavesAsItIs,
  type OpenAnswer,
  openAnswerOf,
  speaksOfTime,
} from "./open-answers.ts";
import { dayToPropose, timeToPropose } from "./propose.ts";
import { isRefusal, isUnwilling, letWhoDeclinesGo } from "./refusal.ts";
import { numberSpokenOn } from "./this-number.ts";
import {
  asksWhen,
  dayAndPart,
  givesWhen,
  hearWhen,
  meetNoCall,
  whenInPart,
  whenWished,
} from "./when.ts";
import { meetWishForCall } from "./wish-for-call.ts";

/** Asks, and keeps the answer in a variable. A named way out is for those who decline. */
export const input: NodeBehaviour<"input"> = {
  enter(node, walk) {
    if (walk.returning) return ask(node, walk);
    return (
      takeSaid(node, walk) ??
      takeDayAndPart(node, walk) ??
      takeWished(node, walk) ??
      takeHalfSaid(node, walk) ??
      whenInPart(node, walk) ??
      ask(node, walk)
    );
  },
  hear(node, walk, heard) {
    const kind = wantedBy(node, walk);
    const value = valueIn(node, walk, heard.reading);
    const isDoubted = walk.state.doubtsMatter ?? false;
    const unconfirmed = walk.state.unconfirmed ?? null;
    const isProposed = walk.state.isProposed ?? false;
    walk.state.unconfirmed = null;
    walk.state.isProposed = false;
    walk.state.doubtsMatter = false;
    const givesValue = value !== undefined || halfGiven(node, kind, heard) !== null;
    const gone =
      (isDoubted ? hearWhetherNone(node, walk, heard, givesValue) : null) ??
      (givesValue || (BESIDE_THE_MATTER.has(kind) && hasAgreed(walk))
        ? null
        : letWhoDeclinesGo(node, walk, kind, heard)) ??
      meetWishForCall(node, walk, kind, heard);
    if (gone) return gone;
    const spokenOn = numberSpokenOn(node, kind, walk, heard);
    if (spokenOn !== null) {
      say(walk, WORDING.thisNumber);
      return keep(node, walk, spokenOn);
    }
    if (unconfirmed !== null) {
      const settled = settle(node, walk, heard, unconfirmed, isProposed);
      if (settled) return settled;
    }
    const noCall = meetNoCall(node, walk, heard);
    if (noCall) return noCall;
    if (unconfirmed === null) excuseBeside(walk, heard);
    // "Ich hole den Kalender, also Freitag" fetches nobody.
    const givesNothing = value === undefined && openAnswerOf(heard.text) === null;
    const fetched = givesNothing ? awaitConnection(node, walk, heard) : null;
    if (fetched) return fetched;
    const isToTheQuestion = givesWhen(node, walk, heard) || isAboutTheQuestion(heard);
    const declined = isToTheQuestion ? null : chooseWay(node, walk, heard);
    if (declined) return declined;
    const besides = kind === "text" ? textBesideQuestion(node, heard.text) : null;
    if (besides !== null && heard.reading.condition === null) {
      say(walk, cannotTell(walk.state));
      return take(node, walk, besides, heard);
    }
    const when = asksWhen(node, walk) ? hearWhen(node, walk, heard) : null;
    if (when) return "step" in when ? when.step : keep(node, walk, when.value);
    const street =
      walk.state.half?.kind === "text" && !asksWhen(node, walk) ? walk.state.half.heard : null;
    if (street !== null && !isRefusal(heard)) {
      return take(node, walk, withHouseNumber(street, heard), heard);
    }
    const half = halfGiven(node, kind, heard);
    if (half) return takeHalf(node, walk, half, heard);
    const other = meetOtherAnswer(node, walk, heard);
    if (other) return other;
    if (value !== undefined) return take(node, walk, value, heard);
    const open = answerOpen(node, walk, heard) ?? answerOtherHalf(node, walk, heard);
    if (open) return open;
    const aside = answerAside(node, walk, heard) ?? answerQuestion(node, walk, heard);
    if (aside) return aside;
    if (!BESIDE_THE_MATTER.has(kind)) {
      const left = takeMatterDeclined(node, walk, heard);
      if (left) return left;
    }
    const isAsHeard = VALUE_SPECS[kind].isAsHeard ?? false;
    const said = isAsHeard ? textKept(node, walk, heard) : heard.text.trim();
    const text = said.slice(0, LONGEST_ANSWER);
    if (isGoodbye(heard.reading)) {
      return end(walk, "abandoned", "goodbye", WORDING.goodbye);
    }
    if (isAsHeard && asksInReturn(node, heard.text)) {
      const again = askAgain(node, walk, heard);
      if (again) return again;
    }
    if (isAsHeard && (isWithheld(text) || isUnknownFirm(node, text)))
      return leaveOpen(node, walk, heard);
    if (isAsHeard && text !== "" && !(node.input?.confirm && isRefusal(heard))) {
      return node.input?.confirm ? readBack(node, walk, text) : keep(node, walk, text);
    }
    if (isRefusal(heard)) return leaveOpen(node, walk, heard);
    const again =
      answerCourtesy(node, walk, heard) ??
      askBetween(node, walk, heard) ??
      askForOther(node, walk, heard) ??
      askAgain(node, walk, heard);
    // Asked often enough: a person can make sense of a day in other words, but of no other number.
    if (again) return again;
    const isTold =
      !VALUE_SPECS[kind].isStrict && (speaksOfTime(text) || !isNeeded(node, walk, kind));
    if (isTold && !isUnwilling(heard)) return keep(node, walk, text);
    const isRefused = deniesSomething(text) && !speaksOfTime(text);
    const left = isRefused ? meetRefusalOfNeeded(node, walk, kind, heard) : null;
    return left ?? goWithout(node, walk, kind) ?? keep(node, walk, "");
  },
  press(node, walk, digits) {
    const { maxDigits = Number.POSITIVE_INFINITY, endKey = "#" } = node.input ?? {};
    const pressed = walk.state.digits + digits;
    const endsAt = pressed.indexOf(endKey);
    const complete = (endsAt >= 0 ? pressed.slice(0, endsAt) : pressed).slice(0, MOST_DIGITS);
    walk.state.unconfirmed = null;
    if (complete !== "" && (endsAt >= 0 || complete.length >= maxDigits)) {
      return keep(node, walk, complete);
    }
    walk.state.digits = complete;
    return listen(walk, keyPauseOf(walk.tree));
  },
  finishKeys(node, walk) {
    return walk.state.digits === "" ? null : keep(node, walk, walk.state.digits);
  },
};

/** Characters of an answer that are kept: it is stored with every turn, and read out again. */
const LONGEST_ANSWER = 500;

/** Longer than any number there is to key in. */
const MOST_DIGITS = 64;

/** How often somebody who gives no value is helped along; then the question is left open, or was missed. */
const MOST_HELP = 2;

type InputNode = NodeOf<"input">;

/** Who won't give these may want all the rest. */
const BESIDE_THE_MATTER: ReadonlySet<ValueKindName> = new Set([
  ...(["email", "phone-number", "spelled-name", "digits", "yes-no"] as const),
]);

/** Who has told a day, an hour or a number has agreed to what it is for. */
function hasAgreed({ state: { inputs = [], variables } }: Walk): boolean {
  return inputs.some(({ kind, variable }) => kind !== "text" && variables[variable] !== "");
}

const FOR_MAIL = /\be-?mail|\bmail-?adresse/iu;

/** What a reply gives; an address where a text is asked for that is to be one. */
function valueIn(node: InputNode, walk: Walk, { values }: Reading): VariableValue | undefined {
  const kind = wantedBy(node, walk);
  const isMail = kind === "text" && FOR_MAIL.test(textOf(node));
  return values[kind] ?? (isMail ? values.email : undefined);
}

/** An address is one, whatever the tree keeps it as. */
function isAddress(node: InputNode, walk: Walk, value: VariableValue): boolean {
  const kind = wantedBy(node, walk);
  return (
    kind === "email" ||
    (kind === "text" && FOR_MAIL.test(textOf(node)) && ADDRESS.test(String(value)))
  );
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/u;

/**
 * "Wie lange dauert das denn?" is no text that was asked for, unless a question or a matter was. A mark
 * alone ("Weber, hallo?") tells no question.
 */
function asksInReturn(node: InputNode, text: string): boolean {
  return isQuestion(text.replaceAll("?", "")) && !ASKS_FOR_MATTER.test(textOf(node));
}

const ASKS_FOR_MATTER = /\bfragen?\b|anliegen|worum|wobei|womit|wissen|auf dem herzen/iu;

/** The kind of value that is asked for. */
function wantedBy({ id, input: wanted }: InputNode, { graph }: Walk): ValueKindName {
  return wanted?.value ?? graph.kindAsked(id);
}

/**
 * What was said already is not asked again: with this reply, whatever it answered, or before, unless
 * the conversation comes back to the node, for then it was put in question.
 */
function takeSaid(node: InputNode, walk: Walk): Step | null {
  const kind = wantedBy(node, walk);
  const { state } = walk;
  const isPart = halfOf(kind, walk.offeredHalves) !== null;
  const isOffered =
    VALUE_SPECS[kind].isGivenUnasked &&
    !isPart &&
    (walk.isAnswered || isMeantForNext(walk.mentioned, kind));
  const offered = isOffered ? walk.offered[kind] : undefined;
  const isFirst = state.path.indexOf(node.id) === state.path.length - 1;
  const said = isFirst ? saidBefore(node, walk) : null;
  if (offered !== undefined && (!said?.isEarlier || said.value !== offered)) {
    const over = meetHourOver(node, walk, offered);
    if (over) return over;
    if (mustConfirm(node, walk, offered)) return readBack(node, walk, offered);
    // Who was asked for a day and adds the hour knows what he has said.
    if (!walk.isAnswered)
      takeOver(walk, { node, words: saidBack(kind, offered), isEarlier: false });
    return keep(node, walk, offered);
  }
  if (said === null) return null;
  for (const { kind: used, value } of said.used) forgetMention(walk, used, value);
  const over = meetHourOver(node, walk, said.value);
  if (over) return over;
  if (mustConfirm(node, walk, said.value)) return readBack(node, walk, said.value);
  takeOver(walk, { node, words: said.words, isEarlier: said.isEarlier });
  return keep(node, walk, said.value);
}

function takeDayAndPart(node: InputNode, walk: Walk): Step | null {
  const words = dayAndPart(node, walk);
  if (words === null) return null;
  if (mustConfirm(node, walk, words)) return readBack(node, walk, words);
  takeOver(walk, { node, words, isEarlier: false });
  return keep(node, walk, words);
}

/** When to call was said with the wish for it. */
function takeWished(node: InputNode, walk: Walk): Step | null {
  const isFirst = walk.state.path.indexOf(node.id) === walk.state.path.length - 1;
  const when = isFirst ? whenWished(node, walk) : null;
  if (when === null) return null;
  takeOver(walk, { node, words: when, isEarlier: false });
  return keep(node, walk, when);
}

/** "Nächste Woche gern", said where nobody had asked for a day. */
function takeHalfSaid(node: InputNode, walk: Walk): Step | null {
  const kind = wantedBy(node, walk);
  const { state } = walk;
  const isFirst = state.path.indexOf(node.id) === state.path.length - 1;
  const half = halfOf(kind, isFirst ? state.halves : walk.offeredHalves);
  if (half === null || !asksForMeeting(textOf(node))) return null;
  state.halves = without(state.halves ?? {}, half.kind);
  state.half = half;
  const words = saidAgain(half.heard);
  if (walk.taken.length > 0) takeOver(walk, { node, words, isEarlier: false });
  else sayWords(walk, WORDING.halfBefore(words));
  return ask(node, walk);
}

/** A value that was heard: kept, or read back where it is not sure. */
function take(node: InputNode, walk: Walk, value: VariableValue, { reading }: HeardReply): Step {
  const over = meetHourOver(node, walk, value);
  if (over) return over;
  const sure = (reading.valueConfidence ?? 1) * 100 >= settingOf(walk.tree, "confirmBelow");
  return sure && !mustConfirm(node, walk, value)
    ? keep(node, walk, value)
    : readBack(node, walk, value);
}

/** One wrong letter of an address, and nothing arrives. */
function mustConfirm(node: InputNode, walk: Walk, value: VariableValue): boolean {
  return Boolean(node.input?.confirm) || isAddress(node, walk, value) || isPast(value, walk.at);
}

/** A day that is over: somebody may mean it, a birthday for one, but it is asked. */
function isPast(value: VariableValue, at: number): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  return Date.parse(`${value}T23:59:59Z`) < at - LATEST_ZONE;
}

/** Milliseconds: German time is at most two hours ahead of the world's. */
const LATEST_ZONE = 2 * 3_600_000;

/** The minutes of today that have passed, where an hour of today to meet at is asked for. */
function minutesOfToday(node: InputNode, walk: Walk): number | null {
  if (wantedBy(node, walk) !== "time" || !asksForMeeting(textOf(node))) return null;
  const { inputs = [], variables } = walk.state;
  const day = inputs.findLast(({ kind }) => kind === "date");
  const { day: today, minutes } = berlinAt(walk.at);
  return day !== undefined && variables[day.variable] === isoDate(today) ? minutes : null;
}

/** A value as it is; of an hour of today the one that is still to come, `null` for none. */
function hourMeant(node: InputNode, walk: Walk, value: VariableValue): VariableValue | null {
  const now = minutesOfToday(node, walk);
  return now === null ? value : hourStillToCome(String(value), walk.said ?? "", now);
}

/**
 * "Heute", and an hour that has struck: "um acht" at ten is the evening's, which is read back; else
 * another one is asked for, and in the end none is kept.
 */
function meetHourOver(
  node: InputNode,
  walk: Walk,
  value: VariableValue,
  denied?: VariableValue,
): Step | null {
  const hour = hourMeant(node, walk, value);
  if (hour === value) return null;
  if (hour !== null && hour !== denied) return readBack(node, walk, hour);
  if (!mayHelp(walk)) return goWithout(node, walk, "time") ?? keep(node, walk, "");
  sayWords(walk, `${WORDING.overToday(saidBack("time", value))} ${VALUE_WORDING.time.other}`);
  return awaitAnswer(node, walk);
}

function readBack(node: InputNode, walk: Walk, value: VariableValue): Step {
  walk.state.unconfirmed = value;
  walk.state.between = null;
  const kind = isAddress(node, walk, value) ? "email" : wantedBy(node, walk);
  sayWords(walk, WORDING.confirm(saidBack(kind, value)));
  return awaitAnswer(node, walk);
}

/** The same half again brings nothing new: after that a guess is better than to ask for ever. */
function takeHalf(node: InputNode, walk: Walk, half: KnownHalf, heard: HeardReply): Step {
  const { state } = walk;
  if (openAnswerOf(heard.text) === "any") {
    state.half = half;
    return propose(node, walk, heard.text) ?? askRest(node, walk, half);
  }
  if (state.half?.heard !== half.heard) return askRest(node, walk, half);
  return propose(node, walk) ?? askAgain(node, walk, heard) ?? keep(node, walk, half.heard);
}

/** An hour where the day is asked for: it is kept, and the day still missing. */
function answerOtherHalf(node: InputNode, walk: Walk, { reading }: HeardReply): Step | null {
  if (wantedBy(node, walk) !== "date" || !asksForMeeting(textOf(node))) return null;
  const { time } = reading.values;
  const half = reading.halves?.time;
  const { intent, intentConfidence } = reading;
  const isAside =
    intent !== null && intentConfidence >= SURE_OF_ASIDE && walk.graph.objections.has(intent);
  if ((time === undefined && !half) || isAside || walk.state.hasOtherHalf) return null;
  walk.state.hasOtherHalf = true;
  if (time !== undefined) {
    const turn = walk.state.callerTurns ?? 0;
    const heard = saidBack("time", time);
    const kept = { kind: "time", value: String(time), of: "", heard, confidence: 1, turn } as const;
    walk.state.mentioned = [...(walk.state.mentioned ?? []), kept];
    sayWords(walk, WORDING.half(`Um ${heard}`));
  } else if (half) sayWords(walk, WORDING.half(saidAgain(half.heard)));
  sayWords(walk, VALUE_WORDING.date.rest ?? "");
  return awaitAnswer(node, walk);
}

/**
 * An address where a number is asked for, a day where an address is: it is kept for its own question, and
 * this one asked again.
 */
function meetOtherAnswer(node: InputNode, walk: Walk, heard: HeardReply): Step | null {
  const kind = wantedBy(node, walk);
  const { mentioned = [], values } = heard.reading;
  let told: string | null = null;
  if (kind === "number" || kind === "amount") {
    const address = mentioned.find(({ of }) => of === OF_ADDRESS);
    if (address) told = String(address.value);
  } else if (kind === "text" && asksForAddress(textOf(node)) && values.date !== undefined) {
    const isElse = heard.text.trim().split(/\s+/u).length > MOST_WORDS_OF_A_DAY;
    if (!isElse && addressIn(heard.text) === null) told = saidBack("date", values.date);
  }
  // A mere yes is no address either.
  const isMere = kind === "text" && asksForAddress(textOf(node)) && isBackchannel(heard.text);
  if (isMere && mayHelp(walk)) return askShortly(node, walk);
  if (told === null || !mayHelp(walk)) return null;
  sayWords(walk, WORDING.half(told));
  return askShortly(node, walk);
}

/** "Am Mittwoch, den zweiten Dezember". */
const MOST_WORDS_OF_A_DAY = 5;

/** What gives no value, and is not beside the question either: "egal", "da muss ich nachsehen". */
function answerOpen(node: InputNode, walk: Walk, heard: HeardReply): Step | null {
  const { state } = walk;
  const kind = wantedBy(node, walk);
  const answer = openAnswerOf(heard.text);
  const isAsHeard = VALUE_SPECS[kind].isAsHeard ?? false;
  if (answer === null || (isAsHeard && !ABOUT_ANY_KIND.has(answer))) return null;
  if (isAsHeard && heard.text.split(/\s+/).length > MOST_WORDS_ABOUT) return null;
  switch (answer) {
    case "any":
      return isUnwilling(heard) ? null : propose(node, walk, heard.text);
    case "looks-up":
      say(walk, WORDING.gladlyWait);
      state.waiting = "back";
      return listen(walk, holdOf(walk.tree, node));
    case "on-file":
      if (!mayHelp(walk)) return leaveOpen(node, walk, heard);
      say(walk, WORDING.notAtHand);
      return askShortly(node, walk);
    case "asks-back":
      if (!mayHelp(walk)) return null;
      if (isAsHeard) return ask(node, walk);
      sayWords(walk, VALUE_WORDING[kind].hint);
      return askShortly(node, walk);
    case "asks-purpose":
      if (!mayHelp(walk)) return null;
      say(walk, WORDING.purpose);
      return askShortly(node, walk);
    case "none":
      return leaveOpen(node, walk, heard);
    case "unknown":
      if (kind === "date" || kind === "time")
        return propose(node, walk) ?? leaveOpen(node, walk, heard);
      if ((kind !== "number" && kind !== "amount") || !mayHelp(walk))
        return leaveOpen(node, walk, heard);
      say(walk, WORDING.roughly);
      return askShortly(node, walk);
  }
}

/** "Das weiß ich gar nicht" is nobody's provider. */
function isUnknownFirm(node: InputNode, text: string): boolean {
  const isShort = text.split(/\s+/u).length <= MOST_WORDS_ABOUT;
  return isShort && asksForFirm(textOf(node)) && openAnswerOf(text) === "unknown";
}

/** Whether the caller may be helped once more at this node; it is no miss, for he was understood. */
function mayHelp({ state }: Walk): boolean {
  state.helped = (state.helped ?? 0) + 1;
  return state.helped <= MOST_HELP;
}

/** Even where every word is kept, these are about the question, and no answer to it. */
const ABOUT_ANY_KIND: ReadonlySet<OpenAnswer> = new Set([
  ...(["looks-up", "asks-back", "asks-purpose", "on-file"] as const),
]);

/** "Die Adresse haben Sie doch" is about what was asked, where another way is only likely. */
function isAboutTheQuestion({ text, reading }: HeardReply): boolean {
  const answer = openAnswerOf(text);
  const isShort = text.trim().split(/\s+/u).length <= MOST_WORDS_ABOUT;
  return answer !== null && ABOUT_ANY_KIND.has(answer) && isShort && reading.confidence < SURE_WAY;
}

const SURE_WAY = 0.95;

/** With more of them a text says something of its own. */
const MOST_WORDS_ABOUT = 8;

/** "Mir egal", where a day or an hour is arranged: one is proposed, and needs a yes. */
function propose(node: InputNode, walk: Walk, text = ""): Step | null {
  const kind = wantedBy(node, walk);
  if ((kind !== "date" && kind !== "time") || !asksForMeeting(textOf(node))) return null;
  const half = walk.state.half?.kind === kind ? walk.state.half : null;
  const now = minutesOfToday(node, walk);
  const hour = now === null ? timeToPropose(half?.part) : hourToProposeToday(half?.part, now);
  const value = kind === "date" ? dayToPropose(walk.at, half, text) : hour;
  if (value === null) return null;
  walk.state.unconfirmed = value;
  walk.state.isProposed = true;
  walk.state.between = null;
  sayWords(walk, WORDING.propose(saidBack(kind, value)));
  return awaitAnswer(node, walk);
}

/** "Dienstag geht nicht": a day or an hour is refused, not the question. */
function askForOther(node: InputNode, walk: Walk, { text }: HeardReply): Step | null {
  const kind = wantedBy(node, walk);
  const { other } = VALUE_WORDING[kind];
  const isRefused =
    (deniesSomething(text) && speaksOfTime(text)) || isUnsuitable(text) || isAway(text);
  if (other === undefined || !isRefused || !mayHelp(walk)) return null;
  // In the same words twice it would sound as if nobody listened.
  if (walk.state.lastTurn?.includes(other)) {
    sayWords(walk, WORDING.allRight);
    return askShortly(node, walk);
  }
  sayWords(walk, `${WORDING.allRight} ${other}`);
  return awaitAnswer(node, walk);
}

/** Goes on without the value, where it can: the variable is empty, as expressions and texts know it. */
function leaveOpen(node: InputNode, walk: Walk, heard: HeardReply): Step {
  const needed = meetRefusalOfNeeded(node, walk, wantedBy(node, walk), heard);
  if (needed) return needed;
  say(walk, WORDING.leftOpen);
  return keep(node, walk, "");
}

/** What becomes of a value that was read back or proposed; `null` where the reply is about something else. */
function settle(
  node: InputNode,
  walk: Walk,
  heard: HeardReply,
  read: VariableValue,
  isProposed: boolean,
): Step | null {
  const { intent } = heard.reading;
  const kind = wantedBy(node, walk);
  const told =
    valueIn(node, walk, heard.reading) ??
    (kind === "phone-number" ? phonePutRight(String(read), heard.text) : null) ??
    undefined;
  // "Ja, um acht" to "20 Uhr?" tells no other hour.
  const isSame =
    told !== undefined && hourMeant(node, walk, told) === read && !beginsWithNo(heard.text);
  const again = isSame ? read : told;
  const half = halfGiven(node, kind, heard);
  const isReadAgain =
    half?.kind === "time" && !isProposed && liesIn(half.part, String(read)) && told === undefined;
  const isHalf = half !== null && !isReadAgain;
  // A new value counts as it is: to read it back as well would never end, but for an address once more.
  if (again !== undefined && again !== read && typeof again !== "boolean" && !isHalf) {
    const over = meetHourOver(node, walk, again, read);
    if (over) return over;
    const isLast = walk.state.misses >= settingOf(walk.tree, "reprompts");
    if (!isAddress(node, walk, again) || isLast) return keep(node, walk, again);
    walk.state.misses += 1;
    return readBack(node, walk, again);
  }
  const isAgreed =
    intent === "Ja" ||
    again === read ||
    (isReadAgain && !beginsWithNo(heard.text)) ||
    (!isProposed && leavesAsItIs(heard.text)) ||
    (beginsWithYes(heard.text) && !isQuestion(heard.text)) ||
    (isProposed && (AGREEMENTS.has(intent ?? "") || openAnswerOf(heard.text) === "any"));
  if (isAgreed && !(isHalf && isProposed)) {
    excuseBeside(walk, heard);
    return keep(node, walk, read);
  }
  if (isHalf) return null;
  const isDeclined = isProposed && (isUnsuitable(heard.text) || deniesSomething(heard.text));
  if (intent !== "Nein" && !beginsWithNo(heard.text) && !isDeclined) {
    // "Wie bitte?": it stands to be confirmed as before.
    walk.state.unconfirmed = read;
    walk.state.isProposed = isProposed;
    const aside = answerAside(node, walk, heard);
    if (!aside) {
      walk.state.unconfirmed = null;
      walk.state.isProposed = false;
    }
    return aside;
  }
  forgetMention(walk, kind, read);
  // Denied too often: nothing is known, for what was denied is worse than nothing.
  if (walk.state.misses >= settingOf(walk.tree, "reprompts")) {
    return goWithout(node, walk, kind) ?? keep(node, walk, "");
  }
  walk.state.misses += 1;
  const { other } = VALUE_WORDING[kind];
  if (isProposed && other !== undefined) {
    sayWords(walk, `${WORDING.allRight} ${other}`);
    return awaitAnswer(node, walk);
  }
  say(walk, WORDING.askAfresh);
  return askShortly(node, walk);
}

const AGREEMENTS: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);

function keep(node: InputNode, walk: Walk, value: VariableValue): Step {
  const { state } = walk;
  const kind = wantedBy(node, walk);
  const [variable = ""] = specOf(node).fills?.(node, walk.graph) ?? [];
  state.digits = "";
  state.half = null;
  // One day is no answer to two questions.
  if (walk.offered[kind] === value) walk.offered = without(walk.offered, kind);
  forgetMention(walk, kind, value);
  if (state.halves) state.halves = without(state.halves, kind);
  keepAnswer(walk, { nodeId: node.id, variable, kind }, value);
  return goOn(node, walk);
}

function without<Values extends object>(values: Values, key: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) as Values;
}
