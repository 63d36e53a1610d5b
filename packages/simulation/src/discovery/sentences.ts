import { graphOf, type Tree } from "@rufbaum/tree";
import { quoted } from "../german.ts";

const MOST_SHOWN = 3;

/** A node as a sentence names it. */
export function titleOf(tree: Tree, nodeId: string): string {
  return quoted(graphOf(tree).node(nodeId)?.title || nodeId);
}

/** The first of some examples, as a sentence lists them. */
export function shown(examples: readonly string[]): string {
  return examples.slice(0, MOST_SHOWN).map(quoted).join(", ");
}
