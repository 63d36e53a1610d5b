import { reachedIn, type SimulationResult } from "../engine/result.ts";
import { unpackRuns } from "../engine/run-set.ts";
import { comparePairs, type Pairs } from "../statistics/paired-shares.ts";
import { type Compared, comparedAs } from "./compare-all.ts";

/** The success of the very same runs before and after a change. */
export interface PairedSuccess extends Compared {
  runs: number;
  /** Runs that succeed only after it, and only before. */
  gained: number;
  lost: number;
}

/**
 * Pairs run n with run n where two simulations led the same callers through the same noise; `null` where
 * they did not, or it is not known which runs succeeded.
 */
export function comparePaired(
  one: SimulationResult,
  other: SimulationResult,
): PairedSuccess | null {
  if (!one.succeeded || !other.succeeded || !isSameCalls(one, other)) return null;
  const [before, after] = [unpackRuns(one.succeeded), unpackRuns(other.succeeded)];
  const pairs: Pairs = { both: 0, gained: 0, lost: 0, neither: 0 };
  for (let index = 0; index < one.totalRuns; index += 1) {
    const [was, is] = [before(index), after(index)];
    pairs[was ? (is ? "both" : "lost") : is ? "gained" : "neither"] += 1;
  }
  // The same machines answered both times; no rate is of them.
  const runs = reachedIn(one);
  pairs.neither -= one.totalRuns - runs;
  const { both, gained, lost } = pairs;
  const [was, is] = [
    { count: both + lost, of: runs },
    { count: both + gained, of: runs },
  ];
  const compared = comparedAs({ shares: [was, is], isGood: true }, comparePairs(pairs));
  return { runs, ...compared, gained, lost };
}

/** Everything but the tree is the same; personas of the same ids may still be others. */
function isSameCalls(one: SimulationResult, other: SimulationResult): boolean {
  const calls = ({ totalRuns, seed, noise, personas }: SimulationResult) =>
    JSON.stringify([totalRuns, seed, noise, personas.map(({ id, name }) => [id, name])]);
  return one.treeId === other.treeId && calls(one) === calls(other);
}
