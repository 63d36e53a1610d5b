import { openMemory } from "../memory.ts";
import { countsSomeOnly, householdIn, summedUp } from "./household.ts";
import type { Numeral } from "./numerals.ts";
import { rangeEnd } from "./range.ts";
import { type Candidate, settle } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { asksForPeople, peopleIn, togetherAt, whoComes } from "./together.ts";
import { isJoined, type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

/**
 * The number that a reply holds; of two of them the one that the question asked for.
 *
 * @param isAsked whether a number is asked for, so that "gar keine" is one
 */
export function readNumber(
  speech: Speech,
  question: string,
  isAsked = false,
): Candidate<number> | null {
  const asked = wordsOf(question);
  const { tokens, numerals } = speech;
  const ofPeople = isAsked && asksForPeople(question);
  const added = ofPeople ? peopleIn(speech) : null;
  const sum = isAsked ? summedUp(speech) : null;
  if (sum && !(added && added.from <= sum.from && sum.from < added.to)) return sum;
  // "Wie viele Kinder?" counts some of them only.
  const household = ofPeople && !asksForSome(asked) ? householdIn(speech) : null;
  if (household) return household;
  if (added) return added;
  const candidates: Candidate<number>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const together = togetherAt(tokens, at);
    if (together) candidates.push(together);
  }
  for (const numeral of numerals.values()) {
    if (candidates.some(({ from, to }) => from <= numeral.from && numeral.from < to)) continue;
    const candidate = candidateFor(speech, numeral, asked);
    if (candidate) candidates.push(candidate);
  }
  const shared = isAsked ? sharedOut(speech) : null;
  if (shared) return shared;
  const counted = candidates.filter(({ to }) => asked.has(wordAt(tokens, to)));
  const chosen = settle(speech, counted.length > 0 ? counted : candidates);
  const isSome = chosen && ofPeople && !asksForSome(asked) && countsSomeOnly(speech, chosen);
  return (
    (isSome ? { ...chosen, confidence: Math.min(chosen.confidence, IN_A_RANGE) } : chosen) ??
    dozenIn(tokens) ??
    noneIn(speech, asked, isAsked) ??
    (ofPeople ? whoComes(speech) : null)
  );
}

/** "Eins für mich und eins für meine Tochter": so many in all. */
function sharedOut({ tokens, numerals }: Speech): Candidate<number> | null {
  const shares = [...numerals.values()].filter(
    ({ to, value }) => Number.isInteger(value) && wordAt(tokens, to) === "fuer",
  );
  const [first, ...others] = shares;
  const last = others.at(-1);
  if (!first || !last || shares.length !== numerals.size) return null;
  if (!tokens.slice(first.to, last.from).some(({ word }) => word === "und")) return null;
  const value = shares.reduce((sum, share) => sum + share.value, 0);
  return { value, confidence: 0.85, from: first.from, to: last.to };
}

const SOME_PEOPLE = wordSet("kinder erwachsene mitarbeiter angestellte söhne töchter enkel");

function asksForSome(asked: ReadonlySet<string>): boolean {
  return [...SOME_PEOPLE].some((word) => asked.has(word));
}

const DOZENS = wordSet("dutzend");
const FULL = wordSet("gutes volles ganzes knappes rundes");
const HALVES = wordSet("halbe halben halbes");
const FRACTIONS = wordTable([
  [2, "halbe halben"],
  [3, "drittel"],
  [4, "viertel"],
  [5, "fünftel"],
  [8, "achtel"],
  [10, "zehntel"],
]);
const VAGUE_BEFORE = wordSet("paar einige mehrere etliche viele wenige tausende hunderte zig");
const VAGUE_AFTER = wordSet(
  "paar bisschen bissl wenig haufen menge moment momentchen augenblick sekunde minute frage",
);
const ROUGH = wordSet(
  "ungefähr etwa circa ca so rund um die schätze schätzungsweise vielleicht grob",
);
const ROUGHER = wordSet("mindestens über unter mehr");
/** "Höchstens zehn" is ten to whoever counts on them. */
const UP_TO = wordSet("maximal höchstens fast knapp gut");

