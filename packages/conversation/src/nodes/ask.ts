import type { NodeFields, TreeNode } from "@rufbaum/tree";
import { questionOf, settingOf, specOf, textOf } from "@rufbaum/tree/graph";
import { conditionMet } from "../conditions.ts";
import { fill } from "../fill.ts";
import { patienceOf } from "../settings.ts";
import { isQuestion } from "../small-talk.ts";
import { listen, type Step, sayNode, sayWords, type Walk } from "../walk.ts";
import { VALUE_WORDING, WORDING } from "../wording.ts";
import type { HeardReply } from "./node-behaviour.ts";

/** Asks the node's question and waits for the answer; who was asked before, hears its end alone. */
export function ask(node: TreeNode, walk: Walk): Step {
  if (!walk.returning) sayNode(walk, node);
  else sayWords(walk, shortQuestion(node, walk));
  return awaitAnswer(node, walk);
}

/** Asks once more, shortly and without an apology: it was not the caller who was unclear. */
export function askShortly(node: TreeNode, walk: Walk): Step {
  sayWords(walk, shortQuestion(node, walk));
  return awaitAnswer(node, walk);
}

/** Variables are filled in first: what stands in their place may have sentences of its own. */
function shortQuestion(node: TreeNode, { state }: Walk): string {
  return questionOf(fill(textOf(node), state.variables));
}

/** Waits for the answer to the node's question. */
export function awaitAnswer(node: TreeNode, walk: Walk): Step {
  return listen(walk, patienceOf(walk.tree, node));
}

/** The way out that bears the name of what was heard. */
export function chooseWay(node: TreeNode, walk: Walk, { reading }: HeardReply): Step | null {
  const chosen = conditionMet(node, walk, reading);
  if (!chosen) return null;
  // A condition that leads nowhere was understood all the same: to ask again would be of no use.
  const target = walk.graph.targetOf(node.id, chosen) ?? walk.graph.fallback(node.id);
  return target === null ? null : { to: target };
}

/**
 * Asks once more, and helps more each time: in the node's own words where it has some; else the
 * question alone, then with what can be answered. `null` when it was asked enough.
 */
export function askAgain(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  const misses = walk.state.misses + 1;
  const { reprompts = [] }: NodeFields = node;
  if (misses > Math.max(settingOf(walk.tree, "reprompts"), reprompts.length)) return null;
  walk.state.misses = misses;
  // Who asks something was understood well enough, only has the tree no answer.
  const isAsked = misses === 1 && reading.intent === null && isQuestion(text);
  // One that was left empty would meet the caller with silence.
  const own = isAsked ? "" : fill(reprompts[misses - 1] ?? "", walk.state.variables);
  sayWords(walk, own || ourWords(node, walk, isAsked ? WORDING.cannotTell : apology(misses)));
  return awaitAnswer(node, walk);
}

function ourWords(node: TreeNode, walk: Walk, excuse: string): string {
  const help = walk.state.misses > 1 ? helpWith(node, walk) : "";
  return [excuse, help, shortQuestion(node, walk)].filter(Boolean).join(" ");
}

function apology(misses: number): string {
  return WORDING.notUnderstood[Math.min(misses, WORDING.notUnderstood.length) - 1] ?? "";
}

const MOST_SUGGESTED = 3;

/** Keys that people can say: `Ja`, `Lieber später`, not `secretary_detected`. */
const SPEAKABLE = /^\p{Lu}[\p{L} -]{1,24}$/u;

function helpWith(node: TreeNode, { graph }: Walk): string {
  const wanted = specOf(node).wants?.(node);
  if (wanted !== undefined) return VALUE_WORDING[wanted].hint;
  const keys = graph
    .conditions(node.id)
    .map(({ condition }) => condition.trim())
    .filter((key) => SPEAKABLE.test(key));
  return keys.length < 2 ? "" : WORDING.answerWith(keys.slice(0, MOST_SUGGESTED));
}
