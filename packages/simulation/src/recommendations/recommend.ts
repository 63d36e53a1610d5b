import type { Tree } from "@rufbaum/tree";
import { departuresIn } from "../engine/departures.ts";
import type { SimulationResult } from "../engine/result.ts";
import { type Advice, FIRST, type Figures, figuresOf, isWithinChance } from "./advice.ts";
import { adviseOnCallers } from "./callers.ts";
import { adviseOnCauses } from "./causes.ts";
import { adviseOnConcerns } from "./concerns.ts";
import { adviseOnCoverage } from "./coverage.ts";
import { adviseOnDeclines } from "./declines.ts";
import { adviseOnGoals } from "./goals.ts";
import { adviseOnLength } from "./length.ts";
import { adviseOnMisread } from "./misread.ts";
import { adviseOnObjections } from "./objections.ts";
import { adviseOnPromises } from "./promises.ts";
import type { Recommendation } from "./recommendation.ts";
import { adviseOnReplies } from "./replies.ts";
import { adviseOnSampleSize } from "./sample-size.ts";
import { adviseOnTexts } from "./texts.ts";
import { adviseOnWays } from "./ways.ts";

/** More than this nobody works through at once; what must be mended in any case is told besides. */
const MOST = 7;

const ADVISERS: readonly ((figures: Figures) => Advice[])[] = [
  adviseOnPromises,
  adviseOnCauses,
  adviseOnGoals,
  adviseOnDeclines,
  adviseOnMisread,
  adviseOnReplies,
  adviseOnObjections,
  adviseOnWays,
  adviseOnTexts,
  adviseOnCallers,
  adviseOnConcerns,
  adviseOnLength,
  adviseOnCoverage,
];

/**
 * What to do about a tree, from the figures of a simulation; what may win most comes first. Of each node
 * the advice of the greatest effect is given, with what may win nearly as much, and none whose effect would lie within chance. Without the
 * tree, nodes are called by their ids and nothing is said of their texts.
 */
export function recommend(
  result: SimulationResult,
  tree?: Tree,
  { atMost = MOST }: { atMost?: number } = {},
): Recommendation[] {
  const figures = figuresOf(result, tree ?? null);
  const advice = ADVISERS.flatMap((advise) => advise(figures))
    .filter(({ won }) => won === undefined || !isWithinChance(figures, won))
    .sort(byWorth);
  const uncertain = adviseOnSampleSize(figures);
  const most = Math.max(atMost, advice.filter(({ points }) => points >= FIRST).length);
  const told = greatestByNode(advice).slice(0, most);
  // What a tree itself does wrong is no word on the rest of it.
  const causes = adviseOnCauses(figures).length;
  const rest = told.length > causes ? [] : [nothingStandsOut(figures, causes > 0)];
  return [...told.map(({ fact }) => fact), ...rest, ...uncertain.map(({ fact }) => fact)];
}

/** Advice at the same node may win this much of what the first may, or it isn't given. */
const NEARLY_AS_MUCH = 0.5;

/** Of those in their order, what may win most at each node, and all that are about none. */
function greatestByNode(advice: readonly Advice[]): Advice[] {
  const most = new Map<string, number>();
  return advice.filter(({ nodeId, points }) => {
    if (nodeId === undefined) return true;
    const first = most.get(nodeId) ?? points;
    most.set(nodeId, first);
    return points >= NEARLY_AS_MUCH * first;
  });
}

/** What a tree lacks comes after what could be better put, where both may win as much. */
const LAST: readonly Recommendation["code"][] = ["action-failed", "objection", "dead-end"];

/** Among equals by the name of the place; else in the advisers' order. */
function byWorth({ points, fact }: Advice, { points: others, fact: other }: Advice): number {
  if (points !== others) return others - points;
  const rank = LAST.indexOf(fact.code) - LAST.indexOf(other.code);
  if (rank !== 0) return rank;
  const [place, otherPlace] = [placeOf(fact), placeOf(other)];
  return place === otherPlace ? 0 : place < otherPlace ? -1 : 1;
}

function placeOf(fact: Recommendation): string {
  return "title" in fact ? fact.title : "";
}

/** Ends without a success of fewer runs than this part are not named. */
const LEAST_SHARE = 0.03;
const MOST_INSTEAD = 3;

function nothingStandsOut(figures: Figures, isElse: boolean): Recommendation {
  const { result, tree, runs, titleOf } = figures;
  const { covered, total } = result.coverage.nodes;
  const { success, failure } = result.rates;
  const instead = (tree ? departuresIn(result, tree) : [])
    .filter((one) => one.runs >= runs * LEAST_SHARE)
    .slice(0, MOST_INSTEAD)
    .map(({ from, outcome, runs: count }) => ({ title: titleOf(from), outcome, count }));
  const rates = { success: success.percent, failure: failure.percent, covered, total };
  return { code: "nothing-to-mend", runs, ...rates, isElse, instead };
}
