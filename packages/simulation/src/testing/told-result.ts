import { rateOf } from "../engine/rates.ts";
import type { PersonaResult, SimulationResult } from "../engine/result.ts";

/** What a made-up result is to tell. */
export interface Told {
  runs?: number;
  successes?: number;
  failures?: Record<string, number>;
  personas?: PersonaResult[];
  more?: Partial<SimulationResult>;
}

/** A result that was never simulated: of a tree named "Baum", without personas. */
export function toldResult({
  runs = 10_000,
  successes = 3_000,
  failures = {},
  personas = [],
  more = {},
}: Told = {}): SimulationResult {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const success = rateOf(successes, runs);
  const failurePoints = Object.entries(failures).map(([id, count]) => [
    id,
    { count, reasons: { unmatched: count } },
  ]);
  return {
    totalRuns: runs,
    executionTime: 1,
    successRate: success.percent,
    averagePathLength: 5,
    performanceMetrics: { bounceRate: 10, engagementRate: 50, conversionRate: 30 },
    pathAnalysis: {},
    failurePoints: Object.fromEntries(failurePoints),
    discoveredIntents: {},
    treeId: "tree",
    treeName: "Baum",
    treeVersion: "a",
    seed: 1,
    noise: 0.1,
    rates: {
      success,
      bounce: rateOf(runs / 10, runs),
      engagement: rateOf(runs / 2, runs),
      completion: rateOf(runs / 2, runs),
      failure: rateOf(failed, runs),
      optOut: rateOf(0, runs),
    },
    personas,
    outcomes: {},
    pathLengths: [0, 0, 0, 0, runs / 2, 0, runs / 2, 0],
    duration: { average: 60, median: 60, p90: 90 },
    nodes: {},
    ways: [],
    coverage: {
      nodes: { covered: 20, total: 25, missing: [] },
      connections: { covered: 0, total: 0, missing: [] },
    },
    distinctPaths: 1,
    promises: { optOut: { asked: 0, honoured: 0 }, disclosedFirst: runs },
    samples: [],
    findings: [],
    ...more,
  };
}

export function toldPersona(id: string, successes: number, runs = 5_000): PersonaResult {
  return {
    ...{ id, name: id.toUpperCase(), runs, failurePoints: {}, averagePathLength: 5, outcomes: {} },
    success: rateOf(successes, runs),
    bounce: rateOf(0, runs),
    failure: rateOf(0, runs),
  };
}
