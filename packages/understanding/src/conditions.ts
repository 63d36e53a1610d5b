import { EVERYDAY } from "./everyday.ts";
import { exponential, logarithm2 } from "./exact-math.ts";
import { type ExampleReader, readExamples } from "./examples.ts";
import { fairShare } from "./fair-share.ts";
import { type KeyMeaning, meaningOf } from "./keys.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import type { Clue, Expected, ExpectedCondition } from "./reading.ts";
import { ROLL_UP } from "./roll-up.ts";
import type { Said } from "./said.ts";
import { isSameList } from "./same-list.ts";

export interface Choice {
  key: string;
  /** 0 to 1: how likely it is that the reply means this condition. */
  confidence: number;
  clue: Clue;
}

/** Who an intent answers to at a node. */
export interface Offer {
  /** The condition it counts as, or the intent of the objection that answers it; `null`: nobody. */
  ownerOf(intent: string): Owner | null;
  /** The condition that bears an intent's name, or whose author counts the intent as it. */
  named(intent: string): ExpectedCondition | null;
  /** Conditions by what their examples and their own words say of a reply, the likeliest first. */
  ownWords(said: Pick<Said, "reply" | "words">): Choice[];
  otherwise: ExpectedCondition | null;
}

export type Owner = { condition: ExpectedCondition } | { objection: string };

/** Finds out what the conditions of a node mean. It is done once for each node. */
export function offerOf({ conditions, intents, asides = [] }: Expected): Offer {
  const meant = meantBy(conditions);
  const isSame = (offer: KnownOffer) =>
    isSameList(offer.intents, intents) && isSameList(offer.asides, asides);
  const before = meant.offers.find(isSame);
  if (before) return before;
  const answered = new Set([...intents, ...asides]);
  const owners = new Map<string, Owner | null>();
  const offer: KnownOffer = {
    intents: [...intents],
    asides: [...asides],
    ownerOf(intent) {
      const known = owners.get(intent);
      if (known !== undefined) return known;
      const owner = findOwner(intent, meant.byIntent, answered);
      owners.set(intent, owner);
      return owner;
    },
    named: (intent) => meant.byIntent.get(intent) ?? null,
    ownWords: (said) => meant.ownWords(said),
    otherwise: meant.otherwise,
  };
  // While objections are used up, a node offers a few things one after the other.
  if (meant.offers.length >= MOST_OFFERS) meant.offers.shift();
  meant.offers.push(offer);
  return offer;
}

interface KnownOffer extends Offer {
  intents: readonly string[];
  asides: readonly string[];
}

const MOST_OFFERS = 16;

/** The nearest that a node offers for an intent; an objection of the tree comes before any wider meaning. */
function findOwner(
  intent: string,
  byIntent: ReadonlyMap<string, ExpectedCondition>,
  answered: ReadonlySet<string>,
): Owner | null {
  for (const name of [intent, ...(ROLL_UP[intent] ?? [])]) {
    const condition = byIntent.get(name);
    if (condition) return { condition };
    // An opt-out ends the call: an answer to mere anger or lack of interest must not swallow it.
    if (answered.has(name) && (intent !== "opt_out" || name === intent)) return { objection: name };
  }
  return null;
}

interface Meant {
  byIntent: ReadonlyMap<string, ExpectedCondition>;
  otherwise: ExpectedCondition | null;
  ownWords(said: Pick<Said, "reply" | "words">): Choice[];
  /** What it comes to together with the intents that are listened for besides. */
  offers: KnownOffer[];
}

const meantBefore = new WeakMap<readonly ExpectedCondition[], Meant>();

/** A tree hands in the same list at every turn. */
function meantBy(conditions: readonly ExpectedCondition[]): Meant {
  const before = meantBefore.get(conditions);
  if (before) return before;
  const byIntent = new Map<string, ExpectedCondition>();
  let otherwise: ExpectedCondition | null = null;
  const unknown: { condition: ExpectedCondition; meaning: KeyMeaning }[] = [];
  for (const condition of conditions) {
    const meaning = meaningOf(condition.key);
    // The first of two that mean the same has it, as the first of two equal doors is taken.
    for (const intent of [...meaning.intents, ...(condition.counts ?? [])]) {
      if (!byIntent.has(intent)) byIntent.set(intent, condition);
    }
    if (meaning.otherwise) otherwise ??= condition;
    if (meaning.words.length > 0) unknown.push({ condition, meaning });
  }
  let examples: Examples | null | undefined;
  const made: Meant = {
    byIntent,
    otherwise,
    offers: [],
    ownWords(said) {
      // Where conditions are matched, nobody asks for it.
      if (examples === undefined) examples = examplesOf(conditions);
      const choices = [
        ...(examples?.read(said) ?? []),
        ...unknown.flatMap(({ condition, meaning }) =>
          likeWords(condition.key, meaning.words, said.reply),
        ),
      ];
      return choices.sort((one, other) => other.confidence - one.confidence);
    },
  };
  meantBefore.set(conditions, made);
  return made;
}

