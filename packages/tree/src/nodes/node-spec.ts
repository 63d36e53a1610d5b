import type { Graph } from "../graph.ts";
import type { LintFinding } from "../lint/finding.ts";
import type { Tree, TreeNode } from "../tree.ts";

/** What is particular to one kind of node. */
export interface NodeSpec {
  /** Whether it waits for the caller, and whether it has something to say. */
  listens: boolean;
  speaks: boolean;
  /** What a new node of this kind begins with, beside its title. */
  defaults(): Partial<Omit<TreeNode, "title">>;
  lint(node: TreeNode, context: LintContext): LintFinding[];
}

export interface LintContext {
  tree: Tree;
  graph: Graph;
}
