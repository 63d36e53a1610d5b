import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { trafficOf } from "./traffic-of.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("no share is above all calls: machines walk the tree, too", () => {
  const traffic = trafficOf(
    { calls: 90, nodes: { start: 100, person: 95 }, ways: { "start>person": 95 } },
    TREE,
  );
  expect(traffic.runs).toBe(100);
  expect(traffic.nodes.person).toEqual({ runs: 95, failures: 0 });
  expect(traffic.ways).toEqual([{ from: "start", to: "person", condition: null, count: 95 }]);
});

test("nodes that the tree does not have are left out", () => {
  const traffic = trafficOf(
    { calls: 2, nodes: { start: 2, weg: 9 }, ways: { "start>weg": 9 } },
    TREE,
  );
  expect([traffic.runs, traffic.ways, Object.keys(traffic.nodes)]).toEqual([2, [], ["start"]]);
});
