import type { NodeFields, TreeNode } from "@rufbaum/tree";
import { questionOf, settingOf, specOf, textOf } from "@rufbaum/tree/graph";
import { conditionMet } from "../conditions.ts";
import { fill } from "../fill.ts";
import { patienceOf } from "../settings.ts";
import { isQuestion } from "../small-talk.ts";
import { listen, type Step, sayNode, sayWords, type Walk } from "../walk.ts";
import { VALUE_WORDING, WORDING } from "../wording.ts";
import { meantAt, pairOf, questionBetween, wordsSaid } from "./between.ts";
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

/** The question that stands, in few words: the one between two conditions, else the node's own. */
function shortQuestion(node: TreeNode, walk: Walk): string {
  return questionBetween(node, walk) ?? ownQuestion(node, walk);
}

/** Variables are filled in first: what stands in their place may have sentences of its own. */
function ownQuestion(node: TreeNode, { state }: Walk): string {
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
 * Asks between the two conditions that were probably meant, once each time the conversation comes to
 * the node, and not where both lead to the same one; `null` where none were. It is no miss: something
 * was understood.
 */
export function askBetween(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { state, tree } = walk;
  const meant = meantAt(node, walk, heard.reading);
  if (meant === null || (state.misses === 0 && asksSomething(heard))) return null;
  const [to, other] = meant.targets;
  if (to === other) return { to };
  // A tree that never asks again does not ask between either.
  if (state.hasAskedBetween || mostReprompts(node, tree) === 0) return null;
  const pair = pairOf(node, walk, meant);
  if (pair === null) return null;
  state.between = pair;
  state.hasAskedBetween = true;
  return askShortly(node, walk);
}

function mostReprompts(node: TreeNode, tree: Walk["tree"]): number {
  const { reprompts = [] }: NodeFields = node;
  return Math.max(settingOf(tree, "reprompts"), reprompts.length);
}

/** Who asks something was understood well enough, only has the tree no answer. */
function asksSomething({ text, reading }: HeardReply): boolean {
  return reading.intent === null && isQuestion(text);
}

/**
 * Asks once more, and helps more each time: in the node's own words where it has some; else the
 * question alone, then with what can be answered. `null` when it was asked enough.
 */
export function askAgain(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const misses = walk.state.misses + 1;
  const { reprompts = [] }: NodeFields = node;
  if (misses > mostReprompts(node, walk.tree)) return null;
  walk.state.misses = misses;
  walk.state.between = null;
  const isAsked = misses === 1 && asksSomething(heard);
  // One that was left empty would meet the caller with silence.
  const own = isAsked ? "" : fill(reprompts[misses - 1] ?? "", walk.state.variables);
  sayWords(walk, own || ourWords(node, walk, isAsked ? WORDING.cannotTell : apology(misses)));
  return awaitAnswer(node, walk);
}

function ourWords(node: TreeNode, walk: Walk, excuse: string): string {
  const help = walk.state.misses > 1 ? helpWith(node, walk) : "";
  return [excuse, help, ownQuestion(node, walk)].filter(Boolean).join(" ");
}

function apology(misses: number): string {
  return WORDING.notUnderstood[Math.min(misses, WORDING.notUnderstood.length) - 1] ?? "";
}

const MOST_SUGGESTED = 3;

function helpWith(node: TreeNode, { graph, state }: Walk): string {
  const wanted = specOf(node).wants?.(node);
  if (wanted !== undefined) return VALUE_WORDING[wanted].hint;
  const answers = graph
    .conditions(node.id)
    .map((condition) => wordsSaid(condition, state.variables))
    .filter(({ from }) => from !== "key" && from !== "code")
    .map(({ words }) => words);
  return answers.length < 2 ? "" : WORDING.answerWith(answers.slice(0, MOST_SUGGESTED));
}
