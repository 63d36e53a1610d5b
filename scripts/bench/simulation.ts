import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PERSONAS, type SimulationJob, simulate, USUAL_NOISE } from "@rufbaum/simulation";
import { openWorkerPool } from "@rufbaum/simulation/workers";
import { exportTree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { sampleTree } from "@rufbaum/tree/sample";
import { ROOT } from "../process/run-child.ts";
import { median, type Row } from "./row.ts";
import { xstateCalls } from "./xstate.ts";

export const TREE = sampleTree({ id: "tree_bench", createdAt: "2026-01-05T08:00:00.000Z" });

const RUNS = 10_000;
const ROUNDS = 5;
const clock = { now: () => performance.now() };

/**
 * Conversations with all personas, noise and understanding: in threads that have warmed up, and as a
 * process from its start to its end. Beside them XState walks the same tree by as many steps, and
 * understands nothing.
 */
export async function simulation(): Promise<Row[]> {
  const steps: number[] = [];
  const rates = new Map<number, number[]>();
  const xstate: number[] = [];
  const walk = xstateCalls(TREE);
  const pool = openWorkerPool({ size: 1 });
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const threads of [1, 2]) {
      const job: SimulationJob = {
        ...{ tree: TREE, personas: PERSONAS, runs: RUNS, noise: USUAL_NOISE },
        ...{ seed: round + 1, discovery: true },
      };
      const start = performance.now();
      const help = threads === 2 ? { pool, mainTakesPart: true } : {};
      const { averagePathLength } = await simulate(job, { clock, ...help });
      const rate = RUNS / ((performance.now() - start) / 1_000);
      // The first round warms up.
      if (round > 0) rates.set(threads, [...(rates.get(threads) ?? []), rate]);
      steps.push(averagePathLength);
    }
    xstate.push((callsPerSecond(walk) * NODES_OF_WALK) / median(steps));
  }
  pool.close();
  const seconds = await wholeProcess();
  const one = rates.get(1) ?? [];
  const two = rates.get(2) ?? [];
  const ratio = (of: readonly number[]) => (median(of) / median(xstate)).toFixed(2);
  return [
    { name: "simulation, conversations in one thread", ...perSecond(one), promise: "" },
    { name: "  in two threads", ...perSecond(two), promise: "≥ 20,000/s on 2 cores" },
    {
      name: "  XState's pure transition, as many steps without understanding",
      ...perSecond(xstate),
      promise: `ours is ${ratio(one)} times as fast in one thread, ${ratio(two)} in two`,
    },
    {
      name: "rufbaum simulate --runs 10000, the whole process",
      value: `${median(seconds).toFixed(2)} s`,
      spread: `max ${Math.max(...seconds).toFixed(2)}`,
      promise: "< 1.5 s on 2 cores",
    },
  ];
}

/** Nodes of the way that XState is led: always the first condition. */
const NODES_OF_WALK = countNodes();

function countNodes(): number {
  const graph = graphOf(TREE);
  let count = 0;
  for (let node = graph.start; node !== null; count += 1) {
    const [first] = graph.conditions(node.id);
    const named = first ? graph.targetOf(node.id, first) : null;
    const isAsked = node.type === "decision" || node.type === "input";
    const next: string | null = (isAsked ? named : null) ?? graph.fallback(node.id);
    node = next === null ? null : graph.node(next);
  }
  return count;
}

function callsPerSecond(walk: () => number): number {
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 300; count += 1) walk();
  return count / ((performance.now() - start) / 1_000);
}

/** Seconds from the start of the process to its end, round by round. */
async function wholeProcess(): Promise<number[]> {
  return withTreeFile(async (file) => {
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await simulateInProcess(file, RUNS);
      seconds.push((performance.now() - start) / 1_000);
    }
    return seconds;
  });
}

export async function withTreeFile<Result>(work: (file: string) => Promise<Result>) {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-simulation-"));
  try {
    const file = join(directory, "sample.json");
    await Bun.write(file, exportTree(TREE));
    return await work(file);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @returns the most bytes of memory that it had */
export async function simulateInProcess(file: string, runs: number): Promise<number> {
  const words = ["cli/src/main.ts", "simulate", file, "--runs", String(runs), "--json"];
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: ROOT,
    stdout: "ignore",
    stderr: "pipe",
  });
  if ((await child.exited) !== 0) throw new Error(await new Response(child.stderr).text());
  return child.resourceUsage()?.maxRSS ?? Number.NaN;
}

function perSecond(values: readonly number[]): Pick<Row, "value" | "spread"> {
  const count = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;
  return { value: count(median(values)), spread: `min ${count(Math.min(...values))}` };
}
