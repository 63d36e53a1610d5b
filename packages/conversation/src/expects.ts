import { graphOf, NODE_SPECS, type Tree } from "@rufbaum/tree";
import type { Expected, ExpectedCondition } from "@rufbaum/understanding";
import { valueKindOf } from "./nodes/input/input.ts";
import type { ConversationState } from "./types.ts";

/** What the conversation hopes to hear now; `null` where it does not listen. */
export function expects(tree: Tree, state: ConversationState): Expected | null {
  if (state.phase !== "listening" || state.nodeId === null) return null;
  const node = graphOf(tree).node(state.nodeId);
  if (!node || !NODE_SPECS[node.type].listens) return null;
  const { intents, conditions } = hopesOf(tree);
  let hoped = conditions.get(node.id);
  if (!hoped) {
    hoped = graphOf(tree)
      .conditions(node.id)
      .map(({ id, condition, examples }) => ({ id, key: condition, examples: examples ?? [] }));
    conditions.set(node.id, hoped);
  }
  const value = node.type === "input" ? valueKindOf(node) : null;
  return { conditions: hoped, intents, value, question: state.lastSaid };
}

/** What does not change from turn to turn; the reader recognises its own work by identity. */
interface Hopes {
  intents: readonly string[];
  conditions: Map<string, readonly ExpectedCondition[]>;
}

const hopes = new WeakMap<Tree, Hopes>();

function hopesOf(tree: Tree): Hopes {
  const known = hopes.get(tree);
  if (known) return known;
  const made = { intents: [...graphOf(tree).objections.keys()], conditions: new Map() };
  hopes.set(tree, made);
  return made;
}
