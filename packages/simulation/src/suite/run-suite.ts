import type { Reader } from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";
import type { SimulationJob } from "../engine/job.ts";
import type { SimulationResult } from "../engine/result.ts";
import type { Persona } from "../personas/persona.ts";
import type { SuiteCase } from "./case-schema.ts";
import { coverageDeviations, coverageOf } from "./coverage.ts";
import { type NodeNames, nodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { CaseReport, SimulationReport, SuiteReport } from "./report.ts";
import { runCase } from "./run-case.ts";
import { runSimulation } from "./run-simulation.ts";
import type { Suite } from "./schema.ts";
import type { SuiteSimulation } from "./simulation-schema.ts";

export interface SuiteRun {
  tree: Tree;
  reader: Reader;
  simulate(job: SimulationJob): Promise<SimulationResult>;
  /** The personas of each simulation of the suite. */
  personasOf(simulation: SuiteSimulation): readonly Persona[];
  /** Only what bears such a name is run. */
  isWanted?(name: string): boolean;
  /** Stops at the first failure; what follows is left out. */
  bails?: boolean;
  onDone?(report: CaseReport | SimulationReport): void;
}

/** Runs the cases and simulations of a suite, in its order. */
export async function runSuite(suite: Suite, run: SuiteRun): Promise<SuiteReport> {
  const { tree, reader, isWanted = () => true, bails = false, onDone = () => {} } = run;
  const names = nodeNames(tree);
  const reached = { nodes: new Set<string>(), ways: new Set<string>() };
  let hasFailed = false;

  function note<Report extends CaseReport | SimulationReport>(report: Report): Report {
    hasFailed ||= report.status === "failed";
    onDone(report);
    return report;
  }

  const left = ({ skip }: { skip?: true | string | undefined }) =>
    skip ?? (bails && hasFailed ? "not run after the first failure" : undefined);

  const cases: CaseReport[] = [];
  for (const [index, wanted] of (suite.cases ?? []).entries()) {
    if (!isWanted(wanted.name)) continue;
    const at: Path = ["cases", index];
    const skipped = left(wanted);
    if (skipped !== undefined) {
      cases.push(note(skippedCase(wanted, at, skipped)));
      continue;
    }
    const { report, ways } = runCase(wanted, at, { tree, names, reader, suite });
    for (const id of report.path) reached.nodes.add(id);
    for (const { id } of ways) reached.ways.add(id);
    cases.push(note(report));
  }

  const simulations: SimulationReport[] = [];
  for (const [index, wanted] of (suite.simulations ?? []).entries()) {
    const name = nameOf(wanted, index);
    if (!isWanted(name)) continue;
    const common = { name, at: ["simulations", index] };
    const skipped = left(wanted);
    simulations.push(
      note(
        skipped === undefined
          ? await runSimulation(wanted, { ...common, tree, names, run })
          : { ...common, ...LEFT_OUT, skipped: reasonOf(skipped), measured: [] },
      ),
    );
  }
  return sumUp(suite, { tree, names, reached, cases, simulations });
}

function sumUp(
  suite: Suite,
  {
    tree,
    names,
    reached,
    cases,
    simulations,
  }: {
    tree: Tree;
    names: NodeNames;
    reached: { nodes: ReadonlySet<string>; ways: ReadonlySet<string> };
    cases: readonly CaseReport[];
    simulations: readonly SimulationReport[];
  },
): SuiteReport {
  const coverage = coverageOf(tree, reached, names);
  const all = [...cases, ...simulations];
  const isWhole =
    cases.length === (suite.cases ?? []).length &&
    cases.every(({ status }) => status !== "skipped");
  // Of a part of the cases nobody can ask that they reach the whole tree.
  const limits = isWhole ? suite.coverage : undefined;
  const missed = limits ? coverageDeviations(limits, coverage, ["coverage"]) : null;
  const count = (status: string) => all.filter((each) => each.status === status).length;
  return {
    name: suite.name ?? tree.name,
    tree: { id: tree.id, name: tree.name },
    cases,
    simulations,
    coverage,
    coverageDeviations: missed,
    passed: count("passed") + (missed?.length === 0 ? 1 : 0),
    failed: count("failed") + (missed && missed.length > 0 ? 1 : 0),
    skipped: count("skipped"),
  };
}

function nameOf({ name, runs }: SuiteSimulation, index: number): string {
  return name ?? `Simulation ${index + 1} (${runs} runs)`;
}

const LEFT_OUT = { status: "skipped", deviations: [] } as const;

function skippedCase({ name }: SuiteCase, at: Path, skip: true | string): CaseReport {
  const nothing = { transcript: [], path: [], outcome: null, endReason: null };
  return { name, at, ...LEFT_OUT, skipped: reasonOf(skip), ...nothing };
}

function reasonOf(skip: true | string): string {
  return skip === true ? "left out" : skip;
}
