import { expect, test } from "bun:test";
import { drawnEdges } from "@rufbaum/tree/drawing";
import { sampleTree } from "@rufbaum/tree/sample";
import { flowMap } from "./flow-map.ts";
import { pairOf } from "./pair-of.ts";
import { NODE_HEIGHT } from "./place-nodes.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const NONE = { totalRuns: 0, nodes: {}, ways: [] };
const traffic = (runs: number, failures = 0) => ({
  runs,
  failures,
  visits: runs,
  ends: failures,
  missed: 0,
  silences: 0,
});
const way = (from: string, to: string, count: number) => ({ from, to, condition: null, count });

test.each([320, 1100, 4000])("no two nodes cover each other, in %d pixels", (room) => {
  const { nodes, width, height, nodeWidth } = flowMap(TREE, NONE, room);
  expect(nodes).toHaveLength(TREE.nodes.length);
  for (const [index, one] of nodes.entries()) {
    expect(one.x >= 0 && one.x + nodeWidth <= width).toBe(true);
    expect(one.y >= 0 && one.y + NODE_HEIGHT <= height).toBe(true);
    for (const other of nodes.slice(index + 1)) {
      const isBeside = Math.abs(one.x - other.x) >= nodeWidth;
      const isBelow = Math.abs(one.y - other.y) >= NODE_HEIGHT;
      expect([one.id, other.id, isBeside || isBelow]).toEqual([one.id, other.id, true]);
    }
  }
});

test("every connection is a line, whether anybody went there or not", () => {
  const { edges } = flowMap(TREE, NONE, 1000);
  const pairs = new Set(drawnEdges(TREE).map(({ source, target }) => pairOf(source, target)));
  expect(new Set(edges.map(({ from, to }) => pairOf(from, to)))).toEqual(pairs);
  expect(edges.every(({ count, path }) => count === 0 && !path.includes("NaN"))).toBe(true);
});

test("lines are as wide as many went them; several conditions to one node are one line", () => {
  const { edges, nodes } = flowMap(
    TREE,
    {
      totalRuns: 100,
      nodes: { start: traffic(100), person: traffic(100, 30) },
      ways: [
        way("start", "person", 100),
        { ...way("person", "callback", 20), condition: "no_time" },
        { ...way("person", "callback", 5), condition: "callback_later" },
        way("person", "objection-who", 10),
      ],
    },
    1000,
  );
  const edge = (from: string, to: string) =>
    edges.find((each) => each.from === from && each.to === to);
  expect(edge("person", "callback")).toMatchObject({ count: 25, isAside: false });
  expect(edge("person", "objection-who")).toMatchObject({ count: 10, isAside: true });
  const [full = 0, quarter = 0] = [edge("start", "person"), edge("person", "callback")].map(
    (each) => each?.width,
  );
  expect(full).toBe(4 * quarter);
  expect(nodes.find(({ id }) => id === "person")).toMatchObject({ runs: 100, failures: 30 });
});

test("what was gone to nodes that are no more is left out", () => {
  const flow = { totalRuns: 1, nodes: {}, ways: [way("start", "weg", 1), way("weg", "start", 1)] };
  const { edges } = flowMap({ ...TREE, connections: [] }, flow, 1000);
  expect(edges.filter(({ from, to }) => from === "weg" || to === "weg")).toEqual([]);
});

test("a tree without nodes is a picture, too", () => {
  const map = flowMap({ ...TREE, nodes: [], connections: [] }, NONE, 1000);
  expect(map).toMatchObject({ nodes: [], edges: [] });
  expect(Number.isFinite(map.width) && Number.isFinite(map.height)).toBe(true);
});

test("of a large tree those nodes are drawn where most conversations came by", () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => `n${index}`);
  const [first] = TREE.nodes;
  if (!first) throw new Error("The sample tree has no nodes.");
  const large = {
    ...TREE,
    nodes: ids.map((id) => ({ ...first, id })),
    connections: ids.slice(1).map((id, index) => ({
      id: `c${index}`,
      sourceNodeId: `n${index}`,
      targetNodeId: id,
      condition: null,
    })),
  };
  const nodes = Object.fromEntries(
    ids.slice(0, 400).map((id, index) => [id, traffic(400 - index)]),
  );
  const map = flowMap(large, { totalRuns: 400, nodes, ways: [way("n0", "n1", 9)] }, 1000);
  expect(map.nodes.map(({ id }) => id)).toEqual(ids.slice(0, map.nodes.length));
  expect(map.nodes.length).toBeGreaterThan(40);
  expect(map.nodes.length).toBeLessThan(100);
  expect(map.edges).toHaveLength(map.nodes.length - 1);
  expect(flowMap(large, NONE, 1000).nodes).toEqual([]);
});