const MARK_BEFORE = wordSet("eine einer ne ner");

const CLEAR = 0.95;
const ROUGHLY = 0.8;
const ROUGHER_STILL = 0.7;
const IN_A_RANGE = 0.65;

function candidateFor(
  { tokens, numerals }: Speech,
  numeral: Numeral,
  asked: ReadonlySet<string>,
): Candidate<number> | null {
  let { value, to } = numeral;
  let { from } = numeral;
  if (VAGUE_BEFORE.has(wordAt(tokens, from - 1))) return null;
  if (numeral.isArticle && VAGUE_AFTER.has(wordAt(tokens, to))) return null;
  // "Eine Zwei" is a mark.
  if (MARK_BEFORE.has(wordAt(tokens, from)) && numerals.has(to)) return null;
  const fraction = FRACTIONS.get(wordAt(tokens, to));
  if (fraction !== undefined && Number.isInteger(value)) {
    value /= fraction;
    to++;
  }
  if (FULL.has(wordAt(tokens, to)) && DOZENS.has(wordAt(tokens, to + 1))) to++;
  if (DOZENS.has(wordAt(tokens, to))) {
    value *= 12;
    to++;
  }
  const isCounted = isAskedFor(wordAt(tokens, to), asked);
  const before = tokens[from - 1];
  if (before && isMinus(tokens, from - 1)) {
    value = -value;
    from--;
  }
  const end = rangeEnd({ tokens, numerals }, { from }, to);
  const isPair = numerals.get(to)?.value === value + 1 && value < 20;
  const confidence =
    numeral.isArticle && to === numeral.to
      ? articleConfidence(tokens, from, isCounted)
      : end || isPair
        ? IN_A_RANGE
        : Math.min(CLEAR, roughness(tokens, from, to));
  return { value, confidence, from, to: end ? end.to : isPair ? to + 1 : to };
}

/** "Ein Paket" is so many of "wie viele Pakete". */
function isAskedFor(noun: string, asked: ReadonlySet<string>): boolean {
  if (noun.length < SHORTEST_NOUN) return asked.has(noun);
  return ["", "e", "n", "en", "er", "s"].some((ending) => asked.has(noun + ending));
}

const SHORTEST_NOUN = 4;

/** "nur einen", "eine Katze": a number if little else is said or the question asked for the noun. */
function articleConfidence(tokens: readonly Token[], at: number, isCounted: boolean): number {
  if (isCounted) return 0.9;
  if (standsAlone(tokens, at)) return 0.85;
  const words = tokens.filter(({ kind }) => kind !== "mark").length;
  return words <= 2 ? 0.75 : words <= 3 ? 0.6 : 0.3;
}

/**
 * "Ja, nur das eine", "eines hab ich gesagt": with no noun behind it, it counts the thing that was asked
 * for. "So eine", "was für einen" and "ein und derselbe" count nothing.
 */
export function standsAlone(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === "ein" || word === "einem" || word === "ner" || word === "nem") return false;
  if (NO_COUNT_BEFORE.has(wordAt(tokens, at - 1)) || isThere(tokens, at)) return false;
  const next = tokens[at + 1];
  return next === undefined || next.kind === "mark" || BEHIND_COUNT.has(next.word);
}

/** "Einen hab ich schon": that one is not asked for. */
function isThere(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:hab|habe|haben|hob)$/u.test(wordAt(tokens, at + 1))) return false;
  const words = tokens.slice(at + 2).map(({ word }) => word);
  const isKept = words.some((word) => /^(?:schon|bereits|noch|daheim)$/u.test(word));
  return isKept && !words.some((word) => /^(?:ge\p{L}+|bestellt|notiert)$/u.test(word));
}

const NO_COUNT_BEFORE = wordSet("so für irgend noch auch was welch manch kein wie als unser");

