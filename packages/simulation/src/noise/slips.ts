import type { SeededRandom } from "../seeded-random.ts";
import { SOUNDS_LIKE } from "./sounds-alike.ts";

/** What becomes of one word that is not heard rightly; an empty text where it is lost. */
export type Slip = (word: string, random: SeededRandom) => string | null;

/** Each with its weight; one that does not fit a word gives `null`, and another is taken. */
export const SLIPS: readonly (readonly [weight: number, slip: Slip])[] = [
  [34, hearAnother],
  [22, lose],
  [12, loseEnding],
  [8, loseUmlaut],
  [9, hearOtherSounds],
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
  "ich sie es er wir ihr das der die den dem des ein eine einen mal da so und zu in im am an auf mit von bei für um is ist hab war wie was denn doch noch auch schon ja mir mich ihnen i a dit ick des ma".split(
    " ",
  ),
);

function hearAnother(word: string, random: SeededRandom): string | null {
  const others = SOUNDS_LIKE.get(word.toLowerCase());
  return others ? inCaseOf(word, random.pick(others)) : null;
}

function lose(word: string, random: SeededRandom): string | null {
  const plain = word.toLowerCase();
  if (CLEAR.has(plain)) return null;
  return LITTLE.has(plain) || random.chance(0.3) ? "" : null;
}

function loseEnding(word: string): string | null {
  const cut = word.replace(/(?:en|er|es|em|st|e|t|n|s)$/u, "");
  return cut.length > 3 && cut !== word ? cut : null;
}

function loseUmlaut(word: string): string | null {
  const plain = word.replace(/[äöüß]/gu, (letter) => PLAIN[letter] ?? letter);
  return plain === word ? null : plain;
}

const PLAIN: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", ß: "s" };

/** Sounds that a telephone line makes alike. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ["b", "p"],
  ["d", "t"],
  ["g", "k"],
  ["m", "n"],
  ["f", "w"],
  ["sch", "ch"],
  ["eu", "ei"],
  ["ie", "ü"],
  ["z", "s"],
];

function hearOtherSounds(word: string, random: SeededRandom): string | null {
  if (word.length < 4) return null;
  const fitting = SOUNDS.filter(([one, other]) => word.includes(one) || word.includes(other));
  if (fitting.length === 0) return null;
  const [one, other] = random.pick(fitting);
  return word.includes(one) ? word.replace(one, other) : word.replace(other, one);
}

const FILLERS = ["äh", "ähm", "hm", "ehm"];

function addFiller(word: string, random: SeededRandom): string {
  return random.chance(0.5) ? `${random.pick(FILLERS)} ${word}` : `${word} ${random.pick(FILLERS)}`;
}

function double(word: string): string | null {
  return word.length <= 5 ? `${word} ${word}` : null;
}

/** Parts at which long words fall apart; an "s" between them goes with the first. */
const FIRST_PARTS =
  /^(vertrags?|anruf|telefon|handy|termin|preis|kosten|geld|haus|büro|firmen|geschäfts?|steuer|strom|jahres|monats|wochen|nachmittag|vormittag|mittag|abend|feier|sperr|werbe|daten|kunden|dienst|hand|post|lebens?|arbeits?|gewinn|bunde?s|förder|kauf|verkaufs?|verbraucher|internet|unter|über|zurück|weiter|durch|auf|aus|ein|an|ab|vor|nach)(?=\p{L}{4})/iu;

function split(word: string): string | null {
  if (word.length < 8) return null;
  const first = FIRST_PARTS.exec(word)?.[0];
  return first === undefined ? null : `${first} ${word.slice(first.length)}`;
}

const DIGITS: ReadonlyMap<string, string> = new Map(
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"
    .split(" ")
    .map((word, number) => [word, String(number)]),
);

function writeDigits(word: string): string | null {
  return DIGITS.get(word.toLowerCase()) ?? null;
}

function inCaseOf(word: string, other: string): string {
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
