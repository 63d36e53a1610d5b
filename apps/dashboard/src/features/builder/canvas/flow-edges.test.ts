import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { NOTHING } from "../editor/view.ts";
import { createEdgeRoutes } from "./edge-routes.ts";
import { createFlowEdges, shownEdges, type WayEdge } from "./flow-edges.ts";
import { PLAIN } from "./looks.ts";

const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const edges = createFlowEdges()(tree);
const plainly = { selection: NOTHING, looks: new Map() };
const fromRows = edges.filter(({ data }) => data?.edge.conditionId !== null);
const [first, second] = fromRows as [WayEdge, WayEdge];

function chipsIn(shown: readonly WayEdge[]): string[] {
  return shown.filter(({ data }) => data?.hasChip).map(({ id }) => id);
}

test("an edit of one node keeps the edges of the others the same objects", () => {
  const toEdges = createFlowEdges();
  const before = toEdges(tree);
  const renamed = tree.nodes.map((node) =>
    node.id === first.target ? { ...node, title: "Anders" } : node,
  );
  const after = toEdges({ ...tree, nodes: renamed });
  const changed = after.filter((edge, index) => edge !== before[index]);
  expect(changed.length).toBeGreaterThan(0);
  for (const { source, target } of changed) expect([source, target]).toContain(first.target);
});

test("a chip does not say again what the row says already", () => {
  expect(chipsIn(shownEdges(edges, plainly))).toEqual([]);
});

test("one selected edge shows its chip, several would cover each other", () => {
  const selected = (...ids: string[]) =>
    chipsIn(shownEdges(edges, { ...plainly, selection: { ...NOTHING, edges: new Set(ids) } }));
  expect(selected(first.id)).toContain(first.id);
  expect(selected(first.id, second.id)).not.toContain(first.id);
});

test("a walked edge shows which condition was met", () => {
  const looks = new Map([[first.id, { ...PLAIN, isWalked: true }]]);
  expect(chipsIn(shownEdges(edges, { ...plainly, looks }))).toContain(first.id);
});

test("the same look gives the same objects", () => {
  const shown = { ...plainly, selection: { ...NOTHING, nodes: new Set([first.source]) } };
  const [once, again] = [shownEdges(edges, shown), shownEdges(edges, shown)];
  for (const [index, edge] of once.entries()) expect(again[index]).toBe(edge);
});

test("an edit that moves nothing keeps the way of each line, and one that moves a card finds it anew", () => {
  const toEdges = createFlowEdges();
  const find = createEdgeRoutes();
  const before = toEdges(tree, find);
  expect(before.every(({ data }) => data?.route !== null)).toBe(true);
  const edited = (change: Partial<Tree["nodes"][number]>) => ({
    ...tree,
    nodes: tree.nodes.map((node) => (node.id === first.target ? { ...node, ...change } : node)),
  });
  const route = (edges: readonly WayEdge[]) => edges.find(({ id }) => id === first.id)?.data?.route;
  expect(route(toEdges(edited({ content: "Anders, aber auch zwei Zeilen lang." }), find))).toBe(
    route(before),
  );
  expect(route(toEdges(edited({ position: { x: 4_000, y: 3_000 } }), find))?.path).not.toBe(
    route(before)?.path,
  );
});