interface Examples {
  read(said: Pick<Said, "reply" | "words">): Choice[];
}

/** How far scores must lie apart to make a difference of e in likelihood. */
const SCORE_UNIT = 0.015;

/**
 * What a reply must score to be about any of the examples at all, and how softly. The more examples
 * there are, the more anything has in common with one of them.
 */
const LEAST_SCORE = 0.02;
const LEAST_SCORE_PER_DOUBLING = 0.02;
const LEAST_SCORE_SOFTNESS = 0.02;

/**
 * Where examples are this short, in words, a reply has to score more: the little they hold is in
 * anything.
 */
const SHORT = 3.5;
const LEAST_SCORE_OF_SHORT = 0.55;

/** The same words are surer than any likeness. */
const MOST_ALIKE = 0.96;

/** How near everyday talk must be, compared with an example, to be what was said. */
const BACKGROUND_WEIGHS = 0.5;

/** An example that is this like a reply speaks for it with all its weight. 0 to 1. */
const ALIKE = 0.16;

function examplesOf(conditions: readonly ExpectedCondition[]): Examples | null {
  const owners = conditions.filter(({ examples }) => examples.length > 0);
  if (owners.length === 0) return null;
  const each = fairShare(owners.map(({ examples }) => examples.length));
  const groups = owners.map(({ examples }) =>
    examples
      .slice(0, each)
      .map((example) => ({ example, text: normalize(example).text }))
      .filter(({ text }) => text !== ""),
  );
  const exact = new Map<string, { key: string; example: string }>();
  owners.forEach(({ key }, group) => {
    for (const { example, text } of groups[group] ?? []) {
      if (!exact.has(text)) exact.set(text, { key, example });
    }
  });
  const count = groups.reduce((total, group) => total + group.length, 0) / groups.length;
  const least = LEAST_SCORE + LEAST_SCORE_PER_DOUBLING * logarithm2(1 + count);
  const areShort = groups.map(
    (group) => group.reduce((sum, { text }) => sum + wordCount(text), 0) <= SHORT * group.length,
  );
  let reader: ExampleReader | null = null;
  return {
    read({ reply: { text }, words }) {
      const same = exact.get(text);
      if (same) {
        const clue: Clue = { kind: "example", for: same.key, heard: same.example };
        return [{ key: same.key, confidence: 0.99, clue }];
      }
      reader ??= readExamples(
        groups.map((group) => group.map((one) => one.text)),
        everyday(),
      );
      const { scores, nearest, most, background } = reader.read(words());
      const [best = 0, second = best] = scores.toSorted((one, other) => other - one);
      const isMeant = logistic((best + (best - second) / 2 - least) / LEAST_SCORE_SOFTNESS);
      const parts = Array.from(scores, (score) => exponential((score - best) / SCORE_UNIT));
      const sum = parts.reduce((total, part) => total + part, 0) / isMeant;
      return parts.flatMap((part, group): Choice[] => {
        // What is said on any telephone is nearer: "ich bin im Auto" is not "ich bin Mieter".
        if ((most[group] ?? 0) <= background * BACKGROUND_WEIGHS) return [];
        const like = groups[group]?.[nearest[group] ?? 0];
        if (!like || NEGATED.test(text) !== NEGATED.test(like.text)) return [];
        const enough = areShort[group]
          ? logistic(((scores[group] ?? 0) - LEAST_SCORE_OF_SHORT) / LEAST_SCORE_SOFTNESS)
          : 1;
        const weight = enough * Math.min(1, (most[group] ?? 0) / ALIKE);
        const { key } = owners[group] ?? { key: "" };
        const clue: Clue = { kind: "example", for: key, heard: like.example };
        return [{ key, confidence: (MOST_ALIKE * part * weight) / sum, clue }];
      });
    },
  };
}

function wordCount(text: string): number {
  return text.split(" ").length;
}

let everydayTexts: readonly string[] | null = null;

function everyday(): readonly string[] {
  everydayTexts ??= EVERYDAY.map((words) => normalize(words).text);
  return everydayTexts;
}

function logistic(value: number): number {
  return 1 / (1 + exponential(-value));
}

const NEGATED = /\b(nicht|nichts|kein\w*|nie|weder)\b/u;

/** A key nobody knows: all of its own words were heard, and none of them denied. */
function likeWords(key: string, words: readonly string[], { text }: NormalizedReply): Choice[] {
  if (NEGATED.test(text)) return [];
  const heard = text.split(" ");
  const found = words.every((word) =>
    heard.some((other) => other === word || (word.length > 4 && stem(other) === stem(word))),
  );
  if (!found) return [];
  return [{ key, confidence: 0.78, clue: { kind: "key", for: key, heard: words.join(", ") } }];
}

function stem(word: string): string {
  return word.replace(/(en|er|es|e|n|s|t)$/u, "");
}
