import type { Tree } from "@rufbaum/tree";
import { USUAL_NOISE, USUAL_SEED } from "../engine/job.ts";
import type { SimulationResult } from "../engine/result.ts";
import { percentOf } from "./coverage.ts";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { Deviation, SimulationReport } from "./report.ts";
import type { SuiteRun } from "./run-suite.ts";
import type { SuiteSimulation } from "./schema.ts";

/** Simulates, and holds what it came to against the limits. */
export async function runSimulation(
  wanted: SuiteSimulation,
  {
    name,
    at,
    tree,
    names,
    run,
  }: {
    name: string;
    at: Path;
    tree: Tree;
    names: NodeNames;
    run: Pick<SuiteRun, "simulate" | "personasOf">;
  },
): Promise<SimulationReport> {
  const result = await run.simulate({
    tree,
    personas: run.personasOf(wanted),
    runs: wanted.runs,
    seed: wanted.seed ?? USUAL_SEED,
    noise: wanted.noise ?? USUAL_NOISE,
    discovery: false,
  });
  const checks = checksOf(wanted, result, names);
  const deviations = checks.flatMap(({ at: place, what, expected, actual, isMet }): Deviation[] =>
    isMet ? [] : [{ at: [...at, ...place], line: null, what, expected, actual }],
  );
  return {
    name,
    at,
    status: deviations.length === 0 ? "passed" : "failed",
    skipped: null,
    deviations,
    measured: checks.map(({ what, actual }) => `${what}: ${actual}`),
  };
}

interface Check {
  at: Path;
  what: string;
  expected: string;
  actual: string;
  isMet: boolean;
}

function checksOf(wanted: SuiteSimulation, result: SimulationResult, names: NodeNames): Check[] {
  const { rates, totalRuns, promises, failurePoints } = result;
  const checks: Check[] = [];
  const limit = (
    place: Path,
    what: string,
    limits: Limits | undefined,
    measured: number,
    unit = " %",
  ) => {
    if (!limits) return;
    const { min, max } = limits;
    const expected = [
      ...(min === undefined ? [] : [`at least ${min}${unit}`]),
      ...(max === undefined ? [] : [`at most ${max}${unit}`]),
    ].join(", ");
    const isMet = (min === undefined || measured >= min) && (max === undefined || measured <= max);
    checks.push({ at: place, what, expected, actual: `${rounded(measured)}${unit}`, isMet });
  };
  for (const [field, rate] of RATES) limit([field], field, wanted[field], rates[rate].percent);
  limit(["path-length"], "path-length", wanted["path-length"], result.averagePathLength, " nodes");
  for (const part of ["nodes", "connections"] as const) {
    const least = wanted.coverage?.[part];
    if (least === undefined) continue;
    const covered = result.coverage[part];
    limit(["coverage", part], `coverage of ${part}`, { min: least }, percentOf(covered));
  }
  if (wanted["opt-out"]) {
    const { asked, honoured } = promises.optOut;
    checks.push({
      at: ["opt-out"],
      what: "opt-out",
      expected: "always honoured",
      actual: `${honoured} of ${asked} honoured`,
      isMet: honoured === asked,
    });
  }
  if (wanted.disclosure) {
    const { disclosedFirst } = promises;
    checks.push({
      at: ["disclosure"],
      what: "disclosure",
      expected: "always first",
      actual: `${disclosedFirst} of ${totalRuns} begin with it`,
      isMet: disclosedFirst === totalRuns,
    });
  }
  checks.push(...failureChecks(wanted, result, names));
  const share = (nodeId: string) => ((failurePoints[nodeId]?.count ?? 0) / totalRuns) * 100;
  const most = wanted["failures-per-node"];
  const worstFirst = Object.keys(failurePoints).sort(
    (one, other) => share(other) - share(one) || (one < other ? -1 : 1),
  );
  for (const [rank, nodeId] of worstFirst.entries()) {
    // Of those that keep the limit the worst one is enough to know.
    if (most === undefined || (rank > 0 && share(nodeId) <= most.max)) break;
    const what = `failures at ${names.titleOf(nodeId)}`;
    limit(["failures-per-node"], what, most, share(nodeId));
  }
  for (const [name, limits] of Object.entries(wanted["failures-at"] ?? {})) {
    const node = names.find(name);
    if (node.ok) limit(["failures-at", name], `failures at ${name}`, limits, share(node.id));
  }
  return checks;
}

/** Reasons for which no run may fail. */
function failureChecks(
  { "no-failures": unwanted }: SuiteSimulation,
  { failurePoints }: SimulationResult,
  names: NodeNames,
): Check[] {
  if (unwanted === undefined) return [];
  const found: string[] = [];
  for (const [nodeId, { reasons }] of Object.entries(failurePoints)) {
    for (const [reason, count] of Object.entries(reasons)) {
      const isUnwanted = unwanted === true || unwanted.some((each) => each === reason);
      if (isUnwanted && count > 0) found.push(`${names.titleOf(nodeId)}: ${count} ${reason}`);
    }
  }
  return [
    {
      at: ["no-failures"],
      what: "no-failures",
      expected: unwanted === true ? "none" : `none of ${unwanted.join(", ")}`,
      actual: found.length === 0 ? "none" : found.sort().join("; "),
      isMet: found.length === 0,
    },
  ];
}

interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

const RATES = [
  ["success", "success"],
  ["bounce", "bounce"],
  ["engagement", "engagement"],
  ["failure", "failure"],
  ["opt-outs", "optOut"],
] as const;

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
