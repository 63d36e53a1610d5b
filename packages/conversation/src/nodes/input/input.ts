import type { ValueKindName } from "@rufbaum/tree";
import { sentencesOf, textOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import { addressIn } from "@rufbaum/understanding/address";
import { weekdaysClosed } from "@rufbaum/understanding/closed-days";
import { OF_ADDRESS } from "@rufbaum/understanding/of-whatever";
import { mayNamePlace } from "@rufbaum/understanding/place-named";
import { asksForAddress, asksForFirm, asksForMeeting, asksWhereTo } from "../../said-before.ts";
import { holdOf, keyPauseOf, SURE_OF_ASIDE } from "../../settings.ts";
import {
  isBackchannel,
  isGoodbye,
  isPresence,
  isQuestion,
  isUnsuitable,
} from "../../small-talk.ts";
import { saidBack } from "../../spoken-value.ts";
import type { KnownHalf } from "../../types.ts";
import { end, listen, type Step, say, sayWords, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { answerQuestion } from "../answer-question.ts";
import { answerAside, answerCourtesy } from "../aside.ts";
import { ask, askAgain, askBetween, askShortly, awaitAnswer, chooseWay } from "../ask.ts";
import { cannotTell, excuseBeside } from "../cannot-tell.ts";
import { takeMatterDeclined } from "../decline.ts";
import type { HeardReply, NodeBehaviour } from "../node-behaviour.ts";
import { awaitConnection } from "../who-speaks.ts";
import { textBesideQuestion, textKept } from "./as-said.ts";
import { askRest, halfGiven, saidAgain, withHouseNumber } from "./half.ts";
import { hourToPropose } from "./hour-today.ts";
import {
  type InputNode,
  keep,
  mayHelp,
  minutesOfToday,
  readBack,
  take,
  takeOtherDay,
  valueIn,
  wantedBy,
} from "./keep-value.ts";
import { isNeeded } from "./needed.ts";
import { goWithout, hearWhetherNone, meetRefusalOfNeeded } from "./none-at-all.ts";
import {
  deniesSomething,
  isAway,
  type OpenAnswer,
  openAnswerOf,
  speaksOfTime,
} from "./open-answers.ts";
import { meetOtherChannel } from "./other-channel.ts";
import { dayToPropose } from "./propose.ts";
import { isRefusal, isUnwilling, letWhoDeclinesGo } from "./refusal.ts";
import { takeDayAndPart, takeHalfSaid, takeSaid, takeWished } from "./said-already.ts";
import { settle } from "./settle-value.ts";
import { tellsWhen } from "./tells-when.ts";
import { numberSpokenOn } from "./this-number.ts";
import { asksWhen, givesWhen, hearWhen, meetNoCall, whenInPart } from "./when.ts";
import { meetWishForCall } from "./wish-for-call.ts";
import { isWhollyUnknown, isWithheld } from "./withheld.ts";

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
    const otherDay = takeOtherDay(node, walk, heard);
    if (otherDay) return otherDay;
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
    const otherwise = meetOtherChannel(node, walk, kind, heard);
    if (otherwise) return otherwise === "insists" ? leaveOpen(node, walk, heard) : otherwise;
    const noCall = meetNoCall(node, walk, heard);
    if (noCall) return noCall;
    if (unconfirmed === null) excuseBeside(walk, heard);
    // "Ich hole den Kalender, also Freitag" fetches nobody.
    const givesNothing = value === undefined && openAnswerOf(heard.text) === null;
    const fetched = givesNothing ? awaitConnection(node, walk, heard) : null;
    if (fetched) return fetched;
    // Which way a number opens is told when it is kept.
    const isToTheQuestion =
      givesWhen(node, walk, heard) ||
      isAboutTheQuestion(heard) ||
      (value !== undefined && heard.reading.condition === null);
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
    if (isAsHeard && (isWithheld(text) || isUnknown(node, text)))
      return leaveOpen(node, walk, heard);
    if (kind === "text" && namesNoPlace(node, heard)) {
      return mayHelp(walk) ? askShortly(node, walk) : leaveOpen(node, walk, heard);
    }
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
    const tells = tellsWhen(kind, text);
    const isTold =
      !VALUE_SPECS[kind].isStrict && (tells || (kind !== "time" && !isNeeded(node, walk, kind)));
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

/** Who won't give these may want all the rest. */
const BESIDE_THE_MATTER: ReadonlySet<ValueKindName> = new Set([
  ...(["email", "phone-number", "spelled-name", "digits", "yes-no"] as const),
]);

/** Who has told a day, an hour or a number has agreed to what it is for. */
function hasAgreed({ state: { inputs = [], variables } }: Walk): boolean {
  return inputs.some(({ kind, variable }) => kind !== "text" && variables[variable] !== "");
}

/**
 * "Wie lange dauert das denn?" is no text that was asked for, unless a question or a matter was. A mark
 * alone ("Weber, hallo?") tells no question.
 */
function asksInReturn(node: InputNode, text: string): boolean {
  return isQuestion(text.replaceAll("?", "")) && !ASKS_FOR_MATTER.test(textOf(node));
}

const ASKS_FOR_MATTER = /\bfragen?\b|anliegen|worum|wobei|womit|wissen|auf dem herzen/iu;

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
  const isMere =
    kind === "text" &&
    ((asksWhereTo(textOf(node)) && (isBackchannel(heard.text) || isPresence(heard.text))) ||
      (isOpen(textOf(node)) && MERE_YES.test(heard.text)));
  if (isMere && mayHelp(walk)) return askShortly(node, walk);
  if (told === null || !mayHelp(walk)) return null;
  sayWords(walk, WORDING.half(told));
  return askShortly(node, walk);
}

/** "Von wo nach wo ziehen Sie?": to what asks so, a mere yes tells nothing. */
function isOpen(text: string): boolean {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? "";
  const before = sentences.at(-2) ?? "";
  const question = before.endsWith(":") ? before : last;
  return last.endsWith("?") && OPEN.test(question) && !ASKS_LEAVE_TOO.test(question);
}

/** "Gut" may tell how something was. */
const MERE_YES =
  /^[^\p{L}]*(?:(?:ja+|jo|joa|jawohl|okay|ok|gerne?|klar|sicher|natürlich|mhm|aha|bitte)[\s,.!]*)+$/iu;
const OPEN =
  /^(?:\p{L}+, )?(?:(?:und|also|dann|gut|an|auf|aus|bei|bis|durch|für|gegen|in|mit|nach|seit|über|um|unter|von|vor|wegen|zu|ab|zum|zur) )*(?:was|wie|wer|wen|wem|wo|welche[mnrs]?|woher|womit|wohin|worum|wofür|wobei|worüber)(?!\p{L})/iu;
/** "Wie wäre es mit …?" can be agreed to. */
const ASKS_LEAVE_TOO =
  /(?<!\p{L})(?:wie wäre|was halten|wie klingt|wie finden|was meinen|was sagen)(?!\p{L})/iu;

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

/** "Das weiß ich gar nicht" is no answer, and nobody's provider. */
function isUnknown(node: InputNode, text: string): boolean {
  if (isWhollyUnknown(text)) return true;
  const isShort = text.split(/\s+/u).length <= MOST_WORDS_ABOUT;
  return isShort && asksForFirm(textOf(node)) && openAnswerOf(text) === "unknown";
}

/** "Abholen", "gegen neun": nothing of what is said may be an address, where one is asked for. */
function namesNoPlace(node: InputNode, { text }: HeardReply): boolean {
  const question = textOf(node);
  return asksForAddress(question) && !mayNamePlace(text, question);
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
  const hour = hourToPropose(half, now);
  const value = kind === "date" ? dayToPropose(walk.at, half, text, walk.state.closedOn) : hour;
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
    (deniesSomething(text) && speaksOfTime(text)) ||
    isUnsuitable(text) ||
    isAway(text) ||
    weekdaysClosed(text).length > 0;
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
