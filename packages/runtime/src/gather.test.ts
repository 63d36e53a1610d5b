import { expect, test } from "bun:test";
import { gather } from "./gather.ts";

/** Work that is let go batch by batch. */
function held() {
  const batches: { batch: readonly string[]; let(answers: unknown): void; fail(): void }[] = [];
  const { ask, settled } = gather<string, unknown>(
    (batch) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error("away"));
        batches.push({ batch, let: (answers) => resolve(answers as unknown[]), fail });
      }),
  );
  return { ask, settled, batches };
}

const tick = () => Bun.sleep(0);

test("what is asked while a batch is under way is the next one, each with its own answer", async () => {
  const { ask, settled, batches } = held();
  const answers = ["a", "b", "c"].map(ask);
  expect(batches.map(({ batch }) => batch)).toEqual([["a"]]);
  batches[0]?.let(["A"]);
  await tick();
  expect(batches.map(({ batch }) => batch)).toEqual([["a"], ["b", "c"]]);
  batches[1]?.let(["B", Promise.resolve("C")]);
  expect(await Promise.all(answers)).toEqual(["A", "B", "C"]);
  const next = ask("d");
  let isSettled = false;
  const rest = settled().then(() => {
    isSettled = true;
  });
  await tick();
  expect(isSettled).toBe(false);
  batches[2]?.let(["D"]);
  expect(await next).toBe("D");
  await rest;
});

test("a batch that fails fails for all in it, one answer for itself alone; others go on", async () => {
  const { ask, batches } = held();
  const outcome = (asked: string) => ask(asked).catch((error: Error) => error.message);
  const outcomes = ["a", "b", "c"].map(outcome);
  batches[0]?.fail();
  await tick();
  batches[1]?.let(["B", Promise.reject(new Error("mine"))]);
  expect(await Promise.all(outcomes)).toEqual(["away", "B", "mine"]);
});
