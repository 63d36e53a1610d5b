import { graphOf, waysOf } from "../../graph.ts";
import type { Condition, Tree, TreeNode } from "../../tree.ts";
import { type Edited, editOf, type Refused } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { type SuggestedWordings, suggestWordings } from "./suggest-wordings.ts";
import { tooLarge } from "./too-large.ts";
import { unknownNode } from "./update-node.ts";
import { wayForSuggestion } from "./way-for-suggestion.ts";

/** What a node shall understand from now on: a new condition, or more of one that it has. */
export interface SuggestedCondition {
  nodeId: string;
  /** The key, or the id, of the condition. */
  condition: string;
  examples: readonly string[];
  /** Built-in intents that shall count as it. */
  counts: readonly string[];
  /** The node that a new condition leads to, where it is known. */
  answeredBy?: string;
}

/** What a tree shall understand from now on: at one of its nodes, or wherever it is asked. */
export type SuggestedEdit = SuggestedCondition | SuggestedWordings;

/** Makes a suggestion an edit: of a condition, or of an entry of the knowledge. */
export function applySuggestion(tree: Tree, suggested: SuggestedEdit, ids: IdSource): Edited {
  return "entryId" in suggested
    ? suggestWordings(tree, suggested, ids)
    : suggestCondition(tree, suggested, ids);
}

/** Lets a node understand what is suggested; a new condition leads where `wayForSuggestion` says. */
function suggestCondition(
  tree: Tree,
  { nodeId, condition, examples, counts, answeredBy }: SuggestedCondition,
  ids: IdSource,
): Edited {
  const node = graphOf(tree).node(nodeId);
  const key = condition.trim();
  if (!node) return unknownNode();
  const refusal = whyNot(tree, node, key);
  if (refusal) return refusal;
  const ways = waysOf(tree, nodeId);
  const way = ways.find(({ id, condition: name }) => isAlike(name, key) || id === key);
  const others = ways.filter((each) => each !== way);
  const taught = newTo(way, others, examples);
  // The first condition that counts an intent has it: a second one would only look as if it had.
  const counted = counts.filter((intent) => !ways.some((each) => each.counts?.includes(intent)));
  if (way && taught.length === 0 && counted.length === 0) return editOf(tree, tree);
  const known = tree.nodes.find(({ id }) => id === answeredBy);
  const led =
    way || known
      ? { targetNodeId: known?.id ?? null, made: null }
      : wayForSuggestion(tree, node, key, counts, ids);
  if ("refused" in led) return led;
  const changed = withCondition(node, {
    ...(way ?? { id: ids("condition"), condition: key, targetNodeId: led.targetNodeId }),
    ...(taught.length > 0 && { examples: [...(way?.examples ?? []), ...taught] }),
    ...(counted.length > 0 && { counts: [...(way?.counts ?? []), ...new Set(counted)] }),
  });
  const nodes = tree.nodes.map((each) => (each === node ? changed : each));
  const made = led.made ? [led.made] : [];
  return (
    tooLarge(changed) ??
    editOf(tree, { ...tree, nodes: [...nodes, ...made] }, { nodes: made.map(({ id }) => id) })
  );
}

function whyNot(tree: Tree, node: TreeNode, key: string): Refused | null {
  const name = node.title || node.id;
  if (!graphOf(tree).listens(node.id)) {
    return { refused: { code: "listens-not", node: name } };
  }
  return key === "" ? { refused: { code: "no-name", node: name } } : null;
}

/** The examples that the condition lacks and that no other condition of the node claims. */
function newTo(
  way: Condition | undefined,
  others: readonly Condition[],
  examples: readonly string[],
): string[] {
  const known = new Set([way, ...others].flatMap((each) => each?.examples?.map(plain) ?? []));
  return examples
    .map((example) => example.trim())
    .filter((example) => {
      const isNew = example !== "" && !known.has(plain(example));
      known.add(plain(example));
      return isNew;
    });
}

/** The node with the condition in its place; one that only a connection named becomes its own. */
function withCondition(node: TreeNode, made: Condition): TreeNode {
  const own = node.conditions ?? [];
  return {
    ...node,
    conditions: own.some(({ id }) => id === made.id)
      ? own.map((each) => (each.id === made.id ? made : each))
      : [...own, made],
  };
}

function isAlike(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
