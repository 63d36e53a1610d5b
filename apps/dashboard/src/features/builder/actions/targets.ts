import type { Note, Tree, TreeNode } from "@rufbaum/tree";
import { drawnEdges } from "@rufbaum/tree/drawing";
import type { Items } from "@rufbaum/tree/editing";
import { graphOf } from "@rufbaum/tree/graph";
import { NOTHING, type Selection } from "../editor/view.ts";
import type { ActionState } from "./action.ts";

/** What an action on several things is about: the selection, else what has the focus. */
export function targetsOf({ tree, selection, focus }: ActionState): Selection {
  if (!tree) return NOTHING;
  if (countOf(selection) > 0 || !focus) return selection;
  const nodes = graphOf(tree).node(focus.id) ? [focus.id] : [];
  const notes = tree.notes?.some(({ id }) => id === focus.id) ? [focus.id] : [];
  return { nodes: new Set(nodes), edges: new Set(), notes: new Set(notes) };
}

/** The node that an action on one node is about: the focused one, else the only one selected. */
export function targetNode({ tree, selection, focus }: ActionState): TreeNode | null {
  if (!tree) return null;
  const focused = focus && graphOf(tree).node(focus.id);
  if (focused) return focused;
  const [only, ...more] = selection.nodes;
  return only !== undefined && more.length === 0 ? graphOf(tree).node(only) : null;
}

/** The note that an action on one thing is about, as `targetNode`. */
export function targetNote({ tree, selection, focus }: ActionState): Note | null {
  const noteOf = (id: string | undefined) => tree?.notes?.find((note) => note.id === id) ?? null;
  const [only, ...more] = selection.notes;
  return (
    noteOf(focus?.id) ?? (more.length === 0 && selection.nodes.size === 0 ? noteOf(only) : null)
  );
}

/** A selection as commands take it: an edge that is a condition's target by its condition. */
export function itemsOf(tree: Tree, { nodes, edges, notes }: Selection): Items {
  const chosen = edges.size === 0 ? [] : drawnEdges(tree).filter(({ id }) => edges.has(id));
  return {
    nodes,
    notes,
    connections: chosen.flatMap(({ id, kind }) => (kind === "connection" ? [id] : [])),
    conditions: chosen.flatMap(({ kind, source, conditionId }) =>
      kind === "condition" && conditionId !== null ? [{ nodeId: source, conditionId }] : [],
    ),
  };
}

export function countOf({ nodes, edges, notes }: Selection): number {
  return nodes.size + edges.size + notes.size;
}

export function sizesOf({ nodes, edges, notes }: Selection) {
  return { nodes: nodes.size, edges: edges.size, notes: notes.size };
}
