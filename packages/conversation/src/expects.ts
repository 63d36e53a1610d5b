import { graphOf, type Tree } from "@rufbaum/tree";
import type { Expected } from "@rufbaum/understanding";
import { BEHAVIOURS } from "./nodes/registry.ts";
import type { ConversationState } from "./types.ts";

/** What the conversation hopes to hear now; `null` where it does not listen. */
export function expects(tree: Tree, state: ConversationState): Expected | null {
  if (state.phase !== "listening" || state.nodeId === null) return null;
  const node = graphOf(tree).node(state.nodeId);
  const hoped = node && BEHAVIOURS[node.type].expects?.(node);
  if (!hoped) return null;
  return { ...hoped, intents: intentsOf(tree), question: state.lastSaid };
}

const intents = new WeakMap<Tree, readonly string[]>();

/** The objections that are answered from anywhere. */
function intentsOf(tree: Tree): readonly string[] {
  const known = intents.get(tree);
  if (known) return known;
  const found = tree.nodes.flatMap(({ type, objection }) =>
    type === "objection" && objection?.global && objection.intent ? [objection.intent] : [],
  );
  intents.set(tree, found);
  return found;
}
