import { graphOf } from "./graph.ts";
import { isOfKeys } from "./keys.ts";
import { specOf } from "./nodes/registry.ts";
import type { Tree } from "./tree.ts";

/** Keys that count: so many of them, or until `endKey`. */
export interface Keypad {
  digits: number | null;
  endKey: string | null;
}

/** Which keys the node at which a conversation stands waits for; `null` if for none. */
export function keypadOf(tree: Tree, nodeId: string | null): Keypad | null {
  const graph = graphOf(tree);
  const node = nodeId === null ? null : graph.node(nodeId);
  if (!node) return null;
  const { keys } = specOf(node);
  if (keys) return keys(node, graph);
  if (!graph.listens(node.id)) return null;
  const chosen = graph
    .conditions(node.id)
    .map(({ condition }) => condition.trim())
    .filter(isOfKeys);
  if (chosen.length === 0) return null;
  return { digits: Math.max(...chosen.map((key) => key.length)), endKey: null };
}
