import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet } from "./tokens.ts";

/** A value that a part of the reply may mean. */
export interface Candidate<Value> {
  value: Value;
  /** 0 to 1. */
  confidence: number;
  /** The tokens it rests on: the first, and the one after the last. */
  from: number;
  to: number;
  /** Without a word that names its kind: it counts only where nothing better was said. */
  isBare?: boolean;
  /** Only a part of the value was named, and the rest is a guess. */
  isPart?: true;
}

/** Below this a value is not told at all. */
const LEAST = 0.6;

/** Two values, and nothing says which one is meant. */
const UNDECIDED = 0.65;

const CORRECTIONS = wordSet(
  "nein nee ne nö nä naa quatsch blödsinn moment beziehungsweise bzw besser sondern korrigiere",
  "korrektur falsch pardon sorry entschuldigung verzeihung tschuldigung lieber vielmehr stopp halt",
  "also meine mein meinte doch obwohl verwechselt versprochen vertan sagen äh ähm",
);
const ALTERNATIVES = wordSet("oder");

/** Whether words between two places take back what stood before them. */
export function isCorrection(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = Math.max(from, to - MOST_BETWEEN); at < to; at++) {
    if (CORRECTIONS.has(wordAt(tokens, at))) return true;
  }
  return false;
}

/** Tokens before a value in which a correction is looked for. */
const MOST_BETWEEN = 12;

const BEFORE_PREFERS = wordSet("wäre wär dann doch");
const PREFERS = wordSet("lieber besser");
const PREFERRED_AGAINST = wordSet("als wie nicht net ned nit");

/** "Dienstag oder na Mittwoch lieber": what is preferred is told after it. */
function isPreferred(tokens: readonly Token[], to: number, before: number): boolean {
  const at = BEFORE_PREFERS.has(wordAt(tokens, to)) ? to + 1 : to;
  const isTwo = tokens.slice(before, to).some(({ word }) => ALTERNATIVES.has(word));
  return isTwo && PREFERS.has(wordAt(tokens, at)) && !PREFERRED_AGAINST.has(wordAt(tokens, at + 1));
}

/** Whether a word takes back what was said before it: "nein", "Quatsch", "ich meine". */
export function isCorrecting(word: string): boolean {
  return CORRECTIONS.has(word) && word !== "aeh" && word !== "aehm";
}

/**
 * Decides between the values of a reply, in the order in which they were said: what corrects the
 * one before it wins, else the surest; `null` if none is sure enough.
 */
export function settle<Value>(
  { tokens }: Speech,
  candidates: readonly Candidate<Value>[],
): Candidate<Value> | null {
  const hasMarked = candidates.some(({ isBare }) => !isBare);
  let chosen: Candidate<Value> | null = null;
  let passed: Candidate<Value> | null = null;
  const takenBack = new Set<Value>();
  for (const next of candidates) {
    if (chosen === null) {
      const isOther =
        passed !== null &&
        isAlternative(tokens, passed.to, next.from) &&
        !isCorrection(tokens, passed.to, next.from);
      if (next.isBare && hasMarked) passed = next;
      else chosen = isOther ? undecided(next) : next;
      continue;
    }
    const corrects =
      isCorrection(tokens, chosen.to, next.from) || isPreferred(tokens, next.to, chosen.to);
    if (next.isBare && hasMarked && !(corrects && isNear(tokens, chosen.to, next.from))) {
      if (!corrects && isAlternative(tokens, chosen.to, next.from)) chosen = undecided(chosen);
      continue;
    }
    // "Eins, nein, zwei, eins verschenke ich": what was taken back is not meant by the way.
    if (takenBack.has(next.value) && !corrects) continue;
    if (next.value === chosen.value) {
      chosen = next.confidence > chosen.confidence ? next : chosen;
    } else if (corrects) {
      takenBack.add(chosen.value);
      takenBack.delete(next.value);
      chosen = {
        ...next,
        // It is of the same kind as what it puts right.
        isBare: (next.isBare ?? false) && (chosen.isBare ?? false),
        confidence: Math.max(next.confidence - 0.05, Math.min(next.confidence, 0.7)),
      };
    } else {
      const better: Candidate<Value> = next.confidence > chosen.confidence + 0.1 ? next : chosen;
      const isOther = isAlternative(tokens, chosen.to, next.from) && !isOut(chosen) && !isOut(next);
      const isClose = better === chosen && next.confidence > chosen.confidence - 0.1;
      chosen = isOther || isClose ? undecided(better) : better;
    }
  }
  return chosen !== null && chosen.confidence >= LEAST ? chosen : null;
}

function undecided<Value>(candidate: Candidate<Value>): Candidate<Value> {
  return { ...candidate, confidence: Math.min(candidate.confidence, UNDECIDED) };
}

/** What was named only to refuse it is none of two that are left open. */
function isOut({ confidence }: Candidate<unknown>): boolean {
  return confidence < LEAST;
}

/** What leads over to the right value: "oder nein machen Sie elf", "ach was nehmen wir zehn". */
const LEADING_OVER = wordSet(
  "oder ach machen mach nehmen nimm warten warte sie wir mal bitte gleich",
);

