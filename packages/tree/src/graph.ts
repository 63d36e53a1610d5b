import type { Connection, Tree, TreeNode } from "./tree.ts";

/** Quick answers about a tree's shape, made once per document. */
export interface Graph {
  start: TreeNode | null;
  node(id: string): TreeNode | null;
  /** Connections that leave the node, in the order of the document. */
  outgoing(id: string): readonly Connection[];
  /** Ids of all nodes a conversation can go to from here: connections and conditions' targets. */
  successors(id: string): readonly string[];
}

const graphs = new WeakMap<Tree, Graph>();

/** The graph of a tree; a document is never changed in place, so it is kept with it. */
export function graphOf(tree: Tree): Graph {
  const known = graphs.get(tree);
  if (known) return known;
  const graph = buildGraph(tree);
  graphs.set(tree, graph);
  return graph;
}

function buildGraph(tree: Tree): Graph {
  const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
  const outgoing = Map.groupBy(tree.connections, (connection) => connection.sourceNodeId);
  const start = tree.nodes.find((node) => node.type === "start") ?? null;
  return {
    start,
    node: (id) => nodes.get(id) ?? null,
    outgoing: (id) => outgoing.get(id) ?? [],
    successors(id) {
      const targets = (outgoing.get(id) ?? []).map((connection) => connection.targetNodeId);
      for (const condition of nodes.get(id)?.conditions ?? []) {
        if (condition.targetNodeId) targets.push(condition.targetNodeId);
      }
      return [...new Set(targets)].filter((target) => nodes.has(target));
    },
  };
}

/** Ids of all nodes that can be reached from `ids`, these included. */
export function reachableFrom(graph: Graph, ids: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...graph.successors(id));
  }
  return reached;
}
