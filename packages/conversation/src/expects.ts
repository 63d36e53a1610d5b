import type { Tree } from "@rufbaum/tree";
import { graphOf, NODE_SPECS } from "@rufbaum/tree/graph";
import type { Expected, ExpectedCondition } from "@rufbaum/understanding";
import { mayAnswer } from "./nodes/aside.ts";
import { valueKindOf } from "./nodes/input/input.ts";
import type { ConversationState } from "./types.ts";

/** What the conversation hopes to hear now; `null` where it does not listen. */
export function expects(tree: Tree, state: ConversationState): Expected | null {
  if (state.phase !== "listening" || state.nodeId === null) return null;
  const node = graphOf(tree).node(state.nodeId);
  if (!node || !NODE_SPECS[node.type].listens) return null;
  const conditions = conditionsOf(tree);
  let hoped = conditions.get(node.id);
  if (!hoped) {
    hoped = graphOf(tree)
      .conditions(node.id)
      .map(({ id, condition, examples, counts }) => ({
        id,
        key: condition,
        examples: examples ?? [],
        ...(counts && { counts }),
      }));
    conditions.set(node.id, hoped);
  }
  const intents: string[] = [];
  // What was answered often enough is read as a plain yes or no again.
  for (const [intent, objection] of graphOf(tree).objections) {
    if (mayAnswer({ tree, state }, objection)) intents.push(intent);
  }
  const value = node.type === "input" ? valueKindOf(node) : null;
  const expected = { conditions: hoped, intents, value, question: state.lastSaid };
  const { inputs = [] } = state;
  if (inputs.length === 0) return expected;
  const correcting = inputs.map(({ kind }) => kind).filter((kind) => kind !== value);
  return { ...expected, correcting };
}

/** They don't change from turn to turn; the reader recognises its own work by identity. */
type Conditions = Map<string, readonly ExpectedCondition[]>;

const conditionsOfTrees = new WeakMap<Tree, Conditions>();

function conditionsOf(tree: Tree): Conditions {
  const known = conditionsOfTrees.get(tree);
  if (known) return known;
  const made: Conditions = new Map();
  conditionsOfTrees.set(tree, made);
  return made;
}
