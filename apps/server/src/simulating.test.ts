import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { openSimulation, openSimulationReader, PERSONAS, simulate } from "@rufbaum/simulation";
import { openWorkerPool } from "@rufbaum/simulation/workers";
import { openSimulating } from "./simulating.ts";
import { SMALL_TREE } from "./testing/calls-program.ts";

const job = {
  tree: SMALL_TREE,
  personas: PERSONAS,
  runs: 60,
  seed: 1,
  noise: 0.1,
  discovery: true,
};

function opened() {
  const time = virtualTime();
  const log: string[] = [];
  const simulating = openSimulating({
    clock: time,
    timers: time,
    openWorkerPool() {
      log.push("open");
      const pool = openWorkerPool({ size: 1 });
      return {
        ...pool,
        close() {
          log.push("close");
          pool.close();
        },
      };
    },
  });
  const run = (signal = new AbortController().signal) =>
    simulating.simulate(job, { signal, onProgress() {} });
  return { time, log, run, ...simulating };
}

test("threads begin with the first simulation, serve the next, and end when they have rested", async () => {
  const { time, log, run } = opened();
  expect(log).toEqual([]);
  const result = await run();
  expect(result).toEqual(await simulate(job, { clock: time }));
  await time.advance(60_000);
  await run();
  await time.advance(119_999);
  expect(log).toEqual(["open"]);
  await time.advance(1);
  expect(log).toEqual(["open", "close"]);
});

test("a conversation is told by the threads as by anybody else", async () => {
  const { tell, close } = opened();
  expect(await tell(job, 17)).toEqual(
    openSimulation(job, { reader: await openSimulationReader() }).tell(17),
  );
  close();
});

test("closed in the middle, the simulation fails instead of waiting for ever", async () => {
  const { log, run, close } = opened();
  const cut = run().catch((error: unknown) => error);
  close();
  expect(await cut).toBeInstanceOf(Error);
  expect(log).toEqual(["open", "close"]);
});