function isNear(tokens: readonly Token[], from: number, to: number): boolean {
  let words = 0;
  for (let at = from; at < to; at++) {
    const word = wordAt(tokens, at);
    const isBetween = tokens[at]?.kind === "mark" || isCorrecting(word) || LEADING_OVER.has(word);
    if (!isBetween) words++;
  }
  return words <= 2;
}

function isAlternative(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 3) return false;
  return tokens.slice(from, to).some(({ word }) => ALTERNATIVES.has(word));
}

const NOT = wordSet(
  "nie niemals nicht ned net nit nich nix schlecht ungünstig unmöglich ausgeschlossen außer",
);
/** Who is away that day can't be met: "Dienstag bin ich im Urlaub". */
const AWAY = wordSet("urlaub verreist weg unterwegs ausgebucht belegt");
const DAYS = wordSet(
  "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags",
);
const BESIDE = wordSet("nach vor");
/** What comes then is said of something else: "Donnerstag, und wenn ich nicht da bin, …". */
const CLAUSE_ENDS = wordSet(
  ", . ; ! ? aber sondern lieber dafür dann ginge wenn falls ob dass weil damit sonst",
  // "Um zehn, früher bin ich nicht da": another hour than the one that was named.
  "früher später vorher nachher davor danach",
);

/** Whether a day or a time is named only to refuse it: "Dienstag geht nicht", "nicht am Dienstag". */
export function isRefused(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    if (CLAUSE_ENDS.has(wordAt(tokens, at))) break;
    // "Bloß nicht Montag, Dienstag": what stands right before it is what is refused.
    if (at === from - 1 && DAYS.has(wordAt(tokens, at))) break;
    // "Jetzt nicht, rufen Sie Freitag an": of a request nothing is refused that was said before it.
    if (REQUESTS.has(wordAt(tokens, at)) && TO_WHOM.has(wordAt(tokens, at + 1))) break;
    if (!NOT.has(wordAt(tokens, at))) continue;
    const isOfOther =
      NOW.has(wordAt(tokens, at - 1)) || isOfDayBefore(tokens, at) || refusesHour(tokens, at, from);
    if (isOfOther) break;
    return true;
  }
  if (isAboutOthers(tokens, to)) return false;
  for (let at = to; at < to + 7; at++) {
    const word = wordAt(tokens, at);
    if (CLAUSE_ENDS.has(word)) return false;
    if (NOT.has(word)) return wordAt(tokens, at - 1) !== "warum" && !isLimit(tokens, at + 1);
    if (BESIDE.has(word)) return false;
    if (AWAY.has(word)) return true;
  }
  return false;
}

/** "Mittwoch, da sind die Kinder auch nicht beim Sport": why that day suits. */
function isAboutOthers(tokens: readonly Token[], to: number): boolean {
  if (wordAt(tokens, to) !== "da" || !OF_OTHERS.has(wordAt(tokens, to + 2))) return false;
  return (
    IS_OR_HAS.has(wordAt(tokens, to + 1)) && tokens.slice(to).some(({ word }) => word === "auch")
  );
}

const IS_OR_HAS = wordSet("sind ist hat haben");
const OF_OTHERS = wordSet("die der das mein meine meiner unser unsere");

const NOW = wordSet("jetzt gerade grad grade momentan moment heute");
const REQUESTS = wordSet("rufen ruf melden meld versuchen probieren nehmen machen kommen sagen");
const TO_WHOM = wordSet("sie se s wir mich uns mi mich ma mas doch lieber");
const HOUR =
  /^(?:\d{1,2}|ein|eins|zwei|zwo|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|\p{L}+zehn|\p{L}*zwanzig)$/u;

/** "Nicht vor vier, halb fünf": what is refused is the hour that stands between. */
function refusesHour(tokens: readonly Token[], not: number, from: number): boolean {
  return (
    BESIDE.has(wordAt(tokens, not + 1)) && not + 2 < from && HOUR.test(wordAt(tokens, not + 2))
  );
}

const VERBS = wordSet("geht gehts ist is isch wär wäre passt kann bin hab klappt");

/** "Dienstag ist schlecht, Donnerstag wäre gut": said of the first, whether or not a comma was heard. */
function isOfDayBefore(tokens: readonly Token[], not: number): boolean {
  const before = tokens.slice(Math.max(0, not - 4), not).map(({ word }) => word);
  const day = before.findLastIndex((word) => DAYS.has(word));
  return day >= 0 && before.slice(day + 1).some((word) => VERBS.has(word));
}

const TOO = wordSet("so zu ganz allzu gar");
const EARLY = /^(?:frueh|spaet|zeitig)/u;

/** "Mittwoch nicht vor zehn", "Mittwoch nicht so früh": the day itself is fine. */
function isLimit(tokens: readonly Token[], at: number): boolean {
  if (BESIDE.has(wordAt(tokens, at))) return true;
  return TOO.has(wordAt(tokens, at)) && EARLY.test(wordAt(tokens, at + 1));
}
