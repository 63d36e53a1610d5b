import { graphOf, type Tree } from "@rufbaum/tree";
import { quoted } from "../german.ts";

/** A node as a sentence names it. */
export function titleOf(tree: Tree, nodeId: string): string {
  return quoted(graphOf(tree).node(nodeId)?.title || nodeId);
}
