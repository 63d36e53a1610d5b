import { pseudoRandom, train } from "@rufbaum/understanding/training";
import { KINDS, type Kind } from "./kinds.ts";
import { likelihoodsBy, of } from "./likelihoods.ts";
import { BUCKETS, bucketed, sentenceFeatures } from "./sentence-features.ts";

/** A sentence that somebody wrote as one of its kind. */
export interface Lesson {
  kind: Kind;
  text: string;
}

/** What only so few sentences have tells nothing of others. */
const FEWEST = 3;

/**
 * Lines of kind, tab and sentence; those that begin with `#` are remarks.
 *
 * @param name of the file, for errors
 */
export function readLessons(name: string, content: string): Lesson[] {
  const lessons: Lesson[] = [];
  content.split("\n").forEach((line, place) => {
    if (line.trim() === "" || line.startsWith("#")) return;
    const [word = "", text = ""] = line.split("\t");
    const kind = KINDS.find((one) => one === word);
    if (kind === undefined || text.trim() === "") {
      throw new Error(`${name}, line ${place + 1}: a kind, a tab and a sentence were expected.`);
    }
    lessons.push({ kind, text });
  });
  return lessons;
}

/**
 * Learns to tell the kinds of sentences apart; the same lessons give the same weights everywhere.
 *
 * @param harmless sentences of which it is known only that nobody takes them amiss
 */
export function learnWording(
  lessons: readonly Lesson[],
  harmless: readonly string[] = [],
): Float32Array {
  const features = featuresOf(lessons);
  const first = learn(lessons, features, 5);
  // What promises something, or names what they have to do with each other, is not merely decent.
  const plain = harmless
    .filter((text) => mostOf(scoredBy(first, text), WINNING) < TELLING)
    .map((text): Lesson => ({ kind: "decent", text }));
  return learn([...lessons, ...plain], [...features, ...featuresOf(plain)], 12);
}

const WINNING = ["gain", "acquainted", "cost", "idle"] as const satisfies readonly Kind[];
const TELLING = 0.3;

function mostOf(likely: Float64Array, kinds: readonly Kind[]): number {
  return Math.max(...kinds.map((kind) => of(likely, kind)));
}

function scoredBy(weights: Float32Array, text: string): Float64Array {
  return likelihoodsBy({ weights, scale: 1 }, text);
}

type Features = ReadonlyMap<number, number>;

function featuresOf(lessons: readonly Lesson[]): Features[] {
  return lessons.map(({ text }) => sentenceFeatures(text));
}

/** @param all the features of each lesson, in their order */
function learn(lessons: readonly Lesson[], all: readonly Features[], epochs: number): Float32Array {
  const counts = new Map<number, number>();
  for (const features of all) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const isKnown = (feature: number) => (counts.get(feature) ?? 0) >= FEWEST;
  const samples = lessons.map(({ kind }, place) => ({
    ...bucketed(all[place] ?? new Map(), isKnown),
    label: KINDS.indexOf(kind),
    weight: 1,
  }));
  return train(samples, {
    buckets: BUCKETS,
    labels: KINDS.length,
    epochs,
    rate: 0.08,
    decay: 3e-4,
    dropout: 0.3,
    random: pseudoRandom(2),
  });
}
