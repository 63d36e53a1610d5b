import type { Tree } from "@rufbaum/tree";
import { type SimulationJob, USUAL_NOISE, USUAL_SEED } from "../engine/job.ts";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import type { Conversation } from "../engine/run.ts";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { Deviation, SimulationReport } from "./report.ts";
import type { SuiteRun } from "./run-suite.ts";
import { type Check, checksOf } from "./simulation-checks.ts";
import type { SuiteSimulation } from "./simulation-schema.ts";

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
  const job: SimulationJob = {
    tree,
    personas: run.personasOf(wanted),
    runs: wanted.runs,
    seed: wanted.seed ?? USUAL_SEED,
    noise: wanted.noise ?? USUAL_NOISE,
    discovery: false,
  };
  const checks = checksOf(wanted, await run.simulate(job), names);
  const missed = checks.filter(({ isMet }) => !isMet);
  const examples = await examplesOf(job, missed);
  const deviations = missed.map((check): Deviation => {
    const { at: place, what, expected, actual } = check;
    const example = examples.get(check);
    const found = { at: [...at, ...place], line: null, what, expected, actual };
    return example ? { ...found, example } : found;
  });
  return {
    name,
    at,
    status: deviations.length === 0 ? "passed" : "failed",
    skipped: null,
    deviations,
    measured: checks.map(({ what, actual }) => `${what}: ${actual}`),
  };
}

/** Conversations that are told of one simulation. */
const MOST_EXAMPLES = 3;

/** Runs in which it was so; they are led again, and stay the same. */
async function examplesOf(
  job: SimulationJob,
  missed: readonly Check[],
): Promise<Map<Check, Conversation>> {
  const found = new Map<Check, Conversation>();
  let open = missed.filter(({ speaksAgainst }) => speaksAgainst).slice(0, MOST_EXAMPLES);
  if (open.length === 0) return found;
  const simulation = openSimulation(job, { reader: await openSimulationReader() });
  for (let index = 0; index < job.runs && open.length > 0; index += 1) {
    const run = simulation.run(index);
    const told = open.filter(({ speaksAgainst }) => speaksAgainst?.(run));
    for (const check of told) found.set(check, simulation.tell(index));
    if (told.length > 0) open = open.filter((check) => !told.includes(check));
  }
  return found;
}
