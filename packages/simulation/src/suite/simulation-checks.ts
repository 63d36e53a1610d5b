import { disclosureDueIn, reachedIn, type SimulationResult } from "../engine/result.ts";
import type { Run } from "../engine/run.ts";
import { percentOf } from "./coverage.ts";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { SuiteSimulation } from "./simulation-schema.ts";

/** One thing that was asked of a simulation, and what came of it. */
export interface Check {
  /** Where it stands, within the simulation. */
  at: Path;
  what: string;
  expected: string;
  actual: string;
  isMet: boolean;
  /** Whether a run is one of those that it must not have. */
  speaksAgainst?: (run: Run) => boolean;
}

/** Holds the result against everything that was asked for, in the order of the documentation. */
export function checksOf(
  wanted: SuiteSimulation,
  result: SimulationResult,
  names: NodeNames,
): Check[] {
  return [
    ...RATES.flatMap(([field, rate]) =>
      limitCheck([field], field, wanted[field], result.rates[rate].percent),
    ),
    ...limitCheck(
      ["path-length"],
      "path-length",
      wanted["path-length"],
      result.averagePathLength,
      " nodes",
    ),
    ...PARTS.flatMap((part) => {
      const least = wanted.coverage?.[part];
      const limits = least === undefined ? undefined : { min: least };
      const percent = percentOf(result.coverage[part]);
      return limitCheck(["coverage", part], `coverage of ${part}`, limits, percent);
    }),
    ...promiseChecks(wanted, result),
    ...reasonChecks(wanted, result, names),
    ...nodeChecks(wanted, result, names),
  ];
}

const RATES = [
  ["success", "success"],
  ["bounce", "bounce"],
  ["engagement", "engagement"],
  ["failure", "failure"],
  ["opt-outs", "optOut"],
] as const;

const PARTS = ["nodes", "connections"] as const;

interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

function limitCheck(
  at: Path,
  what: string,
  limits: Limits | undefined,
  measured: number,
  unit = " %",
): Check[] {
  if (!limits) return [];
  const { min, max } = limits;
  const expected = [
    ...(min === undefined ? [] : [`at least ${min}${unit}`]),
    ...(max === undefined ? [] : [`at most ${max}${unit}`]),
  ].join(", ");
  const isMet = (min === undefined || measured >= min) && (max === undefined || measured <= max);
  return [{ at, what, expected, actual: `${rounded(measured)}${unit}`, isMet }];
}

function promiseChecks(wanted: SuiteSimulation, result: SimulationResult): Check[] {
  const { optOut, disclosedFirst } = result.promises;
  const due = disclosureDueIn(result);
  const checks: Check[] = [];
  if (wanted["opt-out"]) {
    checks.push({
      at: ["opt-out"],
      what: "opt-out",
      expected: "always honoured",
      actual: `${optOut.honoured} of ${optOut.asked} honoured`,
      isMet: optOut.honoured === optOut.asked,
      speaksAgainst: (run) => run.optOut.asked && !run.optOut.honoured,
    });
  }
  if (wanted.disclosure) {
    checks.push({
      at: ["disclosure"],
      what: "disclosure",
      expected: "always first",
      actual: `${disclosedFirst} of ${due} begin with it`,
      isMet: disclosedFirst === due,
      speaksAgainst: (run) => run.isDisclosedFirst === false,
    });
  }
  return checks;
}

/** Reasons for which no run may fail. */
function reasonChecks(
  { "no-failures": unwanted }: SuiteSimulation,
  { failurePoints }: SimulationResult,
  names: NodeNames,
): Check[] {
  if (unwanted === undefined) return [];
  const isUnwanted = (reason: string) =>
    unwanted === true || unwanted.some((each) => each === reason);
  const found = Object.entries(failurePoints).flatMap(([nodeId, { reasons }]) =>
    Object.entries(reasons).flatMap(([reason, count]) =>
      isUnwanted(reason) && count > 0 ? [`${names.titleOf(nodeId)}: ${count} ${reason}`] : [],
    ),
  );
  return [
    {
      at: ["no-failures"],
      what: "no-failures",
      expected: unwanted === true ? "none" : `none of ${unwanted.join(", ")}`,
      actual: found.length === 0 ? "none" : found.sort().join("; "),
      isMet: found.length === 0,
      speaksAgainst: ({ failure }) => failure !== null && isUnwanted(failure.reason),
    },
  ];
}

/** How many runs may fail at a node: at any one, and at those that are named. */
function nodeChecks(wanted: SuiteSimulation, result: SimulationResult, names: NodeNames): Check[] {
  const { failurePoints } = result;
  const reached = Math.max(1, reachedIn(result));
  const share = (nodeId: string) => ((failurePoints[nodeId]?.count ?? 0) / reached) * 100;
  const checkOf = (at: Path, nodeId: string, limits: Limits): Check[] =>
    limitCheck(at, `failures at ${names.titleOf(nodeId)}`, limits, share(nodeId)).map((check) => ({
      ...check,
      speaksAgainst: ({ failure }) => failure?.nodeId === nodeId,
    }));
  const most = wanted["failures-per-node"];
  const worstFirst = Object.keys(failurePoints).sort(
    (one, other) => share(other) - share(one) || (one < other ? -1 : 1),
  );
  return [
    ...worstFirst.flatMap((nodeId, rank) =>
      // Of those that keep the limit the worst one is enough to know.
      most && (rank === 0 || share(nodeId) > most.max)
        ? checkOf(["failures-per-node"], nodeId, most)
        : [],
    ),
    ...Object.entries(wanted["failures-at"] ?? {}).flatMap(([name, limits]) => {
      const node = names.find(name);
      return node.ok ? checkOf(["failures-at", name], node.id, limits) : [];
    }),
  ];
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
