import type { Tree } from "@rufbaum/tree";
import { type DrawnEdge, drawnEdges } from "@rufbaum/tree/drawing";
import type { TreeComparison } from "@rufbaum/tree/editing";
import type { CanvasComparison } from "../editor/view.ts";

/** What the canvas tints to show how the shown tree differs from the one before. */
export function canvasComparison(
  { nodes, notes }: TreeComparison,
  { from, to }: { from: Tree; to: Tree },
): CanvasComparison {
  const marks = new Map<string, "added" | "changed">();
  for (const { added, changed } of [nodes, notes]) {
    for (const { id } of added) marks.set(id, "added");
    for (const { to } of changed) marks.set(to.id, "changed");
  }
  const before = new Map(drawnEdges(from).map((edge) => [edge.id, edge]));
  for (const edge of drawnEdges(to)) {
    const was = before.get(edge.id);
    before.delete(edge.id);
    if (!was) marks.set(edge.id, "added");
    else if (!isSameWay(was, edge)) marks.set(edge.id, "changed");
  }
  return { marks, before: from, removed: { nodes: nodes.removed, edges: [...before.values()] } };
}

function isSameWay(a: DrawnEdge, b: DrawnEdge): boolean {
  return (
    a.source === b.source &&
    a.target === b.target &&
    a.conditionId === b.conditionId &&
    a.label === b.label
  );
}
