import { graphOf, type Tree, type TreeNode, textOf } from "@rufbaum/tree";
import { reachedIn, type SimulationResult } from "../engine/result.ts";
import type { FailureReason } from "../engine/run.ts";
import type { Recommendation } from "./recommendation.ts";

/** A recommendation, and what following it is worth. */
export interface Advice {
  fact: Recommendation;
  /** Points of the success rate that might be won at best; what must be mended in any case has more. */
  points: number;
  /** The node that it is about: of each only the advice that may win most is given. */
  nodeId?: string;
  /** Runs that might end better at best; too few are within chance. None where that is not the question. */
  won?: number;
}

/** What must be mended before anything else: a promise is broken, or nobody can be called. */
export const FIRST = 1_000;

/** A reply that is asked about again costs less than a run that fails: so much of one. */
export const ASKED_AGAIN = 0.15;

/** What advisers look at. */
export interface Figures {
  result: SimulationResult;
  tree: Tree | null;
  runs: number;
  /** How likely a run succeeds that does not fail: what is won by mending a failure, 0 to 1. */
  chance: number;
  /** A share of runs below which nothing is said. */
  isRare(count: number): boolean;
  /** What people call the node. */
  titleOf(nodeId: string): string;
  node(nodeId: string): TreeNode | null;
  /** What a node says; `null` where the tree is not known. */
  textOf(nodeId: string): string | null;
}

/** What nothing is known of is taken for this likely. */
const USUAL_CHANCE = 0.25;

const RARE_SHARE = 0.01;
const RARE_COUNT = 2;

/**
 * So many runs must end better before a comparison of the same runs can show it: if all that change
 * change for the better, six are the fewest that are no chance (sign test, 5 %); and points of all runs.
 */
const FEWEST_WON = 6;
const FEWEST_POINTS = 0.3;

/** Whether so few runs might end better that following the advice could not be told from chance. */
export function isWithinChance({ runs }: Figures, won: number): boolean {
  return won < Math.max(FEWEST_WON, (runs * FEWEST_POINTS) / 100);
}

export function figuresOf(result: SimulationResult, tree: Tree | null): Figures {
  const runs = reachedIn(result);
  const { success, failure } = result.rates;
  const unfailing = runs - failure.count;
  const graph = tree && graphOf(tree);
  return {
    result,
    tree,
    runs,
    chance:
      success.count > 0 && unfailing > 0 ? floor(success.count / unfailing, result) : USUAL_CHANCE,
    isRare: (count) => count < 1 || (runs > 50 && count < RARE_COUNT) || count < runs * RARE_SHARE,
    titleOf: (nodeId) => graph?.node(nodeId)?.title || nodeId,
    node: (nodeId) => graph?.node(nodeId) ?? null,
    textOf(nodeId) {
      const node = graph?.node(nodeId);
      return node ? textOf(node).trim() : null;
    },
  };
}

/** Faults of the tree say nothing of how runs end once they are mended. */
function floor(chance: number, { causes = [] }: SimulationResult): number {
  return causes.length > 0 ? Math.max(chance, USUAL_CHANCE) : chance;
}

/** How many runs failed somewhere for a reason, the node where most did first. */
export function failuresBy(
  { result }: Figures,
  reason: FailureReason,
): { nodeId: string; count: number }[] {
  return Object.entries(result.failurePoints)
    .map(([nodeId, { reasons }]) => ({ nodeId, count: reasons[reason] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.nodeId < other.nodeId ? -1 : 1));
}

/** What so many mended runs are worth at best. */
export function worthOf({ runs, chance }: Figures, count: number): { points: number; won: number } {
  const won = count * chance;
  return { points: runs > 0 ? (100 * won) / runs : 0, won };
}
