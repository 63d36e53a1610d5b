import { MOST_CONNECTIONS, MOST_NODES, MOST_NOTES } from "../../limits.ts";
import type { Connection, Note, Tree, TreeNode } from "../../tree.ts";
import { type Edited, editOf } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { onCanvas, secondStart, tooManyNodes } from "./add-node.ts";
import type { Point } from "./move-items.ts";
import { tooLarge } from "./too-large.ts";

/** A piece of a tree on its own, as the clipboard holds it. */
export interface Fragment {
  rufbaum: "fragment";
  version: 1;
  nodes: TreeNode[];
  /** Those between the nodes. */
  connections: Connection[];
  notes: Note[];
}

/** Copies nodes and notes with the connections between them. */
export function copyItems(
  tree: Tree,
  items: { nodes?: Iterable<string>; notes?: Iterable<string> },
): Fragment {
  const nodes = new Set(items.nodes);
  const notes = new Set(items.notes);
  return {
    rufbaum: "fragment",
    version: 1,
    nodes: tree.nodes.filter(({ id }) => nodes.has(id)),
    connections: tree.connections.filter(
      ({ sourceNodeId, targetNodeId }) => nodes.has(sourceNodeId) && nodes.has(targetNodeId),
    ),
    notes: (tree.notes ?? []).filter(({ id }) => notes.has(id)),
  };
}

/**
 * Puts a fragment in with new ids, its upper left corner at `at`. A condition's target outside of
 * the fragment is kept where the tree has that node, as when one is duplicated in its own tree.
 */
export function paste(tree: Tree, fragment: Fragment, at: Point, ids: IdSource): Edited {
  const hasStart = tree.nodes.some(({ type }) => type === "start");
  const coming = fragment.nodes.filter(({ type }) => type !== "start" || !hasStart);
  if (coming.length < fragment.nodes.length && coming.length + fragment.notes.length === 0) {
    return secondStart();
  }
  if (tree.nodes.length + coming.length > MOST_NODES) return tooManyNodes();
  if (
    tree.connections.length + fragment.connections.length > MOST_CONNECTIONS ||
    (tree.notes?.length ?? 0) + fragment.notes.length > MOST_NOTES
  ) {
    return { refused: { code: "too-much-pasted" } };
  }
  for (const node of coming) {
    const refusal = tooLarge(node);
    if (refusal) return refusal;
  }
  const corner = upperLeft([...coming, ...fragment.notes]);
  const place = ({ x, y }: Point): Point =>
    onCanvas({ x: x - corner.x + at.x, y: y - corner.y + at.y });
  const newIds = new Map(coming.map(({ id }) => [id, ids("node")]));
  const known = new Set(tree.nodes.map(({ id }) => id));
  const targetOf = (id: string | null | undefined) =>
    newIds.get(id ?? "") ?? (id && known.has(id) ? id : null);

  const nodes = coming.map((node): TreeNode => {
    const copy = { ...node, id: newIds.get(node.id) ?? node.id, position: place(node.position) };
    if (node.conditions) {
      copy.conditions = node.conditions.map((condition) =>
        condition.targetNodeId === undefined
          ? condition
          : { ...condition, targetNodeId: targetOf(condition.targetNodeId) },
      );
    }
    return copy;
  });
  const connections = fragment.connections.flatMap((connection): Connection[] => {
    const sourceNodeId = newIds.get(connection.sourceNodeId);
    const targetNodeId = newIds.get(connection.targetNodeId);
    if (!sourceNodeId || !targetNodeId) return [];
    return [{ ...connection, id: ids("connection"), sourceNodeId, targetNodeId }];
  });
  const notes = fragment.notes.map(
    (note): Note => ({ ...note, id: ids("note"), position: place(note.position) }),
  );
  const next: Tree = {
    ...tree,
    nodes: [...tree.nodes, ...nodes],
    connections: [...tree.connections, ...connections],
  };
  if (notes.length > 0) next.notes = [...(tree.notes ?? []), ...notes];
  return editOf(tree, next, {
    nodes: nodes.map(({ id }) => id),
    connections: connections.map(({ id }) => id),
    notes: notes.map(({ id }) => id),
  });
}

/** Copies items beside themselves. */
export function duplicateItems(
  tree: Tree,
  items: { nodes?: Iterable<string>; notes?: Iterable<string> },
  ids: IdSource,
  offset: Point = { x: 40, y: 40 },
): Edited {
  const fragment = copyItems(tree, items);
  const { x, y } = upperLeft([...fragment.nodes, ...fragment.notes]);
  return paste(tree, fragment, { x: x + offset.x, y: y + offset.y }, ids);
}

function upperLeft(items: readonly { position: Point }[]): Point {
  const start = items[0]?.position ?? { x: 0, y: 0 };
  return items.reduce(
    (corner, { position }) => ({
      x: Math.min(corner.x, position.x),
      y: Math.min(corner.y, position.y),
    }),
    start,
  );
}
