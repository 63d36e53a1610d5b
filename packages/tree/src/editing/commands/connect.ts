import { graphOf, isPlain, waysOf } from "../../graph.ts";
import { MOST_CONNECTIONS } from "../../limits.ts";
import { specOf } from "../../nodes/registry.ts";
import type { Condition, Connection, Tree, TreeNode } from "../../tree.ts";
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
  if (link.conditionId) {
    const { sourceNodeId, conditionId, targetNodeId } = link;
    return leadCondition(tree, { nodeId: sourceNodeId, conditionId, targetNodeId }, ids);
  }
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
  const target = graph.node(targetNodeId);
  if (!source || !target) return unknownNode();
  if (sourceNodeId === targetNodeId) return { refused: { code: "self-link" } };
  if (!specOf(source).ways.out) return { refused: { code: "no-way-out" } };
  if (!specOf(target).ways.in) return { refused: { code: "no-way-in" } };
  if (conditionId) {
    const condition = waysOf(tree, sourceNodeId).find(({ id }) => id === conditionId);
    if (!condition) return unknownCondition();
    return graph.targetOf(sourceNodeId, condition) === targetNodeId ? duplicate() : null;
  }
  if (
    graph.outgoing(sourceNodeId).some((each) => isPlain(each) && each.targetNodeId === targetNodeId)
  )
    return duplicate();
  return tree.connections.length < MOST_CONNECTIONS ? null : tooManyConnections();
}

function tooManyConnections(): Refused {
  return { refused: { code: "too-many-connections", most: MOST_CONNECTIONS } };
}

function duplicate(): Refused {
  return { refused: { code: "duplicate" } };
}

/**
 * Lets a condition lead to a node, or nowhere. A decision's condition that is written only at a
 * connection, or as a key in the content, becomes one of its own; elsewhere, as with the way out of
 * an action that failed, the connection bears the name.
 */
export function leadCondition(
  tree: Tree,
  { nodeId, conditionId, targetNodeId }: ConditionTarget,
  ids: IdSource,
): Edited {
  const way = waysOf(tree, nodeId).find(({ id }) => id === conditionId);
  const source = graphOf(tree).node(nodeId);
  if (!way || !source) return unknownCondition();
  const connections = tree.connections.filter(
    (each) => each.sourceNodeId !== nodeId || !bears(each, way),
  );
  const led = leading(source, way, targetNodeId);
  if (led || targetNodeId === null) {
    const nodes = tree.nodes.map((node) => (node === source ? (led ?? node) : node));
    return editOf(tree, { ...tree, nodes, connections });
  }
  if (connections.length >= MOST_CONNECTIONS) return tooManyConnections();
  const id = ids("connection");
  const made = { id, sourceNodeId: nodeId, targetNodeId, condition: way.condition };
  return editOf(tree, { ...tree, connections: [...connections, made] }, { connections: [id] });
}

/** Whether a connection from a node is the way of this condition. */
export function bears(connection: Connection, { id, condition: key }: Condition): boolean {
  if (isPlain(connection)) return false;
  return connection.condition === key || connection.condition === id;
}

/** The node, its condition leading there; `null` where a connection has to bear the name. */
export function leading(
  node: TreeNode,
  way: Condition,
  targetNodeId: string | null,
): TreeNode | null {
  const own = node.conditions ?? [];
  const led = { ...way, targetNodeId };
  if (own.some(({ id }) => id === way.id)) {
    return { ...node, conditions: own.map((each) => (each.id === way.id ? led : each)) };
  }
  return choosesByCondition(node) ? { ...node, conditions: [...own, led] } : null;
}

/** An input's ways out are named by connections: what it asks for is no condition. */
function choosesByCondition(node: TreeNode): boolean {
  const { face, wants } = specOf(node);
  return wants === undefined && face.fields.some((field) => field === "conditions");
}

export interface ConditionTarget {
  nodeId: string;
  conditionId: string;
  targetNodeId: string | null;
}

function unknownCondition(): Refused {
  return { refused: { code: "unknown-condition" } };
}
