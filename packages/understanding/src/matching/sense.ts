import { type Heard, hear } from "../hear.ts";
import { wordsOf } from "../model/features.ts";
import { hash } from "../model/hash.ts";
import type { Model } from "../model/model.ts";
import { openPlaces } from "../model/places.ts";
import { type NormalizedReply, normalize } from "../normalize.ts";
import { featuresOf, type TextFeatures } from "../text-features.ts";
import type { Lexicon } from "./lexicon.ts";
import { conceptToken, pairToken, type WordSense } from "./word-sense.ts";

/** What a text is matched by: a reply, a condition's name, an example or a question. */
export interface Sense {
  text: string;
  words: readonly WordSense[];
  concepts: ReadonlySet<number>;
  letters: TextFeatures;
  /** How likely each label of the model is. */
  likelihoods: Float64Array;
  /** Yes, no and maybe by rule, then as the model has it; each 0 to 1. */
  polarity: readonly number[];
  isNegated: boolean;
  asks: boolean;
  /** What its meaning is made of: hashes, and how much each weighs; of length 1. */
  tokens: Uint32Array;
  weights: Float32Array;
}

const NEGATED = /\b(?:nicht|nichts|kein\w*|nie|niemals|weder|ohne|nein|not|no)\b/u;

const ASKS =
  /^(?:(?:und|ja|nein|aber) )*(?:(?:was|wie|wer|wo|wann|warum|wieso|weshalb|welche\w*|wieviel|woher|wohin|wozu|wofuer|worum|wem|wen)|(?:kann|koennen|koennten|haben|sind|ist|gibt|muss|darf|geht|machen|bieten|kommt|kommen|soll|gilt|bekomme|kostet) (?:denn|das|es|sie|ich|man|da|mir|ihr|die|der|ein\w*))\b/u;

const LEAST_LIKELIHOOD = 0.05;
const INTENT = 1.5;
const PAIR = 0.35;
const PHRASE = 0.5;
const SHAPE = 0.7;

const POLARITIES = ["yes", "no", "maybe"] as const;

const NEGATION = hash("mn");
const QUESTION = hash("mq");

const places = openPlaces();

/** Where a text's tokens are put together. */
let scratch = newScratch(1_024);

function newScratch(room: number) {
  return { tokens: new Uint32Array(room), weights: new Float64Array(room) };
}

/** Besides its words' own, a text has a token per pair and phrase, and a few of its shape. */
const MOST_BESIDES = 128;
const MOST_OF_WORD = 8;

/** Empties the scratch; what is put in then counts once, by its greatest weight. */
function openBag(words: readonly WordSense[]): (token: number, weight: number) => void {
  const most = words.reduce((sum, { tokens }) => sum + tokens.length + MOST_OF_WORD, MOST_BESIDES);
  if (scratch.tokens.length < most) scratch = newScratch(most * 2);
  const { tokens, weights } = scratch;
  places.clear();
  return (token, weight) => {
    if (weight <= 0) return;
    const count = places.count();
    const at = places.take(token);
    if (at === count) {
      tokens[at] = token;
      weights[at] = weight;
    } else if (weight > (weights[at] ?? 0)) weights[at] = weight;
  };
}

/** What texts are sensed with. */
export interface Senses {
  model: Model;
  lexicon: Lexicon;
  word(word: string): WordSense;
}

/** @param before what was made of the same text before */
export function senseOf(senses: Senses, reply: NormalizedReply, before?: Heard): Sense {
  const { model, lexicon } = senses;
  const { heard, spoken } = before
    ? { heard: before, spoken: wordsOf(reply.text) }
    : hearWords(model, reply);
  const words = spoken.map(({ word }) => senses.word(word));
  const phrases = lexicon.conceptsIn(words.map(({ word }) => word));
  const concepts = new Set<number>();
  for (const word of words) for (const concept of word.concepts) concepts.add(concept);
  for (const concept of phrases) concepts.add(concept);
  const { likelihoods } = heard;
  const ruled = heard.findings.polarity;
  const polarity = [
    ...POLARITIES.map((name) => (ruled?.polarity === name ? ruled.confidence : 0)),
    ...POLARITIES.map((name) => likelihoods[model.labels.indexOf(name)] ?? 0),
  ];
  const isNegated = NEGATED.test(reply.text);
  const asks = ASKS.test(reply.text);
  const put = openBag(words);
  words.forEach((word, place) => {
    const { tokens, weights } = word;
    for (let at = 0; at < tokens.length; at++) put(tokens[at] ?? 0, weights[at] ?? 0);
    const next = words[place + 1];
    if (next) put(pairToken(word, next), PAIR);
  });
  for (const concept of phrases) put(conceptToken(concept), PHRASE);
  for (let label = 0; label < likelihoods.length; label++) {
    const likelihood = likelihoods[label] ?? 0;
    if (likelihood > LEAST_LIKELIHOOD) {
      put(hash("mi", model.labels[label] ?? ""), INTENT * likelihood);
    }
  }
  if (ruled) put(hash("mp", ruled.polarity), ruled.confidence);
  if (isNegated) put(NEGATION, SHAPE);
  if (asks) put(QUESTION, SHAPE);
  const count = places.count();
  const tokens = scratch.tokens.slice(0, count);
  const weights = new Float32Array(scratch.weights.subarray(0, count));
  let sum = 0;
  for (let place = 0; place < count; place++) {
    const weight = weights[place] ?? 0;
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (let place = 0; place < weights.length; place++) {
    weights[place] = (weights[place] ?? 0) / length;
  }
  return {
    text: reply.text,
    words,
    concepts,
    letters: featuresOf(spoken),
    likelihoods,
    polarity,
    isNegated,
    asks,
    tokens,
    weights,
  };
}

function hearWords(model: Model, reply: NormalizedReply) {
  const { heard, vector } = hear(model, reply);
  return { heard, spoken: vector.spoken };
}

/** A condition's name as a person would write it: `wantsDiscount` and `wants_discount` are two words. */
export function nameAsText(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replaceAll("_", " ");
}

/** What a condition's name says; an English one in German as well. */
export function senseOfName(senses: Senses, name: string): Sense {
  const text = nameAsText(name);
  const german = inGerman(senses, text);
  return senseOf(senses, normalize(german === null ? text : `${text} ${german}`));
}

/** The German words for an English name; `null` where it is none. */
function inGerman({ lexicon, word }: Senses, name: string): string | null {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
  const found: string[] = [];
  let english = 0;
  let german = 0;
  for (let at = 0; at < words.length; ) {
    const pair = words.slice(at, at + 2).join(" ");
    const ofPair = at + 1 < words.length ? lexicon.germanFor(pair) : null;
    const one = words[at] ?? "";
    const ofWord = ofPair ?? lexicon.germanFor(one) ?? lexicon.germanFor(one.replace(/s$/u, ""));
    const { isLittle, concepts } = word(one);
    if (ofWord !== null) {
      found.push(ofWord);
      english += 1;
    }
    if (isLittle || concepts.length > 0) german += 1;
    at += ofPair !== null ? 2 : 1;
  }
  return english > 0 && english >= words.length / 2 && english > german ? found.join(" ") : null;
}
