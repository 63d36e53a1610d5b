import { fold } from "./fold.ts";
import { hear } from "./hear.ts";
import { meaningOf } from "./keys.ts";
import type { Matching } from "./matching/matcher.ts";
import type { OwnConditions } from "./matching/own-conditions.ts";
import type { WordSense } from "./matching/word-sense.ts";
import { openMemory } from "./memory.ts";
import { wordsOfPast } from "./negated.ts";
import { normalize } from "./normalize.ts";
import type { ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** One of the things that a question offers to choose from. */
interface Side {
  condition: ExpectedCondition;
  /** Words of this side of the question alone. */
  words: readonly WordSense[];
}

/** What of a question's sides a reply says. */
export interface SideMeant {
  /** `null` where it only denies. */
  condition: ExpectedCondition | null;
  /** The word that tells. */
  word: string;
  /** Whether another side was denied with it. */
  isAgainstOther: boolean;
}

const known = new WeakMap<OwnConditions, ReturnType<typeof openMemory<string, readonly Side[]>>>();
const MOST_QUESTIONS = 50;

/**
 * The sides of a question that offers a choice ("Kommt die Küche in einen Neubau, oder ersetzt sie eine
 * Küche, die schon da ist?"), each with the condition it names; empty where it offers none.
 */
export function sidesOf(matching: Matching, own: OwnConditions, question: string): readonly Side[] {
  let questions = known.get(own);
  if (questions === undefined) {
    questions = openMemory(MOST_QUESTIONS);
    known.set(own, questions);
  }
  const before = questions.get(question);
  if (before !== undefined) return before;
  const made = splitSides(matching, own, question);
  questions.put(question, made);
  return made;
}

/** The one side of the question whose words a reply says and does not deny, or that it only denies. */
export function sideMeant(
  { reply, matching }: Said,
  own: OwnConditions,
  question: string,
): SideMeant | null {
  const sides = sidesOf(matching, own, question);
  if (sides.length === 0) return null;
  const words = reply.text.split(" ");
  const over = wordsOfPast(reply);
  const named = sides.flatMap((side) =>
    words.flatMap((word, at) =>
      isOf(matching, side, word)
        ? [{ side, word, at, isDenied: isDeniedAt(words, at) || over.includes(word) }]
        : [],
    ),
  );
  const alone = named.filter(({ at }) => ONLY.test(words.slice(Math.max(0, at - 2), at).join(" ")));
  const meant = (alone.length > 0 ? alone : named).filter(({ isDenied }) => !isDenied);
  const [only] = meant;
  const [denied] = named;
  if (only === undefined) {
    return denied ? { condition: null, word: denied.word, isAgainstOther: true } : null;
  }
  if (meant.some(({ side }) => side !== only.side)) return null;
  const isAgainstOther = named.some(({ side }) => side !== only.side);
  return { condition: only.side.condition, word: only.word, isAgainstOther };
}

function isOf({ senses, rarity }: Matching, { words }: Side, said: string): boolean {
  const { stem, stemHash, isLittle } = senses.word(said);
  if (isLittle || rarity.of(stemHash) < TELLING) return false;
  return words.some(
    (one) =>
      one.stem === stem ||
      isPartOf(one.word, said) ||
      isPartOf(said, one.word) ||
      isPartOf(one.stem, said),
  );
}

/** "Reinigung" of "Zahnreinigung", "Telefon" of "telefonieren". */
function isPartOf(part: string, whole: string): boolean {
  return part.length >= LONG && (whole.startsWith(part) || whole.endsWith(part));
}

/** A word that others may be built on. Letters. */
const LONG = 6;

/** Commoner words are in what is said of anything. */
const TELLING = 0.5;

/** "Nur Fenster, die Haustür hab ich schon." */
const ONLY = /\b(?:nur|bloss|lediglich|einzig|ausschliesslich)\b/u;

/** A "nicht" denies what stands so near, if no new thought begins between. Words. */
const DENIES_BEFORE = 3;
const DENIES_AFTER = 4;
const DENIES = /^(?:nicht|kein\w*|ohne|nie|weder|statt)$/u;
/** "Die Reinigung will ich, kein Bleaching" denies what comes. */
const DENIES_BEHIND = /^(?:nichts?|nie|keine[nrs]?)$/u;
const BEGINS = /^(?:und|aber|sondern|lieber|da|wenn|weil|ein|dann|oder)$/u;

function isDeniedAt(words: readonly string[], at: number): boolean {
  return (
    denies(words.slice(Math.max(0, at - DENIES_BEFORE), at).reverse(), DENIES) ||
    denies(words.slice(at + 1, at + 1 + DENIES_AFTER), DENIES_BEHIND)
  );
}

/** @param words from the nearest on */
function denies(words: readonly string[], by: RegExp): boolean {
  const until = words.findIndex((word) => BEGINS.test(word));
  return words.slice(0, until < 0 ? words.length : until).some((word) => by.test(word));
}

const LAST_QUESTION = /[^.!?:]*\?\s*$/u;

/** How sure a side must name a condition. */
const SURE_OF_SIDE = 0.6;

function splitSides(matching: Matching, own: OwnConditions, question: string): readonly Side[] {
  const asked = LAST_QUESTION.exec(question)?.[0] ?? "";
  if (!OR.test(asked)) return [];
  const all = sidesIn(matching, own, asked.split(EACH));
  return all.length > 2 ? all : sidesIn(matching, own, asked.split(OR));
}

const OR = /[,\s]+oder\s+/iu;
const EACH = /[,\s]+oder\s+|,\s*/iu;

/** What may be done with anything tells nothing. */
const OF_ANYTHING: ReadonlySet<string> = new Set(
  "lieber eher geht gehen kommt kommen passt passen waere waeren moechte moechten wollen soll sollen schicken senden machen besprechen sprechen reden bekommen nehmen lassen haben brauchen bleiben anbieten helfen sagen wissen hoeren sehen stehen liegen planen vereinbaren ausmachen dafuer dazu davon".split(
    " ",
  ),
);

function hasNoun(part: string, word: string): boolean {
  return part
    .split(/[^\p{L}\p{N}-]+/u)
    .some((written) => /^\p{Lu}/u.test(written) && fold(written.toLowerCase()) === word);
}

/** Of parts of a question those that name a condition; none where several name the same. */
function sidesIn(
  matching: Matching,
  own: OwnConditions,
  split: readonly string[],
): readonly Side[] {
  const parts = split.filter((part) => /\p{L}/u.test(part));
  const senses = parts.map((part) =>
    normalize(part)
      .text.split(" ")
      .map((word) => matching.senses.word(word))
      .filter(({ isLittle, word }) => !isLittle && (!OF_ANYTHING.has(word) || hasNoun(part, word))),
  );
  const named = parts.map((part) => conditionOf(matching, own, part));
  const left = own.node.conditions.filter((one) => isAuthorsOnly(one) && !named.includes(one));
  // Of two sides and two conditions the other goes without saying.
  const [other] = parts.length === 2 && left.length === 1 ? left : [];
  const sides = parts.flatMap((_, place): Side[] => {
    const condition = named[place] ?? other;
    if (condition === undefined || named.every((one) => one === null)) return [];
    const others = senses.filter((_, at) => at !== place).flat();
    const words =
      senses[place]?.filter(({ stem }) => others.every((one) => one.stem !== stem)) ?? [];
    return [{ condition, words }];
  });
  const conditions = new Set(sides.map(({ condition }) => condition));
  return conditions.size < sides.length ? [] : sides;
}

/** What refuses all is no side of a choice. */
const NO_SIDES: ReadonlySet<string> = new Set([...Object.values(POLARITIES), "not_interested"]);

function isAuthorsOnly(condition: ExpectedCondition): boolean {
  const { key, counts = [] } = condition;
  return meaningOf(key).intents.length === 0 && counts.length === 0 && mayBeSide(condition);
}

const REFUSES = /\b(?:kein\w*|nicht|nein|doch)\b/iu;

function mayBeSide({ key, counts = [] }: ExpectedCondition): boolean {
  const intents = [...meaningOf(key).intents, ...counts];
  return !REFUSES.test(key) && !intents.some((intent) => NO_SIDES.has(intent));
}

function conditionOf(
  { senses }: Matching,
  own: OwnConditions,
  part: string,
): ExpectedCondition | null {
  const text = normalize(part);
  const { heard } = hear(senses.model, text);
  const { likely } = own.node.match(text, part, heard, "");
  const [best] = own.node.conditions
    .map((condition, place) => ({ condition, confidence: likely[place] ?? 0 }))
    .filter(({ condition }) => mayBeSide(condition))
    .sort((one, another) => another.confidence - one.confidence);
  return best && best.confidence >= SURE_OF_SIDE ? best.condition : null;
}
