import { graphOf, type Tree } from "@rufbaum/tree";

const MOST_SHOWN = 3;

/** What people call a node. */
export function titleOf(tree: Tree, nodeId: string): string {
  return graphOf(tree).node(nodeId)?.title || nodeId;
}

/** The first of some examples: more are not told. */
export function shown(examples: readonly string[]): string[] {
  return examples.slice(0, MOST_SHOWN);
}
