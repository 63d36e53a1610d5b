import { expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { deleteTree, listTreeSummaries } from "@rufbaum/store";
import { openTestStore } from "@rufbaum/store/testing";
import { seedSampleTree } from "./seed.ts";

test("the sample tree comes once in the data's life", async () => {
  const { db, close } = await openTestStore();
  const runtime = { clock: virtualTime(), random: seededRandom(1) };
  await Promise.all([seedSampleTree(db, runtime), seedSampleTree(db, runtime)]);
  const [sample, ...others] = await listTreeSummaries(db);
  expect(sample?.isActive).toBe(true);
  expect(others).toEqual([]);

  await deleteTree(db, sample?.id ?? "", runtime.clock.now());
  await seedSampleTree(db, runtime);
  expect(await listTreeSummaries(db)).toEqual([]);
  await close();
});
