import { expect, test } from "bun:test";
import { applyDiff, isRefused, updateNode } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { NOTHING } from "../editor/view.ts";
import { createFlowNodes, type FlowNode, NO_GESTURE, shownNodes } from "./flow-nodes.ts";
import { PLAIN } from "./looks.ts";

const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const plainly = { selection: NOTHING, gesture: NO_GESTURE, looks: new Map(), isFar: false };

function changedBetween(before: readonly FlowNode[], after: readonly FlowNode[]): string[] {
  const known = new Set(before);
  return after.filter((node) => !known.has(node)).map(({ id }) => id);
}

test("an edit of one node makes one new card", () => {
  const toNodes = createFlowNodes();
  const before = toNodes(tree);
  const edited = updateNode(tree, "start", { title: "Guten Morgen" });
  if (isRefused(edited)) throw new Error(edited.refused.code);
  expect(changedBetween(before, toNodes(applyDiff(tree, edited.diff)))).toEqual(["start"]);
});

test("a connection that names a new way gives its card a row", () => {
  const toNodes = createFlowNodes();
  const before = toNodes(tree);
  const [from, to] = ["start", "gatekeeper"];
  const made = {
    id: "connection_new",
    sourceNodeId: from,
    targetNodeId: to,
    condition: "Sonderweg",
  };
  const after = toNodes({ ...tree, connections: [...tree.connections, made] });
  expect(changedBetween(before, after)).toEqual([from]);
});

test("a connection that changes what is assumed of a node draws its card anew", () => {
  const asks = { id: "asks", type: "message", title: "Frage", content: "Passt das?" } as const;
  const hears = { id: "hears", type: "decision", title: "Antwort" } as const;
  const nodes = [asks, hears].map((node) => ({ ...node, position: { x: 0, y: 0 } }));
  const plain = { ...tree, nodes, connections: [] };
  const toNodes = createFlowNodes();
  const before = toNodes(plain);
  const way = { id: "c", sourceNodeId: "asks", targetNodeId: "hears", condition: null };
  const after = toNodes({ ...plain, connections: [way] });
  expect(changedBetween(before, after)).toEqual(["asks"]);
});

test("everything that React Flow would measure is declared", () => {
  const note = { id: "note_1", text: "", position: { x: 0, y: 0 } };
  for (const node of createFlowNodes()({ ...tree, notes: [note] })) {
    expect<unknown>(node.measured).toEqual({ width: node.width, height: node.height });
    expect(node.handles).toBeDefined();
  }
});

test("a drag makes new objects of what is dragged alone", () => {
  const nodes = createFlowNodes()(tree);
  const places = new Map([["start", { x: 8, y: 16 }]]);
  const dragged = shownNodes(nodes, { ...plainly, gesture: { ...NO_GESTURE, places } });
  expect(changedBetween(nodes, dragged)).toEqual(["start"]);
  expect(dragged.find(({ id }) => id === "start")?.position).toEqual({ x: 8, y: 16 });
});

test("what is shown the same way again stays the same object", () => {
  const nodes = createFlowNodes()(tree);
  const looks = new Map([["start", { ...PLAIN, isCurrent: true }]]);
  const shown = { ...plainly, looks, selection: { ...NOTHING, nodes: new Set(["gatekeeper"]) } };
  const once = shownNodes(nodes, shown);
  expect(changedBetween(nodes, once).toSorted()).toEqual(["gatekeeper", "start"]);
  expect(changedBetween(once, shownNodes(nodes, shown))).toEqual([]);
  expect(changedBetween(nodes, shownNodes(nodes, plainly))).toEqual([]);
});
