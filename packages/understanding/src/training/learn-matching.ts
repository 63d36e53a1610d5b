import { lexiconOf } from "../matching/lexicon.ts";
import { type Matching, openMatchedNode } from "../matching/matcher.ts";
import { type ReleasedMatching, writeMatchingFile } from "../matching/matching-file.ts";
import type { MeaningWeights } from "../matching/meaning.ts";
import { countRarity, rarityOf } from "../matching/rarity.ts";
import { type Sense, type Senses, senseOf, senseOfName } from "../matching/sense.ts";
import { openWordSenses } from "../matching/word-sense.ts";
import { hash } from "../model/hash.ts";
import type { Model } from "../model/model.ts";
import { normalize } from "../normalize.ts";
import { businessOf, type Situation } from "../situations/read-situations.ts";
import { type Aspect, leaveOut } from "./leave-out.ts";
import { type Concept, tablesOf } from "./lexicon-file.ts";
import { pseudoRandom } from "./random.ts";
import { type MatcherLesson, type MatcherOptions, trainMatcher } from "./train-matcher.ts";
import {
  type Bag,
  type MeaningLesson,
  type MeaningOptions,
  openMeaning,
  trainMeaning,
} from "./train-meaning.ts";

/** All that was written about own conditions. */
export interface MatchingLibrary {
  concepts: readonly Concept[];
  english: ReadonlyMap<string, string>;
  situations: readonly Situation[];
}

export interface MatchingOptions {
  meaning: Omit<MeaningOptions, "random">;
  matcher: Omit<MatcherOptions, "random">;
}

const OPTIONS: MatchingOptions = {
  meaning: {
    size: 96,
    buckets: 1 << 15,
    epochs: 10,
    conceptSteps: 1_500,
    rate: 0.003,
    dropout: 0.3,
    across: 0.5,
  },
  matcher: { epochs: 12, rate: 0.01, decay: 1e-4, ofRoles: 0.3 },
};

/**
 * How the matcher sees a situation: with none, three, some or more examples, or with some of the
 * conditions left out, so that what means them means none.
 */
const VIEWS = ["none", "three", "some", "more", "fewer"] as const;

type View = (typeof VIEWS)[number];

/** The matcher learns from meanings that were learnt without the line of business it is shown. */
const FOLDS = 3;

/**
 * Learns to match own conditions; the same library gives the same weights, to the bit.
 *
 * @param model reads what texts say beside their words
 */
export function learnMatching(
  model: Model,
  library: MatchingLibrary,
  options: MatchingOptions = OPTIONS,
): LearntMatching {
  const texts = openTexts(model, tablesOf(library.concepts, library.english));
  return learnMatcher(texts, library, learnMeanings(texts, library, options), options);
}

export type LearntMatching = Omit<ReleasedMatching, "release">;

/** Meanings learnt from all situations, and without each fold of the lines of business. */
interface LearntMeanings {
  whole: MeaningWeights;
  folds: readonly MeaningWeights[];
}

export function learnMeanings(
  texts: Texts,
  { concepts, situations }: MatchingLibrary,
  options: MatchingOptions = OPTIONS,
): LearntMeanings {
  const begun = openMeaning(
    concepts.map(({ entries }) => entries.map(texts.sense)),
    { ...options.meaning, random: pseudoRandom(1) },
  );
  const all = situations.map((situation) => ({
    fold: foldOf(situation),
    lesson: meaningLesson(texts, situation),
  }));
  const learn = (without: number) =>
    trainMeaning(
      begun,
      all.filter(({ fold }) => fold !== without).map(({ lesson }) => lesson),
      { ...options.meaning, random: pseudoRandom(2 + without) },
    );
  return { folds: Array.from({ length: FOLDS }, (_, fold) => learn(fold)), whole: learn(FOLDS) };
}

/** @param without a part that shall tell nothing */
export function learnMatcher(
  texts: Texts,
  { situations }: MatchingLibrary,
  { whole, folds }: LearntMeanings,
  { matcher: options }: MatchingOptions = OPTIONS,
  without: Aspect | null = null,
): LearntMatching {
  const rarity = countRarity(
    situations.flatMap((situation) =>
      textsOf(situation).map((text) => texts.sense(text).words.map(({ stemHash }) => stemHash)),
    ),
  );
  const lessons = matcherLessons({ texts, rarity }, situations, folds).map((lesson) =>
    without === null ? lesson : leaveOut(lesson, without),
  );
  const matcher = trainMatcher(lessons, { ...options, random: pseudoRandom(9) });
  return { lexicon: texts.tables, rarity, meaning: whole, matcher };
}

function matcherLessons(
  shared: Omit<Viewing, "meaning" | "draw">,
  situations: readonly Situation[],
  folds: readonly MeaningWeights[],
): MatcherLesson[] {
  const draw = pseudoRandom(8);
  return situations.flatMap((situation) => {
    const meaning = folds[foldOf(situation)];
    if (!meaning) return [];
    return VIEWS.map((view) => matcherLesson({ ...shared, meaning, draw }, situation, view)).filter(
      ({ replies }) => replies.length > 0,
    );
  });
}

