import { product } from "../matching/meaning.ts";
import type { Asked } from "../reading.ts";
import type { MeaningOfWords } from "./meanings.ts";
import type { Situation } from "./read-situations.ts";

/** A situation with where its question and the names of its conditions lie. */
export interface LaidSituation {
  situation: Situation;
  question: Float64Array;
  names: Float64Array;
}

/** So many are laid out at a time, a few milliseconds each time. */
const AT_A_TIME = 10;

/**
 * Lays out situations while the rest of the program goes on.
 * @param breathe lets it
 */
export async function layOut(
  meaningOf: MeaningOfWords,
  situations: readonly Situation[],
  breathe: () => Promise<void>,
): Promise<LaidSituation[]> {
  const laid: LaidSituation[] = [];
  for (const situation of situations) {
    laid.push({
      situation,
      question: meaningOf(situation.question),
      names: meaningOf(situation.conditions.map(({ name }) => name).join(" ")),
    });
    if (laid.length % AT_A_TIME === 0) await breathe();
  }
  return laid;
}

const MOST_NEAR = 12;

/** What is less like it than this, or than this part of the likest, tells nothing about it. */
const LEAST_LIKE = 0.22;
const PART_OF_LIKEST = 0.7;

/** The situations in which the like is asked, the likest first. */
export function nearestTo(
  meaningOf: MeaningOfWords,
  all: readonly LaidSituation[],
  { question, conditions }: Asked,
): Situation[] {
  const asked = meaningOf(question);
  const names = meaningOf(conditions.map(({ key }) => key).join(" "));
  const near = all
    .map((laid) => ({
      situation: laid.situation,
      like: (product(asked, laid.question) + product(names, laid.names)) / 2,
    }))
    .sort((one, other) => other.like - one.like)
    .slice(0, MOST_NEAR);
  const least = Math.max(LEAST_LIKE, (near[0]?.like ?? 0) * PART_OF_LIKEST);
  return near.filter(({ like }) => like >= least).map(({ situation }) => situation);
}
