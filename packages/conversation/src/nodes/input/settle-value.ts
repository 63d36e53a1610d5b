import { settingOf, textOf } from "@rufbaum/tree/graph";
import { addressIn, addressPutRight, speaksOfAddress } from "@rufbaum/understanding/address";
import { phonePutRight } from "@rufbaum/understanding/phone-number";
import { asksForAddress, forgetMention } from "../../said-before.ts";
import { SURE_OF_ASIDE } from "../../settings.ts";
import { beginsWithNo, isQuestion, isUnsuitable } from "../../small-talk.ts";
import { saidBack } from "../../spoken-value.ts";
import type { VariableValue } from "../../types.ts";
import { type Step, say, sayWords, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { answerAside } from "../aside.ts";
import { askShortly, awaitAnswer } from "../ask.ts";
import { excuseBeside } from "../cannot-tell.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { halfGiven } from "./half.ts";
import { liesIn } from "./hour-today.ts";
import {
  hourMeant,
  type InputNode,
  isAddress,
  keep,
  mayHelp,
  meetHourOver,
  readBack,
  valueIn,
  wantedBy,
} from "./keep-value.ts";
import { goWithout } from "./none-at-all.ts";
import {
  beginsWithYes,
  callsWrong,
  deniesSomething,
  leavesAsItIs,
  openAnswerOf,
} from "./open-answers.ts";
import { isRemark } from "./remark.ts";

/** What becomes of a value that was read back or proposed; `null` where the reply is about something else. */
export function settle(
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
    half?.kind === "time" &&
    half.before === undefined &&
    !isProposed &&
    liesIn(half.part, String(read)) &&
    told === undefined;
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
  if (again === undefined && !isHalf && isRemark(heard) && mayHelp(walk)) {
    if (!isProposed) return readBack(node, walk, read);
    walk.state.unconfirmed = read;
    walk.state.isProposed = true;
    sayWords(walk, WORDING.propose(saidBack(kind, read)));
    return awaitAnswer(node, walk);
  }
  const isWrong = !isProposed && callsWrong(heard.text);
  const isAgreed =
    !isWrong &&
    ((intent === "Ja" &&
      heard.reading.intentConfidence >= SURE_OF_YES &&
      (!beginsWithNo(heard.text) || leavesAsItIs(heard.text))) ||
      again === read ||
      (isReadAgain && !beginsWithNo(heard.text)) ||
      (!isProposed && leavesAsItIs(heard.text)) ||
      (beginsWithYes(heard.text) && !isQuestion(heard.text)) ||
      (isProposed && (AGREEMENTS.has(intent ?? "") || isAnyWelcome(heard.text))));
  if (isAgreed && !(isHalf && isProposed)) {
    excuseBeside(walk, heard);
    return keep(node, walk, read);
  }
  if (isHalf) return null;
  const isDeclined = isProposed && (isUnsuitable(heard.text) || deniesSomething(heard.text));
  if (intent !== "Nein" && !beginsWithNo(heard.text) && !isDeclined && !isWrong) {
    // "Wie bitte?": it stands to be confirmed as before.
    walk.state.unconfirmed = read;
    walk.state.isProposed = isProposed;
    const aside = answerAside(node, walk, heard);
    if (!aside && isBesideAddress(node, heard, read) && mayHelp(walk)) {
      return readBack(node, walk, read);
    }
    if (!aside) {
      walk.state.unconfirmed = null;
      walk.state.isProposed = false;
    }
    return aside;
  }
  forgetMention(walk, kind, read);
  // What was read back with its day is denied with it.
  if (!isProposed) walk.state.dayTold = null;
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

/** What only sounds a little like a yes, "da leuchtet was", agrees to nothing that was read back. */
const SURE_OF_YES = 0.65;

/** Whether a reply says nothing of an address that was read back, and means nothing that is known. */
function isBesideAddress(
  node: InputNode,
  { text, reading: { intent, intentConfidence, values, mentioned = [] } }: HeardReply,
  read: VariableValue,
): boolean {
  const known = String(read);
  const isKnown = intent !== null && intent !== "Ja" && intentConfidence >= SURE_OF_ASIDE;
  if (!asksForAddress(textOf(node)) || isKnown) return false;
  if (intent !== "Ja" && addressIn(known) === null) return false;
  const tellsOther = mentioned.length > 0 || Object.keys(values).length > 0 || /\d/u.test(text);
  const isOne = text.trim().split(/\s+/u).length < FEWEST_WORDS_BESIDE;
  return !tellsOther && !isOne && !speaksOfAddress(text) && addressPutRight(known, text) === null;
}

/** One or two words may be the place put right. */
const FEWEST_WORDS_BESIDE = 3;

/** "Egal" agrees to what is proposed, "was hätten Sie denn sonst frei?" does not. */
function isAnyWelcome(text: string): boolean {
  return openAnswerOf(text) === "any" && !isQuestion(text);
}

const AGREEMENTS: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);
