import { reachedIn, type SimulationResult } from "../engine/result.ts";

/** What makes two simulations hard to compare; `one` is what was, `other` what is now. */
export type ComparisonNote =
  | { code: "other-tree"; one: string; other: string }
  /** Names of the personas that are gone, and of those that have come. */
  | { code: "other-personas"; gone: readonly string[]; come: readonly string[] }
  /** 0 to 1. */
  | { code: "other-noise"; one: number; other: number }
  /** With so few runs a difference of fewer points than `reach` may be chance. */
  | { code: "few-runs"; runs: number; reach: number }
  | { code: "sizes-apart"; fewest: number; most: number }
  | { code: "same-job-other-figures" }
  | { code: "same-run" }
  | { code: "part-of-the-other" };

/** With fewer runs hardly any difference can be told from chance. */
const FEW_RUNS = 400;

/** Sizes that lie further apart than this are told. */
const TIMES_MORE = 10;

/** None where nothing makes them hard to compare. */
export function notesOn(one: SimulationResult, other: SimulationResult): ComparisonNote[] {
  return [
    ...noteOnTree(one, other),
    ...noteOnPersonas(one, other),
    ...noteOnNoise(one, other),
    ...noteOnSize(one, other),
    ...noteOnSeed(one, other),
  ];
}

function noteOnTree(one: SimulationResult, other: SimulationResult): ComparisonNote[] {
  if (one.treeId === other.treeId || one.treeVersion === other.treeVersion) return [];
  return [{ code: "other-tree", one: one.treeName, other: other.treeName }];
}

function noteOnPersonas(one: SimulationResult, other: SimulationResult): ComparisonNote[] {
  const lacking = (from: SimulationResult, to: SimulationResult) => {
    const ids = new Set(to.personas.map(({ id }) => id));
    return from.personas.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  };
  const gone = lacking(one, other);
  const come = lacking(other, one);
  return gone.length + come.length === 0 ? [] : [{ code: "other-personas", gone, come }];
}

function noteOnNoise(one: SimulationResult, other: SimulationResult): ComparisonNote[] {
  if (one.noise === other.noise) return [];
  return [{ code: "other-noise", one: one.noise, other: other.noise }];
}

function noteOnSize(one: SimulationResult, other: SimulationResult): ComparisonNote[] {
  const fewest = Math.min(reachedIn(one), reachedIn(other));
  const most = Math.max(reachedIn(one), reachedIn(other));
  if (fewest < FEW_RUNS) {
    const reach = (100 * 1.96) / Math.sqrt(2 * Math.max(1, fewest));
    return [{ code: "few-runs", runs: fewest, reach }];
  }
  return most < fewest * TIMES_MORE ? [] : [{ code: "sizes-apart", fewest, most }];
}

function noteOnSeed(one: SimulationResult, other: SimulationResult): ComparisonNote[] {
  if (one.seed !== other.seed) return [];
  const isSame =
    one.treeVersion === other.treeVersion &&
    one.noise === other.noise &&
    one.personas.map(({ id }) => id).join() === other.personas.map(({ id }) => id).join();
  if (!isSame) return [];
  if (one.totalRuns !== other.totalRuns) return [{ code: "part-of-the-other" }];
  return [{ code: isSameOutcome(one, other) ? "same-run" : "same-job-other-figures" }];
}

/** The same job comes to the same bytes; personas of the same ids may still be others. */
function isSameOutcome(one: SimulationResult, other: SimulationResult): boolean {
  const figures = ({ rates, personas, pathLengths, duration }: SimulationResult) =>
    JSON.stringify([rates, personas, pathLengths, duration]);
  return figures(one) === figures(other);
}