function foldOf(situation: Situation): number {
  return hash("fold", businessOf(situation)) % FOLDS;
}

/** Senses of texts that come again and again. */
export interface Texts {
  tables: ReleasedMatching["lexicon"];
  senses: Senses;
  sense(text: string): Sense;
  name(key: string): Sense;
}

export function openTexts(model: Model, tables: ReleasedMatching["lexicon"]): Texts {
  const lexicon = lexiconOf(tables);
  const senses = { model, lexicon, word: openWordSenses(lexicon) };
  const remember = (make: (text: string) => Sense) => {
    const known = new Map<string, Sense>();
    return (text: string) => {
      const before = known.get(text);
      if (before) return before;
      const made = make(text);
      known.set(text, made);
      return made;
    };
  };
  return {
    tables,
    senses,
    sense: remember((text) => senseOf(senses, normalize(text))),
    name: remember((key) => senseOfName(senses, key)),
  };
}

function textsOf({ question, conditions, replies }: Situation): string[] {
  return [
    question,
    ...conditions.flatMap(({ name, examples }) => [name, ...examples]),
    ...replies.map(({ text }) => text),
  ];
}

function meaningLesson({ sense, name }: Texts, { conditions, replies }: Situation): MeaningLesson {
  const rows = [
    ...conditions.map((one, place) => ({ text: name(one.name), place, kind: "name" })),
    ...conditions.flatMap(({ examples }, place) =>
      examples.map((example) => ({ text: sense(example), place, kind: "example" })),
    ),
    ...replies.map(({ text, meant }) => ({ text: sense(text), place: meant, kind: "reply" })),
  ];
  return {
    texts: rows.map(({ text }): Bag => text),
    conditions: rows.map(({ place }) => place),
    isName: rows.map(({ kind }) => kind === "name"),
    isSaid: rows.map(({ kind }) => kind === "reply"),
  };
}

interface Viewing {
  texts: Texts;
  meaning: MeaningWeights;
  rarity: Uint8Array;
  draw: () => number;
}

function matcherLesson(
  { texts, meaning, rarity, draw }: Viewing,
  situation: Situation,
  view: View,
): MatcherLesson {
  const upTo = (most: number) => Math.floor(draw() * most);
  const kept = situation.conditions
    .map((_, place) => place)
    .filter(() => view !== "fewer" || draw() < 0.6);
  const withExamples = view !== "none" && (view !== "fewer" || draw() < 0.5);
  // Of the replies every other one becomes an example: an author with many has such as are said.
  const isAsked = (place: number) => view !== "more" || place % 2 === 0;
  const conditions = kept.map((place) => {
    const { name, examples } = situation.conditions[place] ?? { name: "", examples: [] };
    const said = situation.replies.flatMap(({ text, meant }, at) =>
      meant === place && !isAsked(at) ? [text] : [],
    );
    const some = view === "some" ? (draw() < 0.5 ? 0 : 1 + upTo(3)) : examples.length;
    return {
      id: String(place),
      key: name,
      examples: withExamples ? [...examples.slice(0, some), ...said] : [],
    };
  });
  const matching = {
    senses: texts.senses,
    rarity: rarityOf(rarity),
    meaning,
  } as Matching;
  const node = openMatchedNode(matching, conditions, {
    senseOfText: texts.sense,
    senseOfKey: texts.name,
  });
  const { rows, isPolar } = node.roleFeatures(situation.question);
  const replies = situation.replies
    .filter((_, place) => isAsked(place))
    .map(({ text, meant }) => ({
      features: node.features(texts.sense(text), text, situation.question),
      meant: kept.indexOf(meant),
    }));
  const { polar } = situation;
  return {
    roles: rows,
    isPolar,
    polar: polar && { yes: kept.indexOf(polar.yes), no: kept.indexOf(polar.no) },
    replies: conditions.length === 0 ? [] : replies,
    weight: view === "fewer" ? 0.5 : 1,
  };
}

/** One in so many situations shows how the trainers work. */
const TRIED = 64;

const FEW_STEPS: MatchingOptions = {
  meaning: { ...OPTIONS.meaning, size: 8, buckets: 1 << 10, epochs: 1, conceptSteps: 3 },
  matcher: { ...OPTIONS.matcher, epochs: 2 },
};

/**
 * What the weights follow from, without learning them: all that was written, and what the trainers make
 * of a small part of it.
 */
export function* matchingEvidenceOf(
  model: Model,
  library: MatchingLibrary,
): Generator<string | Uint8Array> {
  yield JSON.stringify([library.concepts, [...library.english], library.situations, OPTIONS]);
  const situations = library.situations.filter((_, place) => place % TRIED === 0);
  if (situations.length === 0) return;
  const few = { ...library, concepts: library.concepts.slice(0, TRIED), situations };
  yield writeMatchingFile({ ...learnMatching(model, few, FEW_STEPS), release: 0 });
}
