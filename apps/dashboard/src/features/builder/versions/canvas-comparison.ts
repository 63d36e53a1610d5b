import { LISTS, type TreeComparison } from "@rufbaum/tree/editing";
import type { CanvasComparison } from "../editor/view.ts";

/** What the canvas tints to show a comparison of the draft with another version. */
export function canvasComparison(comparison: TreeComparison, name: string): CanvasComparison {
  return {
    with: name,
    added: new Set(LISTS.flatMap((list) => comparison[list].added.map(({ id }) => id))),
    changed: new Set(LISTS.flatMap((list) => comparison[list].changed.map(({ to }) => to.id))),
    removed: {
      nodes: comparison.nodes.removed,
      connections: comparison.connections.removed,
      notes: comparison.notes.removed,
    },
  };
}
