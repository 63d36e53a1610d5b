import { expect, test } from "bun:test";
import { drawCompact } from "@rufbaum/tree/drawing";
import { sampleTree } from "@rufbaum/tree/sample";
import { flowOf } from "./flow-of.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("a node that everybody came to who was reached is drawn full, however many mailboxes answered", () => {
  const start = { runs: 80, visits: 80, ends: 0, failures: 0, missed: 0, silences: 0 };
  const ways = [{ from: "start", to: "person", condition: null, count: 80 }];
  const mailboxes = { answered: 20, recognised: 19 };
  const flow = flowOf({ totalRuns: 100, mailboxes, nodes: { start }, ways });
  const all = flowOf({ totalRuns: 80, nodes: { start }, ways });
  const drawn = drawCompact(TREE, flow, 1000);
  expect(drawn.nodes.find(({ id }) => id === "start")?.weight?.share).toBe(1);
  expect(drawn).toEqual(drawCompact(TREE, all, 1000));
});
