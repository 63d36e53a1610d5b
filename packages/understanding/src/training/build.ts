import { replyHash, vectorOf, type Weights } from "../model/model.ts";
import { applyRules } from "../model/rules.ts";
import { type NormalizedReply, normalize } from "../normalize.ts";
import type { Utterance } from "./library.ts";
import { pseudoRandom } from "./random.ts";
import { type Sample, train } from "./train.ts";

const BUCKETS = 1 << 15;

interface Spoken {
  reply: NormalizedReply;
  label: number;
  /** How much it counts. */
  weight: number;
}

/** What the trainer is given. */
interface Lesson {
  labels: readonly string[];
  spoken: readonly Spoken[];
  samples: readonly Sample[];
}

function prepare(library: readonly Utterance[]): Lesson {
  const { labels, spoken } = speakAll(library);
  const samples = spoken.map(({ reply, label, weight }): Sample => {
    const { buckets: active, values } = vectorOf(reply, applyRules(reply).rules, BUCKETS);
    return { buckets: active, weights: values, label, weight };
  });
  return { labels, spoken, samples };
}

function speakAll(library: readonly Utterance[]): Pick<Lesson, "labels" | "spoken"> {
  const labels = [...new Set(library.map(({ label }) => label))].sort();
  const spoken = [...library, ...rubbish()].flatMap((utterance) => speak(utterance, labels));
  return { labels, spoken };
}

/** The same samples give the same weights on every machine. */
function learn(samples: readonly Sample[], labels: readonly string[]): Float32Array {
  return train(samples, {
    buckets: BUCKETS,
    labels: labels.length,
    epochs: 12,
    rate: 0.08,
    decay: 3e-4,
    dropout: 0.3,
    random: pseudoRandom(2),
  });
}

const RUBBISH = 600;
const LETTERS = "aaaeeeeiiouunnnrrsstthdlcgmbfkwzpvjyxq";

/** Words that are none: what nobody has ever said must not be taken for anything. */
function rubbish(): Utterance[] {
  const random = pseudoRandom(4_711);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const word = () =>
    Array.from({ length: 1 + upTo(9) }, () => LETTERS[upTo(LETTERS.length) - 1]).join("");
  return Array.from({ length: RUBBISH }, () => ({
    label: "none",
    text: Array.from({ length: upTo(4) }, word).join(" "),
  }));
}

/** As it was written, and as a recogniser writes it: small letters, no punctuation. */
function speak({ label, text }: Utterance, labels: readonly string[]): Spoken[] {
  const written = normalize(text);
  const dictated = normalize(text.replace(/[.,;:!?–-]+/gu, " "));
  const isSame = written.clauses.length === dictated.clauses.length;
  const place = labels.indexOf(label);
  return (isSame ? [written] : [written, dictated]).map((reply) => ({
    reply,
    label: place,
    weight: isSame ? 1 : 0.5,
  }));
}

/** What means only one thing in the library, word for word; by rising hash. */
function knownReplies(spoken: readonly Spoken[]): Map<number, number> {
  const known = new Map<number, number | null>();
  for (const { reply, label } of spoken) {
    const code = replyHash(reply);
    known.set(code, known.has(code) && known.get(code) !== label ? null : label);
  }
  return new Map(
    [...known]
      .flatMap(([code, label]) => (label === null ? [] : [[code, label] as const]))
      .sort(([one], [other]) => one - other),
  );
}

function quantize(weights: Float32Array): Pick<Weights, "scale" | "weights"> {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127;
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

/** Learns a library; the same lines give the same weights, to the bit. */
export function learnLibrary(library: readonly Utterance[]): Weights {
  const { labels, spoken, samples } = prepare(library);
  return {
    labels,
    buckets: BUCKETS,
    ...quantize(learn(samples, labels)),
    knownReplies: knownReplies(spoken),
  };
}

/** Replies that a library holds word for word, by their hash, with the one label they have there. */
export function repliesOf(library: readonly Utterance[]): Map<number, string> {
  const { labels, spoken } = speakAll(library);
  const known = [...knownReplies(spoken)];
  return new Map(known.map(([code, label]) => [code, labels[label] ?? ""]));
}

/** One in so many samples shows how the trainer works. */
const TRIED = 32;

/**
 * What the weights follow from, without learning it: all that the trainer is given, and what it makes
 * of a small part of that. Another library, other features or another trainer give other bytes.
 */
export function* evidenceOf(library: readonly Utterance[]): Generator<string | Uint8Array> {
  const { labels, spoken, samples } = prepare(library);
  yield JSON.stringify([labels, BUCKETS]);
  yield JSON.stringify([...knownReplies(spoken)]);
  for (const { buckets, weights, label, weight } of samples) {
    yield JSON.stringify([buckets.length, label, weight]);
    yield bytesOf(buckets);
    yield bytesOf(weights);
  }
  const few = samples.filter((_, index) => index % TRIED === 0);
  const { scale, weights } = quantize(learn(few, labels));
  yield JSON.stringify(scale);
  yield bytesOf(weights);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
