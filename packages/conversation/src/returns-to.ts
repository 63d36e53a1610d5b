import type { Graph, TreeNode } from "@rufbaum/tree";
import type { ConversationState } from "./types.ts";
import { wayOn } from "./walk.ts";

/**
 * Where an objection goes back to that has no way on: the node it was raised at; reached by a
 * connection, the one that asked last. `null` for every other node, and where nothing was asked.
 */
export function returnsTo(
  node: TreeNode,
  { state, graph }: { state: Pick<ConversationState, "path" | "returnTo">; graph: Graph },
): string | null {
  if (!isReturning(node, graph)) return null;
  const raisedAt = state.returnTo.at(-1);
  if (raisedAt !== undefined) return raisedAt;
  const asked = state.path.findLast((id) => {
    const passed = graph.node(id);
    return passed !== null && graph.listens(id) && !isReturning(passed, graph);
  });
  return asked ?? null;
}

function isReturning(node: TreeNode, graph: Graph): boolean {
  return node.type === "objection" && wayOn({ graph }, node) === null;
}
