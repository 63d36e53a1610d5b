import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import { keepsMeaning, REAL_WORDS } from "./real-words.ts";
import { frailty, SLIPS } from "./slips.ts";

/**
 * What a recogniser makes of something said. `level`: 0 hears every word, 1 hardly any; `variant`,
 * from 0 to 15, names one of the ways it may go wrong. On good lines there are few such ways, and
 * slips come in bursts, so that most texts are heard again as they were heard before. Never empty
 * unless the text is.
 */
export function mishear(text: string, level: number, variant: number): string {
  if (!(level > 0)) return text;
  const badness = Math.min(1, level);
  const random = seededRandom(hash(text), variant % waysAt(badness));
  const unclear = Math.min(1, SOMETIMES + badness);
  if (!random.chance(unclear)) return text;
  const rate = slipsPerWord(badness) / unclear;
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const ordered = inOtherOrder(joined(words, rate, random), rate, random);
  const heard = clip(ordered, rate, random).flatMap((word) => hear(word, rate, random));
  const result = heard.join(" ");
  if (!/[\p{L}\p{N}]/u.test(result)) return text;
  return random.chance(UNPUNCTUATED) ? withoutMarks(result) : result;
}

/** The share of hearings that are not perfect on a line that is next to good. */
const SOMETIMES = 0.4;
const UNPUNCTUATED = 0.4;

/** In how many ways one text may be heard: to read each anew is what a simulation spends its time on. */
function waysAt(level: number): number {
  return level < 0.15 ? 4 : level < 0.45 ? 8 : 16;
}

/** Fitted to measured rates of wrong words: 9 % at a level of 0.1, 25 % at 0.3. */
function slipsPerWord(level: number): number {
  return level * (0.86 - 0.6 * level + 0.66 * level * level);
}

/** A word with its marks, as none, one or two words. */
function hear(word: string, rate: number, random: SeededRandom): string[] {
  const [, before = "", plain = "", after = ""] = MARKS.exec(word) ?? [];
  if (plain === "" || !random.chance(rate * frailty(plain))) return [word];
  const heard = slip(plain, random);
  return heard === "" ? [] : [`${before}${heard}${after}`];
}

const MARKS = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

function slip(word: string, random: SeededRandom): string {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const point = random.number() * WEIGHT;
    const heard = BOUNDS.find(([bound]) => point < bound)?.[1](word, random) ?? null;
    if (heard !== null) return heard;
  }
  return word;
}

/** Not every slip can befall every word. */
const ATTEMPTS = 6;
const WEIGHT = SLIPS.reduce((sum, [weight]) => sum + weight, 0);
const BOUNDS = SLIPS.map(([, slip], at) => {
  const bound = SLIPS.slice(0, at + 1).reduce((sum, [weight]) => sum + weight, 0);
  return [bound, slip] as const;
});

/** "noch mal" becomes one word where there is such a word. */
function joined(words: readonly string[], rate: number, random: SeededRandom): readonly string[] {
  const heard: string[] = [];
  for (const word of words) {
    const before = heard.at(-1);
    if (before !== undefined && canJoin(before, word) && random.chance(rate)) {
      heard[heard.length - 1] = before + word;
    } else heard.push(word);
  }
  return heard;
}

function canJoin(one: string, other: string): boolean {
  const plain = other.replace(/[.,!?;:…]+$/u, "").toLowerCase();
  const whole = one.toLowerCase() + plain;
  return REAL_WORDS.has(whole) && keepsMeaning(one.toLowerCase(), [whole]);
}

function inOtherOrder(words: readonly string[], rate: number, random: SeededRandom): string[] {
  const order = [...words];
  if (words.length > 3 && random.chance(rate * 0.15)) {
    const at = random.below(words.length - 1);
    [order[at], order[at + 1]] = [words[at + 1] ?? "", words[at] ?? ""];
  }
  return order;
}

/** The recogniser wakes late, or believes too early that he has finished. */
function clip(words: readonly string[], rate: number, random: SeededRandom): readonly string[] {
  if (words.length < 4) return words;
  if (random.chance(rate * 0.25)) return words.slice(1 + random.below(2));
  if (random.chance(rate * 0.3)) return words.slice(0, -1 - random.below(2));
  return words;
}

function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,!?;:…"„“]+/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** FNV-1a over the text's code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
