import { textOf } from "./content.ts";
import type { Graph } from "./graph.ts";
import type { TreeNode } from "./tree.ts";

/** A decision that says nothing and only compares: nobody is asked, what is known decides. */
export function isFork(node: TreeNode, graph: Graph): boolean {
  return (
    node.type === "decision" &&
    textOf(node).trim() === "" &&
    graph.conditions(node.id).some(({ expression = "" }) => expression.trim() !== "")
  );
}
