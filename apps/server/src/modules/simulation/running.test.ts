import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { openSimulation, openSimulationReader, PERSONAS } from "@rufbaum/simulation";
import type { LiveMessage } from "../../live/messages.ts";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { openRunning } from "./running.ts";

const total = 100_000;
const job = {
  tree: SMALL_TREE,
  personas: PERSONAS,
  runs: total,
  seed: 1,
  noise: 0,
  discovery: false,
};

test("however often the engine tells, dashboards are told ten times a second, and of the end", async () => {
  const time = virtualTime();
  const published: LiveMessage[] = [];
  const { tell } = openSimulation(job, { reader: await openSimulationReader() });
  const running = openRunning(
    { key: "mine", job },
    { clock: time, publish: (message) => void published.push(message) },
  );
  for (let done = 50; done <= total; done += 50) {
    const sample = async () => tell(done - 1);
    running.progressed({ done, total, conversationsPerSecond: 50_000, sample });
    await time.advance(1);
  }
  const progress = published.flatMap((message) =>
    message.type === "simulation-progress" ? [message] : [],
  );
  // Two seconds: each tenth, and the end.
  expect(progress).toHaveLength(21);
  expect(progress.filter(({ sample }) => sample !== null)).toHaveLength(4);
  expect(progress.at(-1)).toMatchObject({ key: "mine", done: total, total });
  expect(running.done).toBe(total);
  expect(JSON.stringify(progress).length / progress.length).toBeLessThan(1_000);
});
