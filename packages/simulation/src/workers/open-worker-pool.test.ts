import { afterEach, expect, test } from "bun:test";
import { realDisk } from "@rufbaum/runtime/real";
import { sampleTree } from "@rufbaum/tree/sample";
import type { SimulationJob } from "../engine/job.ts";
import { simulate } from "../engine/simulate.ts";
import type { WorkerPool } from "../engine/worker-pool.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { openWorkerPool } from "./open-worker-pool.ts";

const clock = { now: () => 0 };
const JOB: SimulationJob = {
  tree: sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" }),
  personas: PERSONAS,
  runs: 20,
  seed: 1,
  noise: 0,
  discovery: false,
};

let pool: WorkerPool | null = null;
afterEach(() => pool?.close());

/** A thread that runs this code. */
function threadOf(code: string): WorkerPool {
  pool = openWorkerPool({ size: 1, script: `data:text/javascript,${encodeURIComponent(code)}` });
  return pool;
}

test("two jobs at once each get their own result", async () => {
  pool = openWorkerPool({ size: 1 });
  const other = { ...JOB, seed: 2 };
  const [one, two] = await Promise.all([
    simulate(JOB, { clock, pool }),
    simulate(other, { clock, pool }),
  ]);
  expect(one).toEqual(await simulate(JOB, { clock }));
  expect(two).toEqual(await simulate(other, { clock }));
});

test("a thread that throws fails the job, and says why", () => {
  const broken = threadOf("self.onmessage = () => { throw new Error('out of order') }");
  expect(simulate(JOB, { clock, pool: broken })).rejects.toThrow("out of order");
});

test("a thread that ends fails the job instead of leaving it waiting", () => {
  const gone = threadOf("self.onmessage = () => process.exit(0)");
  expect(simulate(JOB, { clock, pool: gone })).rejects.toThrow("has ended");
});

test("a thread that can't be started fails the job", () => {
  pool = openWorkerPool({ size: 1, script: new URL("./nowhere.ts", import.meta.url).href });
  expect(simulate(JOB, { clock, pool })).rejects.toThrow("A thread of the simulation");
});

test("whoever waits when the threads are closed is told", async () => {
  pool = openWorkerPool({ size: 1 });
  const running = simulate({ ...JOB, runs: 500_000 }, { clock, pool });
  pool.close();
  expect(running).rejects.toThrow("were closed");
  await running.catch(() => {});
});

test("a thread leaves a job that was called off in the middle of it, and tells conversations in between", async () => {
  pool = openWorkerPool({ size: 1 });
  const job = pool.take(JOB);
  const chunk = { first: 0, step: 1, runs: 100_000 };
  const counted = job.count(0, chunk);
  const { lines } = await job.tell(3);
  expect(lines.length).toBeGreaterThan(1);
  job.done();
  const { all } = await counted;
  expect(all.runs).toBeGreaterThan(0);
  expect(all.runs).toBeLessThan(chunk.runs);
});

test("after a failure the next job finds a new thread", async () => {
  pool = openWorkerPool({ size: 1 });
  const job = pool.take(JOB);
  // A chunk that no thread can lead.
  await expect(job.count(0, { first: 0, step: 1, runs: Number.NaN })).resolves.toBeDefined();
  pool.close();
  expect((await simulate(JOB, { clock, pool })).totalRuns).toBe(20);
});

test.skipIf(process.platform !== "linux")(
  "gives way to everything else where it is told to",
  async () => {
    const standingBack = async () => {
      const ids = await realDisk.list("/proc/self/task");
      const stats = await Promise.all(ids.map((id) => realDisk.read(`/proc/self/task/${id}/stat`)));
      // Field 19, counted from behind the name, which may hold anything.
      return ids.filter((_, index) => {
        const stat = stats[index] ?? "";
        return stat.slice(stat.lastIndexOf(")")).split(" ")[17] === "10";
      });
    };
    const before = new Set(await standingBack());
    pool = openWorkerPool({ size: 1, standsBack: true });
    await simulate(JOB, { clock, pool, mainTakesPart: false });
    expect((await standingBack()).filter((id) => !before.has(id))).not.toEqual([]);
  },
);
