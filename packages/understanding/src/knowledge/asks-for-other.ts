import { ASKS_PRICE } from "./aspects.ts";
import { isNamedIn } from "./compare-questions.ts";
import {
  aspectsIn,
  isGeneral,
  isOfMoney,
  isPrice,
  type LaidQuestion,
  type TellingWord,
} from "./laid-question.ts";

/** Words as common as these tell nothing by themselves: "kommen", "machen". */
const TELLS_LITTLE = 0.36;
/** What is named by words as rare as these is what a question is about. */
const NAMES = 0.55;
/** What means the same is believed from here on, whatever its words. */
const ALIKE_ALL_THE_SAME = 0.9;

/**
 * Whether a question is about something else than an entry, however alike their words are.
 * @param wording the one of the entry that the question is most like
 * @param wordings all of the entry
 * @param confidence how alike they are
 * @param countOf how many entries have a word
 */
export function asksForOther(
  question: LaidQuestion,
  wording: LaidQuestion,
  wordings: readonly LaidQuestion[],
  confidence: number,
  countOf: (word: TellingWord) => number,
): boolean {
  return (
    isTooGeneral(question, wording, countOf) ||
    (confidence < ALIKE_ALL_THE_SAME && sharesLittle(question, wording)) ||
    asksWhatSomethingElseCosts(question, wording, confidence) ||
    asksWhatElseOfIt(question, wording) ||
    asksHowLongItTakes(question, wording) ||
    asksForMore(question, wordings)
  );
}

/**
 * "Was kostet das?" asks for no entry that names a thing; "wie lange dauert das?" for the only one that
 * tells how long.
 */
function isTooGeneral(
  question: LaidQuestion,
  wording: LaidQuestion,
  countOf: (word: TellingWord) => number,
): boolean {
  const asked = aspectsIn(wording);
  const isOther = asked !== 0 && (asked & aspectsIn(question)) === 0;
  // "Haben Sie auch Badewannenlifte?" has no more than a part in common with "Was kostet ein Lift?"
  const [only, ...rest] = question.words;
  if (isOther && only && rest.length === 0 && !isWordOf(wording, only)) return true;
  const isShared = (word: TellingWord) => isWordOf(wording, word);
  // "Soll ich die alten mitbringen?" does not ask how much time has to be brought.
  const [shared, ...more] = question.words.filter(isShared);
  const isOneGeneral = shared !== undefined && isGeneral(shared) && more.length === 0;
  if (isOther && (isOneGeneral || question.words.every(isGeneral))) return true;
  if (!question.words.every(isGeneral) || wording.words.every(isGeneral)) return false;
  return question.words.some((word) => isPrice(word) || countOf(word) > 1);
}

/** "Kommen Sie vorbei?" has a mere "kommen" in common with "Aus welcher Stadt kommen Sie?" */
function sharesLittle(question: LaidQuestion, wording: LaidQuestion): boolean {
  const shared = question.words.filter((word) => isNamedIn(word, wording));
  if (shared.length === 0 || shared.some(({ rarity }) => rarity > TELLS_LITTLE)) return false;
  if (shared.length === wording.words.length) return false;
  return (aspectsIn(question) & aspectsIn(wording)) === 0;
}

/** "Was kosten die Batterien?" asks for no price of another thing, and for nothing else about this one. */
function asksWhatSomethingElseCosts(
  question: LaidQuestion,
  wording: LaidQuestion,
  confidence: number,
): boolean {
  if ((aspectsIn(question) & ASKS_PRICE) === 0) return false;
  const isOfPrice = (aspectsIn(wording) & ASKS_PRICE) !== 0 || wording.words.some(isOfMoney);
  if (!isOfPrice) return confidence < ALIKE_ALL_THE_SAME;
  if (confidence >= ALIKE_ALL_THE_SAME && !wording.words.every(isGeneral)) return false;
  const named = question.words.filter((word) => !isGeneral(word) && word.rarity >= NAMES);
  return named.length > 0 && !named.some((word) => isNamedIn(word, wording));
}

/** "Wann kommt das Paket?" does not ask what is in it. */
function asksWhatElseOfIt(question: LaidQuestion, wording: LaidQuestion): boolean {
  return aspectsIn(question) !== 0 && aspectsIn(wording) === 0 && ASKS_WHICH.test(wording.text);
}

const ASKS_WHICH = /^(?:was (?:ist|sind|gehoert|steckt)(?! wenn\b)|welche\w*)\b/u;

/** "Wie lange dauert das?" asks how long the work takes, and not how long a contract binds. */
function asksHowLongItTakes({ text }: LaidQuestion, wording: LaidQuestion): boolean {
  return TAKES_TIME.test(text) && !OF_A_TERM.test(text) && OF_A_TERM.test(wording.text);
}

const TAKES_TIME = /\bwie ?lange?\b.*\b(?:dauer\w*|brauch\w*|benoetig\w*)\b|\bwieviel zeit\b/u;
const OF_A_TERM =
  /\b(?:\w*bind\w*|gebunden|\w*kuendig\w*|\w*laufzeit\w*|\w*vertrag\w*|\w*vertraege|\w*frist\w*|verpflicht\w*|festleg\w*|festgelegt|\w*abo|abonnement\w*|mitglied\w*|garantie\w*|gilt|gueltig\w*)\b/u;

/** "Haben Sie auch Autos?" asks for what stands behind "auch", whatever else it names. */
function asksForMore({ more }: LaidQuestion, wordings: readonly LaidQuestion[]): boolean {
  if (more.length === 0) return false;
  return !wordings.some((wording) => more.some((word) => isNamedIn(word, wording)));
}

function isWordOf({ words }: LaidQuestion, { singular }: TellingWord): boolean {
  return words.some((word) => word.singular === singular);
}
