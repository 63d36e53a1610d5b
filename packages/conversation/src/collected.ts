import type { Tree } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";
import type { ConversationState, VariableValue } from "./types.ts";

/** What the calls of a tree ask for, or set: a variable, and the nodes that do. */
export interface CollectedVariable {
  name: string;
  asking: readonly string[];
  setting: readonly string[];
}

/** The variables that a tree's own conversation fills, in the order of its nodes. */
export function collectedBy(tree: Tree): CollectedVariable[] {
  const graph = graphOf(tree);
  const found = new Map<string, { asking: string[]; setting: string[] }>();
  for (const node of tree.nodes) {
    for (const name of specOf(node).fills?.(node, graph) ?? []) {
      const known = found.get(name) ?? { asking: [], setting: [] };
      known[graph.listens(node.id) ? "asking" : "setting"].push(node.id);
      found.set(name, known);
    }
  }
  return [...found].map(([name, by]) => ({ name, ...by }));
}

/** What a call has collected of it; `null` also where the value was only given to the call. */
export function collectedIn(
  { inputs, path, variables }: Pick<ConversationState, "inputs" | "path" | "variables">,
  { name, asking, setting }: CollectedVariable,
): VariableValue | null {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) return null;
  const isBy = (nodes: readonly string[]) => nodes.some((id) => path.includes(id));
  // Only the last of the inputs are kept: of those before them the path tells.
  const isLong = inputs === undefined || inputs.length >= FEWEST_INPUTS;
  const isAnswered = inputs?.some(({ variable }) => variable === name) || (isLong && isBy(asking));
  return isAnswered || isBy(setting) ? value : null;
}

/** So many inputs at most older states have kept; newer ones keep more. */
const FEWEST_INPUTS = 5;
