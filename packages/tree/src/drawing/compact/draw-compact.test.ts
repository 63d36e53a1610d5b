import { expect, test } from "bun:test";
import { sampleTree } from "../../sample/index.ts";
import { drawnEdges } from "../edges.ts";
import { pairOf } from "../pair-of.ts";
import { drawCompact } from "./draw-compact.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const NONE = { runs: 0, nodes: {}, ways: [] };
const traffic = (runs: number, failures = 0) => ({ runs, failures });
const way = (from: string, to: string, count: number) => ({ from, to, condition: null, count });

test.each([320, 1100, 4000])("no two nodes cover each other, in %d pixels", (room) => {
  const { nodes, bounds } = drawCompact(TREE, NONE, room);
  expect(nodes).toHaveLength(TREE.nodes.length);
  for (const [index, one] of nodes.entries()) {
    expect(one.x >= 0 && one.x + one.width <= bounds.width).toBe(true);
    expect(one.y >= 0 && one.y + one.height <= bounds.height).toBe(true);
    for (const other of nodes.slice(index + 1)) {
      const isBeside = Math.abs(one.x - other.x) >= one.width;
      const isBelow = Math.abs(one.y - other.y) >= one.height;
      expect([one.id, other.id, isBeside || isBelow]).toEqual([one.id, other.id, true]);
    }
  }
});

test("every connection is a line, whether anybody went there or not", () => {
  const { ways } = drawCompact(TREE, NONE, 1000);
  const pairs = new Set(drawnEdges(TREE).map(({ source, target }) => pairOf(source, target)));
  expect(new Set(ways.map(({ source, target }) => pairOf(source, target)))).toEqual(pairs);
  expect(ways.every(({ weight, path }) => weight?.count === 0 && !path.includes("NaN"))).toBe(true);
});

test("lines are as wide as many went them; several conditions to one node are one line", () => {
  const { ways, nodes } = drawCompact(
    TREE,
    {
      runs: 100,
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
  const weightOf = (from: string, to: string) =>
    ways.find(({ source, target }) => source === from && target === to)?.weight;
  expect(weightOf("person", "callback")).toMatchObject({ count: 25, isAside: false });
  expect(weightOf("person", "objection-who")).toMatchObject({ count: 10, isAside: true });
  const [full = 0, quarter = 0] = [weightOf("start", "person"), weightOf("person", "callback")].map(
    (each) => each?.width,
  );
  expect(full).toBe(4 * quarter);
  expect(nodes.find(({ id }) => id === "person")).toMatchObject({
    weight: { runs: 100, failures: 30, share: 1 },
  });
});

test("what was gone to nodes that are no more is left out", () => {
  const flow = { runs: 1, nodes: {}, ways: [way("start", "weg", 1), way("weg", "start", 1)] };
  const { ways } = drawCompact({ ...TREE, connections: [] }, flow, 1000);
  expect(ways.filter(({ source, target }) => source === "weg" || target === "weg")).toEqual([]);
});

test("a tree without nodes is a picture, too", () => {
  const map = drawCompact({ ...TREE, nodes: [], connections: [] }, NONE, 1000);
  expect(map).toMatchObject({ nodes: [], ways: [] });
  expect(Number.isFinite(map.bounds.width) && Number.isFinite(map.bounds.height)).toBe(true);
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
  const map = drawCompact(large, { runs: 400, nodes, ways: [way("n0", "n1", 9)] }, 1000);
  expect(map.nodes.map(({ id }) => id)).toEqual(ids.slice(0, map.nodes.length));
  expect(map.nodes.length).toBeGreaterThan(40);
  expect(map.nodes.length).toBeLessThan(100);
  expect(map.ways).toHaveLength(map.nodes.length - 1);
  expect(drawCompact(large, NONE, 1000).nodes).toEqual([]);
});
