import type { Connection, Tree, TreeNode } from "@rufbaum/tree";

/** A way out of a node. `target` is `null` where it leads nowhere. */
export interface Way {
  id: string;
  /** The condition's key; `null` for the way that needs none. */
  condition: string | null;
  kind: "condition" | "otherwise" | "failed" | "next";
  target: TreeNode | null;
}

export interface OutlineEntry {
  node: TreeNode;
  ways: Way[];
  /** No conversation can get here. */
  isUnreached: boolean;
}

/** Every node once: in the order a conversation walks, then what no walk reaches. */
export function outlineOf(tree: Tree): OutlineEntry[] {
  const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
  const ways = new Map(tree.nodes.map((node) => [node.id, waysOut(node, tree.connections, nodes)]));
  const seen = new Set<string>();
  const order: TreeNode[] = [];

  function walk(first: TreeNode | undefined): void {
    const waiting = first ? [first] : [];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (seen.has(node.id)) continue;
      seen.add(node.id);
      order.push(node);
      const targets = (ways.get(node.id) ?? []).flatMap(({ target }) => target ?? []);
      waiting.push(...targets.reverse());
    }
  }

  walk(tree.nodes.find(({ type }) => type === "start"));
  tree.nodes.filter(answersAnywhere).forEach(walk);
  const reached = new Set(seen);
  tree.nodes.forEach(walk);
  return order.map((node) => ({
    node,
    ways: ways.get(node.id) ?? [],
    isUnreached: !reached.has(node.id),
  }));
}

/** What a node says, in either shape of its content. */
export function textOf({ content }: TreeNode): string {
  return typeof content === "string" ? content : (content?.text ?? "");
}

function answersAnywhere({ type, objection }: TreeNode): boolean {
  return type === "objection" && Boolean(objection?.global && objection.intent);
}

/** A condition's own target, else the connection of its key or id; then every other connection. */
function waysOut(
  node: TreeNode,
  connections: readonly Connection[],
  nodes: ReadonlyMap<string, TreeNode>,
): Way[] {
  const leaving = connections.filter(({ sourceNodeId }) => sourceNodeId === node.id);
  const used = new Set<string>();
  const conditions = (node.conditions ?? []).map(({ id, condition, targetNodeId }): Way => {
    const connection = leaving.find(
      (candidate) => candidate.condition === condition || candidate.condition === id,
    );
    if (connection) used.add(connection.id);
    const target = nodes.get(targetNodeId ?? connection?.targetNodeId ?? "") ?? null;
    return { id, condition, kind: "condition", target };
  });
  const rest = leaving
    .filter(({ id }) => !used.has(id))
    .map(({ id, condition = null, targetNodeId }): Way => {
      const target = nodes.get(targetNodeId) ?? null;
      return { id, condition, kind: kindOf(condition, conditions.length > 0), target };
    });
  return [...conditions, ...rest];
}

function kindOf(condition: string | null, hasConditions: boolean): Way["kind"] {
  if (condition === "failed") return "failed";
  if (condition !== null) return "condition";
  return hasConditions ? "otherwise" : "next";
}
