import type { Condition, TreeNode } from "@rufbaum/tree";
import { conditionWords, inSentence, PLACES_BETWEEN, placesLeftOut } from "@rufbaum/tree/graph";
import type { Pair, Reading } from "@rufbaum/understanding";
import { conditionMet } from "../conditions.ts";
import { fill } from "../fill.ts";
import type { ConversationState, Variables } from "../types.ts";
import type { Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";

/**
 * The two conditions of the node that were probably meant, in the order of the tree: it is rather "Ja
 * oder Nein" than "Nein oder Ja". `null` unless both hold, lead somewhere, and can be told from each
 * other on the phone.
 */
export function pairMeant(node: TreeNode, walk: Walk, reading: Reading): Pair | null {
  const [one, other] = reading.alternatives;
  if (reading.condition !== null || !one || !other || one.condition === other.condition)
    return null;
  const said: string[] = [];
  for (const { condition } of [one, other]) {
    const met = conditionMet(node, walk, { ...reading, condition });
    if (met?.condition !== condition || !leadsOn(node, walk, met)) return null;
    const { words, from } = wordsSaid(met, walk.state.variables);
    if (from === "code" || said.includes(words)) return null;
    said.push(words);
  }
  const keys = walk.graph.conditions(node.id).map(({ condition }) => condition);
  return keys.indexOf(one.condition) < keys.indexOf(other.condition)
    ? [one.condition, other.condition]
    : [other.condition, one.condition];
}

function leadsOn({ id }: TreeNode, { graph }: Walk, condition: Condition): boolean {
  return graph.targetOf(id, condition) !== null || graph.fallback(id) !== null;
}

/** The words for a condition with the variables filled in. */
export function wordsSaid(condition: Condition, variables: Variables) {
  const { words, from } = conditionWords(condition);
  if (from !== "author") return { words, from };
  const filled = fill(words, variables);
  return filled === "" ? conditionWords({ ...condition, spoken: "" }) : { words: filled, from };
}

/** "Meinen Sie eher … oder …?" about the two that are asked between; `null` while none are. */
export function questionBetween(node: TreeNode, { graph, state, tree }: Walk): string | null {
  const { between, variables } = state;
  if (!between) return null;
  const conditions = graph.conditions(node.id);
  const named = between.map((key, index) => {
    const condition = conditions.find((one) => one.condition === key) ?? {
      id: key,
      condition: key,
    };
    return [PLACES_BETWEEN[index] ?? "", inSentence(wordsSaid(condition, variables))] as const;
  });
  const own = tree.settings?.askBetween ?? "";
  const question = own.trim() === "" || placesLeftOut(own).length > 0 ? WORDING.askBetween : own;
  return fill(question, { ...variables, ...Object.fromEntries(named) });
}

/** Whether a turn asked between two conditions. */
export function asksBetween(before: ConversationState, after: ConversationState): boolean {
  return after.hasAskedBetween === true && before.hasAskedBetween !== true;
}
