import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { PERSONAS } from "../personas/built-in.ts";
import { chunkCounter } from "./chunks.ts";
import { counterOf } from "./count-run.ts";
import type { SimulationJob } from "./job.ts";
import { mergeTally } from "./merge-tally.ts";
import { openSimulation, type TracedRun } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";
import { disclosureDueIn } from "./result.ts";
import { summarize } from "./summarize.ts";
import { emptyTally } from "./tally.ts";
import { PLAIN } from "./testing/scripted-run.ts";

const reader = await openSimulationReader();
const HOUR = 3_600_000;

function jobOf(called: SimulationJob["tree"]): SimulationJob {
  const [first] = PERSONAS;
  if (!first) throw new Error("There is no persona.");
  return { tree: called, personas: [first], runs: 1, seed: 1, noise: 0, discovery: false };
}

function runOf(index: number, more: Partial<TracedRun>): TracedRun {
  return {
    index,
    persona: 0,
    path: [],
    isMailbox: false,
    outcome: "completed",
    endReason: "completed",
    failure: null,
    milliseconds: 1_000,
    callerTurns: 1,
    missed: [],
    optOut: { asked: false, honoured: false },
    isDisclosedFirst: true,
    ways: [],
    answers: [],
    wrong: [],
    unasked: null,
    open: [],
    silences: [],
    meant: [],
    raised: null,
    ...more,
  };
}

test("who puts the phone down before it was said breaks no promise", () => {
  const runs = [null, true, false].map((isDisclosedFirst, at) => runOf(at, { isDisclosedFirst }));
  const { promises, totalRuns } = summaryOf(jobOf(PLAIN), runs);
  expect(promises).toMatchObject({ disclosedFirst: 1, leftFirst: 1, broken: { disclosure: [2] } });
  expect(disclosureDueIn({ totalRuns, promises })).toBe(2);
});

function summaryOf(job: SimulationJob, runs: readonly TracedRun[]) {
  const tally = emptyTally(job.tree, 1);
  const count = counterOf(job.tree);
  for (const run of runs) count(tally, run);
  return summarize(job, tally, null);
}

test("calls that last for hours are told as long as they were", () => {
  const job = jobOf(tree([node("start", "start")], []));
  const runs = [1, 2, 2, 3].map((hours, index) => runOf(index, { milliseconds: hours * HOUR }));
  expect(summaryOf(job, runs).duration).toEqual({ average: 7_200, median: 7_200, p90: 10_800 });
});

test("paths that read alike, as ids may hold the joint, are counted as one and lose no run", () => {
  const ids = ["a", "b", "a → b"];
  const job = jobOf(
    tree(
      ids.map((id) => node(id, "message")),
      [],
    ),
  );
  const { pathAnalysis } = summaryOf(job, [
    runOf(0, { path: ["a", "b"], outcome: "success" }),
    runOf(1, { path: ["a → b"] }),
    runOf(2, { path: ["a"] }),
    runOf(3, { path: ["a → b"], outcome: "success" }),
  ]);
  expect(pathAnalysis).toEqual({
    "a → b": { count: 3, successRate: 66.67 },
    a: { count: 1, successRate: 0 },
  });
});

test("fractions of a second in a tree don't make a sum depend on how the runs are shared out", () => {
  const called = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
      node("ask", "decision", {
        content: "Haben Sie Interesse?",
        patience: 1.0000001,
        conditions: [{ id: "yes", condition: "Ja", targetNodeId: "start" }],
      }),
    ],
    [["start", "ask"]],
  );
  const job = { ...jobOf(called), runs: 200 };
  const count = chunkCounter(job, openSimulation(job, { reader }));
  const whole = count({ first: 0, step: 1, runs: 200 });
  expect(Number.isInteger(whole.milliseconds)).toBe(true);
  const parts = emptyTally(called, 1);
  for (const first of [0, 50, 100, 150]) mergeTally(parts, count({ first, step: 1, runs: 50 }));
  expect(parts).toEqual(whole);
});
