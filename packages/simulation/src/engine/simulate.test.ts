import { afterAll, describe, expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { PERSONAS } from "../personas/built-in.ts";
import { openWorkerPool } from "../workers/index.ts";
import type { SimulationJob } from "./job.ts";
import { openSimulation } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";
import { disclosureDueIn, reachedIn } from "./result.ts";
import { SimulationCancelled, simulate } from "./simulate.ts";
import { PLAIN } from "./testing/scripted-run.ts";

const reader = await openSimulationReader();
const clock = { now: () => 0 };
const JOB: SimulationJob = {
  tree: sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" }),
  personas: PERSONAS,
  runs: 60,
  seed: 1,
  noise: 0.1,
  discovery: true,
};

/** So many short ones that they fall into several chunks. */
const LONG_JOB: SimulationJob = {
  ...JOB,
  tree: PLAIN,
  personas: PERSONAS.filter(({ id }) => id === "hurried"),
  runs: 1_100,
  noise: 0,
  discovery: false,
};

describe("the same job gives the same bytes", () => {
  const pool = openWorkerPool({ size: 3 });
  const one = openWorkerPool({ size: 1 });
  afterAll(() => {
    pool.close();
    one.close();
  });

  test.each([
    ["one chunk of each persona", JOB],
    ["several chunks of a persona", LONG_JOB],
  ])("with %s, for 1, 2 and 4 threads", async (_, job) => {
    const alone = JSON.stringify(await simulate(job, { clock }));
    for (const helpers of [one, pool]) {
      const result = await simulate(job, { clock, pool: helpers, mainTakesPart: true });
      expect(JSON.stringify(result)).toBe(alone);
    }
    expect(JSON.stringify(await simulate(job, { clock, pool }))).toBe(alone);
  });

  test("another seed gives others, and another noise the same callers", () => {
    const [first, second] = [
      openSimulation(JOB, { reader }),
      openSimulation({ ...JOB, seed: 2 }, { reader }),
    ];
    const paths = (simulation: typeof first) =>
      Array.from({ length: 50 }, (_, index) => simulation.run(index).path.join());
    expect(paths(first)).not.toEqual(paths(second));
    const clear = openSimulation({ ...JOB, noise: 0 }, { reader });
    const firstWords = (simulation: typeof first, index: number) => {
      const line = simulation.tell(index).lines.find(({ type }) => type === "caller");
      return line?.type === "caller" ? line.said : null;
    };
    for (let index = 0; index < 20; index += 1) {
      expect(firstWords(first, index)).toBe(firstWords(clear, index));
    }
  });
});

test("figures, samples and findings fit together", async () => {
  const result = await simulate({ ...JOB, runs: 200 }, { clock });
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  expect(result.totalRuns).toBe(200);
  expect(sum(Object.values(result.outcomes))).toBe(200);
  const reached = reachedIn(result);
  expect(reached).toBeWithin(140, 190);
  expect(result.outcomes.voicemail).toBe(result.mailboxes?.recognised);
  const { answered = 0, recognised = 0, outcomes = {} } = result.mailboxes ?? {};
  expect(sum(Object.values(outcomes))).toBe(answered - recognised);
  expect(sum(result.pathLengths)).toBe(reached);
  expect(result.rates.success.of).toBe(reached);
  expect(sum(result.personas.map(({ success }) => success.of))).toBe(reached);
  expect(sum(result.personas.map(({ runs }) => runs))).toBe(200);
  expect(result.rates.success.count).toBe(
    (result.outcomes.appointment ?? 0) + (result.outcomes.success ?? 0),
  );
  expect(sum(Object.values(result.failurePoints).map(({ count }) => count))).toBe(
    result.rates.failure.count,
  );
  expect(sum(Object.values(result.nodes).map(({ ends }) => ends))).toBe(reached);
  expect(result.nodes.start).toMatchObject({ runs: reached });
  expect(result.promises.disclosedFirst).toBe(disclosureDueIn(result));
  expect(result.promises.leftFirst).toBeWithin(1, 40);
  expect(result.findings).toEqual([]);
  expect(result.treeVersion).toMatch(/^[0-9a-f]{64}$/);
  for (const { of, conversation } of result.samples) {
    if (of.type === "path") expect(conversation.path.join(" → ")).toBe(of.path);
    if (of.type === "failure") {
      expect(conversation.failure).toEqual({ nodeId: of.nodeId, reason: of.reason });
    }
    if (of.type === "intent") expect(conversation.missed.length).toBeGreaterThan(0);
  }
  expect(new Set(result.samples.map(({ of }) => of.type))).toEqual(
    new Set(["path", "failure", "intent"]),
  );
});

test("a tree with faults is simulated, and the faults are told with the result", async () => {
  const broken = { ...JOB.tree, nodes: JOB.tree.nodes.filter(({ type }) => type !== "start") };
  const result = await simulate({ ...JOB, tree: broken, runs: 5 }, { clock });
  expect(result.findings.some(({ severity }) => severity === "error")).toBeTrue();
  expect(result.failurePoints[""]?.reasons).toEqual({ "not-startable": reachedIn(result) });
});

describe("progress", () => {
  test("is told up to the end, with one conversation after the other", async () => {
    const told: number[] = [];
    const samples: Promise<{ index: number }>[] = [];
    await simulate(
      { ...LONG_JOB, runs: 1_200 },
      {
        clock,
        onProgress({ done, total, sample }) {
          expect(total).toBe(1_200);
          told.push(done);
          samples.push(sample());
        },
      },
    );
    expect(told).toEqual([500, 1_000, 1_200]);
    for (const { index } of await Promise.all(samples)) expect(index).toBeLessThan(1_200);
  });

  test("ends at once where it is called off, and nothing comes of it", async () => {
    const cancel = new AbortController();
    let told = 0;
    const running = simulate(
      { ...LONG_JOB, runs: 100_000 },
      { clock, signal: cancel.signal, onProgress: () => (told += 1) },
    );
    setTimeout(() => cancel.abort());
    expect(running).rejects.toBeInstanceOf(SimulationCancelled);
    await running.catch(() => {});
    // Of 200 chunks.
    expect(told).toBeLessThan(20);
    expect(simulate(JOB, { clock, signal: cancel.signal })).rejects.toThrow(SimulationCancelled);
  });
});

test.each([
  [{ runs: 0 }, "1 to 1000000 runs, not 0"],
  [{ runs: -5 }, "not -5"],
  [{ runs: 10_000_000 }, "not 10000000"],
  [{ runs: 1.5 }, "not 1.5"],
  [{ personas: [] }, "at least one persona"],
  [{ noise: 1.1 }, "between 0 and 1, not at 1.1"],
  [{ noise: Number.NaN }, "between 0 and 1"],
  [{ seed: -1 }, "A seed is a whole number"],
])("a job with %p is refused", (more, message) => {
  expect(simulate({ ...JOB, ...more }, { clock })).rejects.toThrow(message);
});
