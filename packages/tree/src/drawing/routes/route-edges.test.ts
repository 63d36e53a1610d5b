import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { layoutTree } from "../../layout/layout-tree.ts";
import { sampleTree } from "../../sample/index.ts";
import { loadTemplate, TEMPLATE_IDS } from "../../templates/index.ts";
import type { Tree, TreeNode } from "../../tree.ts";
import { cardBoxes, type Port } from "../card.ts";
import { edgeEnds } from "../edge-ends.ts";
import { drawnEdges } from "../edges.ts";
import { LANE, STRAIGHT } from "./measures.ts";
import { routeEdges } from "./route-edges.ts";

const HEAD = { id: "tree_1", name: "Baum", isActive: false, createdAt: "2026-01-01T00:00:00.000Z" };
const NOTHING = { shared: [], beneath: [], straightThrough: [] };
/** Of random trees; many more find nothing more. */
const SEEDS = 60;

describe("no two lines to different nodes share a stretch, and none runs beneath a card", () => {
  test("in the sample tree", () => {
    expect(faultsIn(sampleTree(HEAD))).toEqual(NOTHING);
  });

  test.each([...TEMPLATE_IDS])("in the template %s", async (id) => {
    expect(faultsIn({ ...HEAD, ...(await loadTemplate(id)) })).toEqual(NOTHING);
  });

  test("in random trees that are laid out", () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      expect({ seed, ...faultsIn(laidOut(randomTree(seed))) }).toEqual({ seed, ...NOTHING });
    }
  });
});

test("lines to one node join, and so need one lane for all of them", () => {
  const tree = fan(["a", "a", "a"], { gap: 200 });
  const turns = new Set([...routesOf(tree).values()].map(([corner]) => corner?.x));
  expect(turns.size).toBe(1);
});

test("where cards leave less room, lanes come closer together, but never closer than the least", () => {
  const targets = ["a", "b", "c", "d", "e", "f"];
  const turnsIn = (gap: number) =>
    [...routesOf(fan(targets, { gap })).values()]
      .flatMap(([corner]) => corner?.x ?? [])
      .sort((a, b) => a - b);
  const apart = (turns: readonly number[]) =>
    Math.min(...turns.slice(1).map((x, index) => x - (turns[index] ?? 0)));
  expect(apart(turnsIn(160))).toBeGreaterThanOrEqual(LANE.usual);
  const narrow = turnsIn(STRAIGHT.out + STRAIGHT.in + 5 * LANE.least);
  expect(narrow).toHaveLength(targets.length);
  expect(apart(narrow)).toBeGreaterThanOrEqual(LANE.least);
});

test("where not even the least room is left for each, lines share lanes and still go around cards", () => {
  const targets = Array.from({ length: 30 }, (_, index) => `end ${index}`);
  const tree = fan(targets, { gap: STRAIGHT.out + STRAIGHT.in });
  expect(routesOf(tree).size).toBe(targets.length);
  expect(faultsIn(tree).beneath).toEqual([]);
});

test("a line goes around a card that stands in its way", () => {
  const tree: Tree = {
    ...HEAD,
    nodes: [at("a", 0, 0), at("between", 400, 0), at("b", 800, 0)],
    connections: [{ id: "way", sourceNodeId: "a", targetNodeId: "b", condition: null }],
  };
  expect(routesOf(tree).get("way")?.length).toBe(4);
  expect(faultsIn(tree)).toEqual(NOTHING);
});

test("a line back leads around its own card and every other", () => {
  const tree: Tree = {
    ...HEAD,
    nodes: [at("a", 0, 0), at("b", 400, 0)],
    connections: [
      { id: "there", sourceNodeId: "a", targetNodeId: "b", condition: null },
      { id: "back", sourceNodeId: "b", targetNodeId: "a", condition: null },
      { id: "self", sourceNodeId: "b", targetNodeId: "b", condition: null },
    ],
  };
  expect(faultsIn(tree)).toEqual(NOTHING);
});

test("a port beneath another card has no way around", () => {
  const tree: Tree = {
    ...HEAD,
    nodes: [at("a", 0, 0), at("above", 230, -10), at("b", 800, 300)],
    connections: [{ id: "way", sourceNodeId: "a", targetNodeId: "b", condition: null }],
  };
  expect(routesOf(tree).has("way")).toBe(false);
});

test("places that no canvas has are drawn, too", () => {
  const far = [1e17, -1e17].flatMap((x, index) => [at(`a${index}`, x, x), at(`b${index}`, x, -x)]);
  const connections = far.flatMap(({ id: sourceNodeId }) =>
    far.map(({ id: targetNodeId }) => ({
      id: `${sourceNodeId} ${targetNodeId}`,
      sourceNodeId,
      targetNodeId,
    })),
  );
  expect(routesOf({ ...HEAD, nodes: far, connections }).size).toBeGreaterThan(0);
});

test("the same tree gives the same ways, in whatever order its nodes are written", () => {
  const tree = laidOut(randomTree(3));
  const turned = { ...tree, nodes: tree.nodes.toReversed() };
  const sorted = (of: Tree) => [...routesOf(of)].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(sorted(turned)).toEqual(sorted(tree));
});

