import { graphOf } from "../../graph.ts";
import { MOST_CONNECTIONS } from "../../limits.ts";
import type { Connection, Tree, TreeNode } from "../../tree.ts";
import { type Edited, editOf, type Refused } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { unknownNode } from "./update-node.ts";

export interface Link {
  sourceNodeId: string;
  targetNodeId: string;
  /** The condition of a decision that is to lead there; without it a plain connection is made. */
  conditionId?: string | null;
}

/** Connects two nodes, or lets a condition lead to a node. */
export function connect(tree: Tree, link: Link, ids: IdSource): Edited {
  const refusal = whyNot(tree, link);
  if (refusal) return refusal;
  if (link.conditionId)
    return leadCondition(tree, link.sourceNodeId, link.conditionId, link.targetNodeId);
  const id = ids("connection");
  const { sourceNodeId, targetNodeId } = link;
  const connection: Connection = { id, sourceNodeId, targetNodeId, condition: null };
  return editOf(
    tree,
    { ...tree, connections: [...tree.connections, connection] },
    { connections: [id] },
  );
}

/** Why two nodes can't be connected so; `null` if they can. */
export function whyNot(
  tree: Tree,
  { sourceNodeId, targetNodeId, conditionId }: Link,
): Refused | null {
  const graph = graphOf(tree);
  const source = graph.node(sourceNodeId);
  if (!source || !graph.node(targetNodeId)) return unknownNode() as Refused;
  if (sourceNodeId === targetNodeId) {
    return {
      refused: "self-link",
      message: "Ein Knoten kann nicht mit sich selbst verbunden werden.",
    };
  }
  if (source.type === "end") {
    return {
      refused: "no-way-out",
      message: "Ein Ende beendet das Gespräch: Danach kommt nichts.",
    };
  }
  if (conditionId) {
    const condition = graph.conditions(sourceNodeId).find(({ id }) => id === conditionId);
    if (!condition) return { refused: "unknown", message: "Diese Bedingung gibt es nicht mehr." };
    return graph.targetOf(sourceNodeId, condition) === targetNodeId ? duplicate() : null;
  }
  if (graph.outgoing(sourceNodeId).some((each) => each.targetNodeId === targetNodeId))
    return duplicate();
  if (tree.connections.length < MOST_CONNECTIONS) return null;
  return {
    refused: "too-many",
    message: `Ein Baum hat höchstens ${MOST_CONNECTIONS} Verbindungen.`,
  };
}

function duplicate(): Refused {
  return { refused: "duplicate", message: "Diese beiden Knoten sind schon verbunden." };
}

/**
 * Lets a condition lead to a node, or nowhere. One that is written only at a connection, or as a key
 * in the content, becomes one of the node's own; its connection goes, or it would be drawn twice.
 */
export function leadCondition(
  tree: Tree,
  nodeId: string,
  conditionId: string,
  targetNodeId: string | null,
): Edited {
  const condition = graphOf(tree)
    .conditions(nodeId)
    .find(({ id }) => id === conditionId);
  if (!condition) return { refused: "unknown", message: "Diese Bedingung gibt es nicht mehr." };
  const led = { ...condition, targetNodeId };
  const withTarget = (node: TreeNode): TreeNode => {
    const own = node.conditions ?? [];
    const isOwn = own.some(({ id }) => id === conditionId);
    return {
      ...node,
      conditions: isOwn ? own.map((each) => (each.id === conditionId ? led : each)) : [...own, led],
    };
  };
  return editOf(tree, {
    ...tree,
    nodes: tree.nodes.map((node) => (node.id === nodeId ? withTarget(node) : node)),
    connections: tree.connections.filter(
      ({ sourceNodeId, condition: key }) =>
        sourceNodeId !== nodeId || !key || (key !== condition.condition && key !== condition.id),
    ),
  });
}