/** What goes on after a number that has no noun: "eins reicht", "zwei können Sie mir schicken". */
export const BEHIND_COUNT = wordSet(
  "hab habe hob hätt hätte haben reicht langt genügt tut tuts bitte davon dafür brauch brauche bräuchte nehm",
  "nehme nehmen möcht möchte will wollt wollte würd würde kann können könnten dürfen darf soll sollen sollte müsste",
  "ist is isch wär wäre sind wären passt schick schicken bestell bestelle bestellen kauf kaufe sag sage saach ja",
  "gern gerne danke mal bloß nur erstmal her vorbei rüber für ich wir i mir oder und aber sie dann das tät täte nimm gell ne",
);

function isMinus(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === "minus") return true;
  const isSign = (word === "-" || word === "−") && isJoined(tokens, at + 1);
  return isSign && !isJoined(tokens, at);
}

function roughness(tokens: readonly Token[], from: number, to: number): number {
  const before = wordAt(tokens, from - 1);
  if (ROUGHER.has(before)) return ROUGHER_STILL;
  const after = wordAt(tokens, to);
  if (UP_TO.has(before)) return ROUGHLY;
  if (ROUGH.has(before) || ROUGH.has(after)) return ROUGHLY;
  return 1;
}

function dozenIn(tokens: readonly Token[]): Candidate<number> | null {
  const at = tokens.findIndex(({ word }) => DOZENS.has(word));
  if (at < 0 || VAGUE_BEFORE.has(wordAt(tokens, at - 1))) return null;
  const isHalf = HALVES.has(wordAt(tokens, at - 1));
  const from = isHalf ? at - 1 : at;
  return { value: isHalf ? 6 : 12, confidence: 0.85, from, to: at + 1 };
}

const NONE = wordSet(
  "kein keine keinen keins keiner keinerlei koa koan koane koi koine keene keen",
);
const NOTHING = wordSet("nix nichts garnix garnichts");
const SINGLE = wordSet("einzige einzigen einziger einziges");

/** "Gar keine" to a question for how many. */
function noneIn({ tokens, numerals }: Speech, asked: ReadonlySet<string>, isAsked: boolean) {
  if (!isAsked && !asked.has("viele") && !asked.has("wieviele")) return null;
  if (numerals.size > 0) return null;
  const words = tokens.filter(({ kind }) => kind === "word").length;
  const isShort = words <= MOST_WORDS_OF_NOTHING;
  const at = tokens.findIndex(({ word }) => NONE.has(word) || (isShort && NOTHING.has(word)));
  if (at < 0) return null;
  const next = SINGLE.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isLast = tokens.slice(next).every(({ kind }) => kind === "mark");
  const isCounted = asked.has(wordAt(tokens, next));
  if (!isLast && !isCounted) return null;
  return { value: 0, confidence: isCounted ? 0.9 : 0.75, from: at, to: at + 1 };
}

/** "Gar nichts" is none, "ich sage nichts" a refusal. */
const MOST_WORDS_OF_NOTHING = 2;

/** Whether the question can decide about the number of a reply: not where none was said. */
export function mayCount(speech: Speech): boolean {
  if (speech.numerals.size > 0 || whoComes(speech) !== null || householdIn(speech) !== null) {
    return true;
  }
  return speech.tokens.some(({ word }) => NONE.has(word) || NOTHING.has(word));
}

/** What a question decides about the number of a reply. */
export function countedIn(speech: Speech, question: string): string {
  if (!mayCount(speech)) return "";
  const asked = wordsOf(question);
  const counted = speech.tokens.filter(({ word }) => asked.has(word)).map(({ word }) => word);
  const ofMany = asked.has("viele") || asked.has("wieviele");
  return `${ofMany} ${asksForPeople(question)} ${counted.join(" ")}`;
}

const WORD = /\p{L}{3,}/gu;

const wordsBefore = openMemory<string, ReadonlySet<string>>(500);

function wordsOf(question: string): ReadonlySet<string> {
  const before = wordsBefore.get(question);
  if (before) return before;
  const words = wordSet(...(question.slice(0, 500).toLowerCase().match(WORD) ?? []));
  wordsBefore.put(question, words);
  return words;
}