function routesOf(tree: Tree): ReadonlyMap<string, readonly Port[]> {
  const places = new Map(tree.nodes.map(({ id, position }) => [id, position]));
  return routeEdges(drawnEdges(tree), cardBoxes(tree), (id) => places.get(id));
}

interface Stretch {
  edge: string;
  target: string;
  /** The port it begins at, of the part that does. */
  port: string | null;
  isUpright: boolean;
  at: number;
  from: number;
  to: number;
}

/** Stretches that lines to different nodes share, lines beneath cards, and those that found no way. */
function faultsIn(tree: Tree) {
  const boxes = cardBoxes(tree);
  const routes = routesOf(tree);
  const parts = partsOf(tree, routes);
  const shared = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => isShared(one, other))
      .map((other) => `${one.edge} and ${other.edge}`),
  );
  const beneath = parts.flatMap(({ edge, isUpright, at, from, to }) =>
    tree.nodes.flatMap(({ id, position: { x, y } }) => {
      const { width = 0, height = 0 } = boxes.get(id) ?? {};
      const [across, along] = isUpright
        ? [at > x && at < x + width, from < y + height && to > y]
        : [at > y && at < y + height, from < x + width && to > x];
      return across && along ? [`${edge} beneath ${id}`] : [];
    }),
  );
  const straightThrough = drawnEdges(tree).flatMap(({ id }) => (routes.has(id) ? [] : [id]));
  return { shared, beneath, straightThrough };
}

function isShared(one: Stretch, other: Stretch): boolean {
  if (one.isUpright !== other.isUpright || one.target === other.target) return false;
  if (Math.abs(one.at - other.at) >= LANE.least) return false;
  // What leaves one port to two nodes begins as one line.
  if (one.port !== null && one.port === other.port) return false;
  return Math.min(one.to, other.to) > Math.max(one.from, other.from);
}

function partsOf(tree: Tree, routes: ReadonlyMap<string, readonly Port[]>): Stretch[] {
  const boxes = cardBoxes(tree);
  const places = new Map(tree.nodes.map(({ id, position }) => [id, position]));
  return drawnEdges(tree).flatMap((edge) => {
    const ends = edgeEnds(edge, boxes, (id) => places.get(id));
    const corners = routes.get(edge.id);
    if (!ends || !corners) return [];
    const points = [ends.from, ...corners, ends.to];
    return points.slice(1).flatMap((point, index): Stretch[] => {
      const before = points[index] ?? point;
      if (before.x !== point.x && before.y !== point.y) throw new Error(`${edge.id} is slanted`);
      const isUpright = before.x === point.x;
      const [a, b] = isUpright ? [before.y, point.y] : [before.x, point.x];
      return [
        {
          edge: edge.id,
          target: edge.target,
          port: index === 0 ? `${edge.source} ${edge.conditionId}` : null,
          isUpright,
          at: isUpright ? point.x : point.y,
          from: Math.min(a, b),
          to: Math.max(a, b),
        },
      ];
    });
  });
}

/** A decision with a way to each of the named nodes, in a column so far beside it. */
function fan(targets: readonly string[], { gap }: { gap: number }): Tree {
  const ids = [...new Set(targets)];
  return {
    ...HEAD,
    nodes: [
      {
        ...at("decision", 0, 1_500),
        conditions: targets.map((targetNodeId, index) => ({
          id: `c${index}`,
          condition: `c${index}`,
          targetNodeId,
        })),
      },
      ...ids.map((id, index) => at(id, 240 + gap, 100 + index * 150)),
    ],
    connections: [],
  };
}

function at(id: string, x: number, y: number): TreeNode {
  return { id, type: "message", title: id, position: { x, y } };
}

function laidOut(tree: Tree): Tree {
  const places = layoutTree(tree);
  const nodes = tree.nodes.map((node) => ({
    ...node,
    position: places.get(node.id) ?? node.position,
  }));
  return { ...tree, nodes };
}

/** Mostly forwards, sometimes back or to itself, with up to eight conditions at a node. */
function randomTree(seed: number): Tree {
  const random = seededRandom(seed);
  const upTo = (count: number) => Math.floor(random.number() * count);
  const ids = Array.from({ length: 4 + upTo(30) }, (_, index) => `node_${index}`);
  const target = (from: number) => {
    const isNear = random.number() < 0.85;
    const to = isNear ? Math.min(ids.length - 1, from + 1 + upTo(6)) : upTo(ids.length);
    return `node_${to}`;
  };
  const nodes = ids.map((id, index): TreeNode => {
    const ways = random.number() < 0.5 ? 0 : 1 + upTo(8);
    return {
      ...at(id, 0, 0),
      type: index === 0 ? "start" : "message",
      content: "x".repeat(upTo(90)),
      conditions: Array.from({ length: ways }, (_, way) => ({
        id: `c${way}`,
        condition: `c${way}`,
        targetNodeId: target(index),
      })),
    };
  });
  const connections = ids.flatMap((id, index) =>
    random.number() < 0.6
      ? [{ id: `connection_${index}`, sourceNodeId: id, targetNodeId: target(index) }]
      : [],
  );
  return { ...HEAD, nodes, connections };
}
