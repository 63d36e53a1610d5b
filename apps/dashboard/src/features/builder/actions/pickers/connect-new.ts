import type { NodeKind, Tree } from "@rufbaum/tree";
import {
  addNode,
  applyDiff,
  connect,
  type Edited,
  editOf,
  type IdSource,
  isRefused,
  type Point,
} from "@rufbaum/tree/editing";

/** Adds a node and leads a way to it, as one edit. */
export function connectNew(
  tree: Tree,
  wanted: {
    kind: NodeKind;
    title: string;
    position: Point;
    sourceNodeId: string;
    conditionId: string | null;
  },
  ids: IdSource,
): Edited {
  const { kind, title, position, sourceNodeId, conditionId } = wanted;
  const added = addNode(tree, { kind, title, position }, ids);
  if (isRefused(added)) return added;
  const [targetNodeId = ""] = added.created.nodes;
  const grown = applyDiff(tree, added.diff);
  const linked = connect(grown, { sourceNodeId, targetNodeId, conditionId }, ids);
  if (isRefused(linked)) return linked;
  return editOf(tree, applyDiff(grown, linked.diff), {
    nodes: added.created.nodes,
    connections: linked.created.connections,
  });
}
