import type { Tree } from "@rufbaum/tree";
import { round } from "../engine/rates.ts";
import type { Coverage, RateName, SimulationResult } from "../engine/result.ts";
import { type Compared, compareAll, type Pair } from "./compare-all.ts";
import { type ComparedMean, compareMeans } from "./compare-means.ts";
import { comparePaired, type PairedSuccess } from "./compare-paired.ts";
import {
  type ComparedFailure,
  type ComparedPersona,
  compareFailures,
  comparePersonas,
} from "./compare-parts.ts";
import { type ComparisonNote, notesOn } from "./notes.ts";

/** Two simulations side by side; a difference is what `other` has more than `one`. */
export interface Comparison {
  one: ComparedRun;
  other: ComparedRun;
  /** In percent, and points of percent. */
  rates: Record<RateName, Compared>;
  /** The same runs before and after; `null` where others were led. */
  paired: PairedSuccess | null;
  personas: readonly ComparedPersona[];
  /** By the share of all runs that failed there, the greatest difference first. */
  failurePoints: readonly ComparedFailure[];
  averagePathLength: ComparedMean;
  /** Seconds. */
  averageDuration: Plain;
  /** In percent. */
  coverage: { nodes: Plain; connections: Plain };
  /** What makes the two hard to compare. */
  notes: ComparisonNote[];
}

export interface ComparedRun {
  treeId: string;
  treeName: string;
  treeVersion: string;
  totalRuns: number;
  seed: number;
  noise: number;
  personas: string[];
}

/** Both values, where nothing is known of their uncertainty. */
export interface Plain {
  one: number;
  other: number;
  difference: number;
}

/**
 * Compares a simulation with an earlier one: `one` is what was, `other` what is now. All values are
 * rounded, and the same on every machine. `tree` gives the nodes their titles.
 */
export function compareResults(
  one: SimulationResult,
  other: SimulationResult,
  tree?: Tree,
): Comparison {
  return {
    one: runOf(one),
    other: runOf(other),
    rates: compareRates(one, other),
    paired: comparePaired(one, other),
    personas: comparePersonas(one, other),
    failurePoints: compareFailures(one, other, tree),
    averagePathLength: compareMeans(one, other),
    averageDuration: plain(one.duration.average, other.duration.average),
    coverage: {
      nodes: plain(covered(one.coverage.nodes), covered(other.coverage.nodes)),
      connections: plain(covered(one.coverage.connections), covered(other.coverage.connections)),
    },
    notes: notesOn(one, other),
  };
}

/** Whether more of a rate is better; a call of five to ten steps is neither good nor bad. */
const IS_GOOD: Readonly<Record<RateName, boolean | null>> = {
  success: true,
  bounce: false,
  engagement: null,
  completion: true,
  failure: false,
  optOut: false,
};

function compareRates(one: SimulationResult, other: SimulationResult): Record<RateName, Compared> {
  const names = Object.keys(IS_GOOD) as RateName[];
  const compared = compareAll(
    names.map(
      (name): Pair => ({
        shares: [one.rates[name], other.rates[name]],
        isGood: IS_GOOD[name],
      }),
    ),
  );
  const entries = names.map((name, index) => [name, compared[index]] as const);
  return Object.fromEntries(entries) as Record<RateName, Compared>;
}

function runOf(result: SimulationResult): ComparedRun {
  const { treeId, treeName, treeVersion, totalRuns, seed, noise, personas } = result;
  const names = personas.map(({ name }) => name);
  return { treeId, treeName, treeVersion, totalRuns, seed, noise, personas: names };
}

function plain(one: number, other: number): Plain {
  return { one: round(one), other: round(other), difference: round(other - one) };
}

function covered({ covered: count, total }: Coverage): number {
  return total > 0 ? (100 * count) / total : 100;
}
