import { logarithm2 } from "./exact-math.ts";
import { fold } from "./fold.ts";
import { wordFeatures } from "./model/features.ts";
import { openPlaces } from "./model/places.ts";
import type { WordFacts } from "./model/word-facts.ts";

/** A text as what it is told by: hashes, each once, and how much each weighs. */
export interface TextFeatures {
  hashes: Uint32Array;
  weights: Float64Array;
}

/** Tells how like a text is to each of some others, 0 to 1. */
export interface LikenessTable {
  /** One number per text of the table; to be used before the next is asked for. */
  of(text: TextFeatures): Float64Array;
}

/** Words that any sentence is made of say next to nothing about what it is about. */
const LITTLE_WORDS = new Set(
  fold(
    "ich du er sie es wir ihr man mich dich ihn uns euch mir dir ihm ihnen mein meine meinen unser unsere ihre der die das den dem des ein eine einen einem einer und oder aber doch auch noch schon mal so da dann denn ja nein nicht kein keine am an im in ins auf aus bei beim mit von vom zu zum zur für um bin bist ist sind seid war waren habe hast hat haben habt hatte hätte wird werden würde kann können könnte muss müssen soll sollen will wollen möchte mag machen mache tun was wie wo wer wann warum wenn dass weil als bitte danke gern gerne gut sehr ganz nur etwas hier jetzt gerade",
  ).split(" "),
);
const LITTLE = 0.3;

/** The weight of what is done, whatever word says it. */
const DOING = 1.2;

const places = openPlaces();

export function featuresOf(words: readonly WordFacts[]): TextFeatures {
  const isLittle = words.map(({ word }) => LITTLE_WORDS.has(word));
  const hashes: number[] = [];
  const weights: number[] = [];
  places.clear();
  wordFeatures(words, (hash, weight, word) => {
    const value = isLittle[word] ? weight * LITTLE : weight;
    const place = places.take(hash);
    if (place === hashes.length) {
      hashes.push(hash);
      weights.push(value);
    } else if (value > (weights[place] ?? 0)) weights[place] = value;
  });
  for (const { doing } of words) {
    if (doing === null) continue;
    const place = places.take(doing);
    hashes[place] = doing;
    weights[place] = DOING;
  }
  return { hashes: Uint32Array.from(hashes), weights: Float64Array.from(weights) };
}

/**
 * What a text must have to be about anything, as a sum of squares: "das bin ich" is made of little
 * words alone and is like nothing but itself.
 */
const LEAST_CONTENT = 4;

/**
 * Texts are vectors of length 1 over the features of the table's; others only make them longer. What
 * every one of the first `examples` has tells little, and what none of them has tells as it is.
 */
export function likenessTable(texts: readonly TextFeatures[], examples: number): LikenessTable {
  const known = openPlaces();
  for (const { hashes } of texts) for (const hash of hashes) known.take(hash);
  const rarity = raritiesOf(texts.slice(0, examples), known.find, known.count());

  const desk = { features: new Int32Array(0), values: new Float64Array(0) };
  /** The places of a text's features in the table, and how long its vector is. */
  function lay({ hashes, weights }: TextFeatures): number {
    if (desk.features.length < hashes.length) {
      desk.features = new Int32Array(hashes.length * 2);
      desk.values = new Float64Array(hashes.length * 2);
    }
    let sum = 0;
    for (let index = 0; index < hashes.length; index++) {
      const feature = known.find(hashes[index] ?? 0);
      const value = (weights[index] ?? 0) * (feature < 0 ? 1 : (rarity[feature] ?? 1));
      sum += value * value;
      desk.features[index] = feature;
      desk.values[index] = value;
    }
    return Math.sqrt(sum + LEAST_CONTENT);
  }

  const counts = new Int32Array(known.count() + 1);
  for (const { hashes } of texts) {
    for (const hash of hashes) {
      const feature = known.find(hash);
      counts[feature + 1] = (counts[feature + 1] ?? 0) + 1;
    }
  }
  const begins = counts;
  for (let feature = 1; feature < begins.length; feature++) {
    begins[feature] = (begins[feature] ?? 0) + (begins[feature - 1] ?? 0);
  }
  const next = begins.slice();
  const holders = new Int32Array(begins.at(-1) ?? 0);
  const held = new Float64Array(holders.length);
  texts.forEach((text, index) => {
    const length = lay(text);
    for (let place = 0; place < text.hashes.length; place++) {
      const feature = desk.features[place] ?? 0;
      const at = next[feature] ?? 0;
      next[feature] = at + 1;
      holders[at] = index;
      held[at] = (desk.values[place] ?? 0) / length;
    }
  });

  const likeness = new Float64Array(texts.length);
  return {
    of(text) {
      const length = lay(text);
      likeness.fill(0);
      for (let place = 0; place < text.hashes.length; place++) {
        const feature = desk.features[place] ?? -1;
        if (feature < 0) continue;
        const value = (desk.values[place] ?? 0) / length;
        const end = begins[feature + 1] ?? 0;
        for (let at = begins[feature] ?? 0; at < end; at++) {
          const holder = holders[at] ?? 0;
          likeness[holder] = (likeness[holder] ?? 0) + value * (held[at] ?? 0);
        }
      }
      return likeness;
    },
  };
}

/** By the place of a feature. */
function raritiesOf(
  examples: readonly TextFeatures[],
  placeOf: (hash: number) => number,
  features: number,
): Float64Array {
  const counts = new Float64Array(features);
  for (const { hashes } of examples) {
    for (const hash of hashes) {
      const feature = placeOf(hash);
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  return counts.map((count) =>
    count === 0 ? 1 : Math.sqrt(logarithm2(1 + examples.length / count)),
  );
}
