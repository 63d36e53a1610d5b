import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { Coverage, WayTraffic } from "./result.ts";

/** Which nodes and connections of a tree were walked, and which were not. */
export function coverageOf(
  tree: Tree,
  visited: (nodeId: string) => boolean,
  ways: readonly WayTraffic[],
): { nodes: Coverage; connections: Coverage } {
  const walked = new Set(ways.map(({ from, to, condition }) => keyOf(from, to, condition)));
  return {
    nodes: covered(tree.nodes.map(({ id }) => ({ id, is: visited(id) }))),
    connections: covered(
      waysThrough(tree).map(({ id, from, to, condition }) => ({
        id,
        is: walked.has(keyOf(from, to, condition)),
      })),
    ),
  };
}

/** A way by its id, as `Coverage` names it. */
export interface NamedWay {
  id: string;
  from: string;
  to: string;
  condition: string | null;
}

/** Every way of the tree: its connections, and the targets that only conditions name. */
export function waysThrough(tree: Tree): NamedWay[] {
  const graph = graphOf(tree);
  const ways: NamedWay[] = [];
  const known = new Set<string>();
  const add = (way: NamedWay) => {
    const key = keyOf(way.from, way.to, way.condition);
    if (graph.node(way.from) === null || graph.node(way.to) === null || known.has(key)) return;
    known.add(key);
    ways.push(way);
  };
  for (const { id, sourceNodeId: from, targetNodeId: to, condition } of tree.connections) {
    add({ id, from, to, condition: nameIn(tree, from, condition || null) });
  }
  for (const { id: from } of tree.nodes) {
    for (const one of graph.conditions(from)) {
      const to = graph.targetOf(from, one);
      if (to !== null) add({ id: `${from}:${one.id}`, from, to, condition: one.condition });
    }
  }
  return ways;
}

/** A connection may name its condition by the id as well as by the key. */
function nameIn(tree: Tree, nodeId: string, condition: string | null): string | null {
  if (condition === null) return null;
  const named = graphOf(tree)
    .conditions(nodeId)
    .find((one) => one.condition === condition || one.id === condition);
  return named?.condition ?? condition;
}

function keyOf(from: string, to: string, condition: string | null): string {
  return JSON.stringify([from, to, condition]);
}

function covered(items: readonly { id: string; is: boolean }[]): Coverage {
  const missing = items.filter(({ is }) => !is).map(({ id }) => id);
  return { covered: items.length - missing.length, total: items.length, missing };
}
