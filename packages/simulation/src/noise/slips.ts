import type { SeededRandom } from "../seeded-random.ts";
import { otherForms, partsOf, wordsLike } from "./near-words.ts";
import { SOUNDS_LIKE } from "./sounds-alike.ts";

/** What becomes of one word that is not heard rightly; an empty text where it is lost. */
export type Slip = (word: string, random: SeededRandom) => string | null;

/** Each with its weight; one that does not fit a word gives `null`, and another is taken. */
export const SLIPS: readonly (readonly [weight: number, slip: Slip])[] = [
  [34, hearAnother],
  [22, lose],
  [12, hearOtherForm],
  [17, hearAlike],
  [5, addFiller],
  [4, double],
  [6, split],
  [6, writeDigits],
];

/** The likelihood that a word of this kind slips, against others: stressed and long ones less often. */
export function frailty(word: string): number {
  const plain = word.toLowerCase();
  if (CLEAR.has(plain)) return 0.4;
  if (LITTLE.has(plain)) return 1.5;
  return plain.length > 6 ? 0.8 : 1;
}

/** A conversation turns on these, and people stress them. */
const CLEAR = new Set("ja nein nee nicht kein keine keinen nie".split(" "));

const LITTLE = new Set(
  "ich sie es er wir ihr das der die den dem des ein eine einen mal da so und zu in im am an auf mit von bei für um is ist hab war wie was denn doch noch auch schon ja mir mich ihnen i a dit ick des ma äh ähm hm".split(
    " ",
  ),
);

function hearAnother(word: string, random: SeededRandom): string | null {
  return oneOf(SOUNDS_LIKE.get(word.toLowerCase()) ?? NONE, word, random);
}

function lose(word: string, random: SeededRandom): string | null {
  const plain = word.toLowerCase();
  if (CLEAR.has(plain)) return null;
  return LITTLE.has(plain) || random.chance(0.3) ? "" : null;
}

/** "Termin" for "Termine": an ending is what is said least clearly. */
function hearOtherForm(word: string, random: SeededRandom): string | null {
  return oneOf(otherForms(word.toLowerCase()), word, random);
}

/** "Seide" for "Seite": what sounds alike on the phone, and is a word. */
function hearAlike(word: string, random: SeededRandom): string | null {
  return oneOf(wordsLike(word.toLowerCase()), word, random);
}

const FILLERS = ["äh", "ähm", "hm"];

function addFiller(word: string, random: SeededRandom): string {
  return random.chance(0.5) ? `${random.pick(FILLERS)} ${word}` : `${word} ${random.pick(FILLERS)}`;
}

function double(word: string): string | null {
  return word.length <= 5 ? `${word} ${word}` : null;
}

function split(word: string, random: SeededRandom): string | null {
  return word.length < 8 ? null : oneOf(partsOf(word.toLowerCase()), word, random);
}

const DIGITS: ReadonlyMap<string, string> = new Map(
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"
    .split(" ")
    .map((word, number) => [word, String(number)]),
);

function writeDigits(word: string): string | null {
  return DIGITS.get(word.toLowerCase()) ?? null;
}

const NONE: readonly string[] = [];

function oneOf(others: readonly string[], word: string, random: SeededRandom): string | null {
  return others.length === 0 ? null : inCaseOf(word, random.pick(others));
}

function inCaseOf(word: string, other: string): string {
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
