import { type StoredModel, vectorOf } from "../model/model.ts";
import { applyRules } from "../model/rules.ts";
import { normalize } from "../normalize.ts";
import type { Utterance } from "./library.ts";
import { type Sample, train } from "./train.ts";

export const BUCKETS = 1 << 15;

/** Learns the model from the library: the same lines give the same bytes on every machine. */
export function learn(
  library: readonly Utterance[],
  buckets = BUCKETS,
  options: Partial<Parameters<typeof train>[1]> = {},
) {
  const labels = [...new Set(library.map(({ label }) => label))].sort();
  const samples = library.flatMap((utterance) => samplesOf(utterance, labels, buckets));
  const weights = train(samples, {
    buckets,
    labels: labels.length,
    epochs: 12,
    rate: 0.08,
    decay: 3e-4,
    dropout: 0.3,
    random: pseudoRandom(20_261_121),
    ...options,
  });
  return { labels, ...quantize(weights) };
}

/** As it was written, and as a recogniser writes it: small letters, no punctuation. */
function samplesOf(
  { label, text }: Utterance,
  labels: readonly string[],
  buckets: number,
): Sample[] {
  const written = normalize(text);
  const spoken = normalize(text.replace(/[.,;:!?–-]+/gu, " "));
  const both = written.clauses.length === spoken.clauses.length ? [written] : [written, spoken];
  return both.map((reply) => {
    const { buckets: active, values } = vectorOf(reply, applyRules(reply).rules, buckets);
    return {
      buckets: active,
      weights: values,
      label: labels.indexOf(label),
      weight: 1 / both.length,
    };
  });
}

function quantize(weights: Float32Array): { scale: number; bytes: Int8Array } {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127;
  return { scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

/** A generator of its own, so that the model does not hang on anybody else's. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The model's source file. */
export function buildModel(library: readonly Utterance[]): string {
  const { labels, scale, bytes } = learn(library);
  const stored: StoredModel = {
    labels,
    buckets: BUCKETS,
    scale,
    temperature: TEMPERATURE,
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
  return [
    "// Made from the library by `bun run model`; not to be edited.",
    'import type { StoredModel } from "./model.ts";',
    "",
    `export const STORED_MODEL: StoredModel = ${JSON.stringify(stored)};`,
    "",
  ].join("\n");
}

/** Found on the development set by `bun run model --calibrate`. */
const TEMPERATURE = 1;
