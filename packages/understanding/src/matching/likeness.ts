import { type LikenessTable, likenessTable } from "../likeness.ts";
import { type MeaningWeights, meaningOf, product } from "./meaning.ts";
import type { Rarity } from "./rarity.ts";
import type { Sense } from "./sense.ts";

/** How a reply is like one of a node's texts, number by number; each about 0 to 1. */
export const LIKENESSES = [
  "words",
  "words of the text",
  "words of the reply",
  "parts",
  "letters",
  "concepts",
  "intents",
  "intents beside yes and no",
  "meaning",
] as const;

const KINDS = LIKENESSES.length;

/** Their places. */
export const WORDS_OF_TEXT = LIKENESSES.indexOf("words of the text");
export const WORDS_OF_REPLY = LIKENESSES.indexOf("words of the reply");
export const PARTS = LIKENESSES.indexOf("parts");
export const CONCEPTS = LIKENESSES.indexOf("concepts");
export const LETTERS = LIKENESSES.indexOf("letters");
export const MEANING = LIKENESSES.indexOf("meaning");

/** A condition is seen by its name, by the nearest of its texts, and by the mean of them. */
export const VIEWS = 3;

/** Holds replies against the texts of a node. */
export interface NodeTexts {
  /**
   * Text by text the numbers of {@link LIKENESSES}; to be used before the next is asked for.
   * @param meant what the reply means, turned towards names and examples
   */
  likeness(reply: Sense, meant: Float64Array): Float64Array;
}

const LITTLE = 0.15;

interface Laid {
  /** Places of its stems among those of all texts. */
  stems: Int32Array;
  weights: Float64Array;
  /** Of the words that are not little. */
  own: Float64Array;
  sum: number;
  length: number;
  ownSum: number;
  concepts: readonly number[];
  conceptLength: number;
  roots: Float64Array;
  rootsBeside: Float64Array;
}

const NOTHING_MEANT = new Float64Array(0);

const CONCEPT_LENGTH = 0.3;
const OWN_SUM = 0.3;

const EXACT = 1;
const CONTAINS = 0.7;
const SHARES = 0.4;
const FEWEST_CONTAINED = 4;
const FEWEST_SHARED = 5;

/** How like two different stems are: one stands in the other, or they begin or end alike. */
export function partsAlike(one: string, other: string): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < FEWEST_CONTAINED) return 0;
  if (long.startsWith(short) || long.endsWith(short)) return CONTAINS;
  if (short.length < FEWEST_SHARED) return 0;
  let first = 0;
  while (first < short.length && short[first] === long[first]) first += 1;
  if (first >= FEWEST_SHARED) return SHARES;
  let last = 0;
  while (last < short.length && short.at(-1 - last) === long.at(-1 - last)) last += 1;
  return last >= FEWEST_SHARED ? SHARES : 0;
}

export function openNodeTexts(
  texts: readonly Sense[],
  rarity: Rarity,
  weights: MeaningWeights,
  polarLabels: readonly number[],
): NodeTexts {
  const places = new Map<string, number>();
  const stems: string[] = [];
  const letters: LikenessTable = likenessTable(
    texts.map((text) => text.letters),
    texts.length,
  );
  const laid = texts.map((text) => lay(text, true));
  const meanings = texts.map((text) => meaningOf(weights, text));
  // Little words are part of nothing.
  const isTelling = new Uint8Array(stems.length);
  for (const { stems: own, own: telling } of laid) {
    own.forEach((stem, at) => {
      if ((telling[at] ?? 0) > 0) isTelling[stem] = 1;
    });
  }
  const made = new Float64Array(texts.length * KINDS);

  function placeOf(stem: string): number {
    const known = places.get(stem);
    if (known !== undefined) return known;
    places.set(stem, stems.length);
    return stems.push(stem) - 1;
  }

  function lay(text: Sense, isOwn: boolean): Laid {
    const found = new Map<string, { weight: number; own: number }>();
    for (const { stem, stemHash, isLittle } of text.words) {
      const rare = rarity.of(stemHash);
      const weight = isLittle ? rare * LITTLE : rare;
      const before = found.get(stem);
      if (!before || weight > before.weight) found.set(stem, { weight, own: isLittle ? 0 : rare });
    }
    const stemsOf = new Int32Array(found.size);
    const weightsOf = new Float64Array(found.size);
    const own = new Float64Array(found.size);
    let at = 0;
    let sum = 0;
    let square = 0;
    let ownSum = 0;
    for (const [stem, one] of found) {
      stemsOf[at] = isOwn ? placeOf(stem) : (places.get(stem) ?? -1);
      weightsOf[at] = one.weight;
      own[at] = one.own;
      sum += one.weight;
      square += one.weight * one.weight;
      ownSum += one.own;
      at += 1;
    }
    const concepts = [...text.concepts];
    const roots = text.likelihoods.map((likelihood) => Math.sqrt(likelihood));
    const rootsBeside = roots.slice();
    for (const label of polarLabels) rootsBeside[label] = 0;
    return {
      stems: stemsOf,
      weights: weightsOf,
      own,
      sum: sum + 1e-6,
      length: Math.sqrt(square) + 1e-6,
      ownSum: ownSum + OWN_SUM,
      concepts,
      conceptLength: Math.sqrt(concepts.length) + CONCEPT_LENGTH,
      roots,
      rootsBeside,
    };
  }

  return {
    likeness(reply, meant) {
      const said = lay(reply, false);
      const saidAt = new Float64Array(stems.length);
      said.stems.forEach((stem, at) => {
        if (stem >= 0) saidAt[stem] = said.weights[at] ?? 0;
      });
      const ownWords = [
        ...new Set(reply.words.filter(({ isLittle }) => !isLittle).map(({ stem }) => stem)),
      ];
      const parts = new Float64Array(stems.length);
      stems.forEach((stem, place) => {
        if (isTelling[place] === 0) return;
        let best = 0;
        for (const word of ownWords) {
          const alike = word === stem ? EXACT : partsAlike(word, stem);
          if (alike > best) best = alike;
        }
        parts[place] = best;
      });
      const ofLetters = letters.of(reply.letters);
      laid.forEach((text, place) => {
        let dot = 0;
        let ofText = 0;
        let ofReply = 0;
        let ofParts = 0;
        for (let at = 0; at < text.stems.length; at++) {
          const stem = text.stems[at] ?? 0;
          const weight = text.weights[at] ?? 0;
          const also = saidAt[stem] ?? 0;
          if (also > 0) {
            dot += weight * also;
            ofText += weight;
            ofReply += also;
          }
          ofParts += (text.own[at] ?? 0) * (parts[stem] ?? 0);
        }
        let concepts = 0;
        for (const concept of text.concepts) if (reply.concepts.has(concept)) concepts += 1;
        const row = place * KINDS;
        made[row] = dot / (said.length * text.length);
        made[row + 1] = ofText / text.sum;
        made[row + 2] = ofReply / said.sum;
        made[row + 3] = ofParts / text.ownSum;
        made[row + 4] = ofLetters[place] ?? 0;
        made[row + 5] = concepts / (said.conceptLength * text.conceptLength);
        made[row + 6] = product(said.roots, text.roots);
        made[row + 7] = product(said.rootsBeside, text.rootsBeside);
        made[row + MEANING] = product(meant, meanings[place] ?? NOTHING_MEANT);
      });
      return made;
    },
  };
}
