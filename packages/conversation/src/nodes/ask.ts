import type { TreeNode } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import { HOLD_SILENCE, OBJECTION_ANSWERS, REPROMPTS, SILENCE } from "../settings.ts";
import { listen, type Step, say, sayNode, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import type { Heard } from "./node-behaviour.ts";

/** Asks the node's question and waits for the answer. */
export function ask(node: TreeNode, walk: Walk): Step {
  sayNode(walk, node);
  return listen(walk, patienceOf(node));
}

/** Milliseconds a node bears silence. */
export function patienceOf({ patience }: TreeNode): number {
  return patience === undefined ? SILENCE : patience * 1_000;
}

/** The way out that bears the name of what was heard. */
export function chooseWay(node: TreeNode, walk: Walk, { reading }: Heard): Step | null {
  if (reading.condition === null) return null;
  const chosen = walk.graph
    .conditions(node.id)
    .find(({ condition }) => condition === reading.condition);
  if (!chosen) return null;
  // A condition that leads nowhere was understood all the same: to ask again would be of no use.
  const target = walk.graph.targetOf(node.id, chosen) ?? walk.graph.fallback(node.id);
  return target === null ? null : { to: target };
}

/** What is said about the call rather than in answer to it: objections, "Moment", "wie bitte?". */
export function answerAside(node: TreeNode, walk: Walk, { reading }: Heard): Step | null {
  switch (reading.intent) {
    case null:
      return null;
    case "hold_on":
      say(walk, WORDING.gladlyWait);
      return listen(walk, Math.max(HOLD_SILENCE, patienceOf(node)));
    default:
      return answerObjection(node, walk, reading.intent) ?? repeat(node, walk, reading.intent);
  }
}

function answerObjection(node: TreeNode, walk: Walk, intent: string): Step | null {
  const objection = walk.graph.objections.get(intent);
  if (!objection || !mayAnswer(objection, walk.state)) return null;
  walk.state.returnTo = [...walk.state.returnTo.filter((id) => id !== node.id), node.id];
  return { to: objection.id };
}

/** Whether an objection was not answered often enough already. */
export function mayAnswer(objection: TreeNode, { path }: Pick<Walk["state"], "path">): boolean {
  const limit = objection.objection?.answers ?? OBJECTION_ANSWERS;
  let answered = 0;
  for (const id of path) if (id === objection.id) answered += 1;
  return answered < limit;
}

/** The question in its own words, without an apology: it was not the caller who was unclear. */
function repeat(node: TreeNode, walk: Walk, intent: string): Step | null {
  if (intent !== "repeat_please" || walk.state.misses >= REPROMPTS) return null;
  walk.state.misses += 1;
  return ask(node, walk);
}

/** Asks once more, in the node's own words where it has some; `null` when it was asked enough. */
export function askAgain(node: TreeNode, walk: Walk): Step | null {
  const misses = walk.state.misses + 1;
  const own = node.reprompts ?? [];
  if (misses > Math.max(REPROMPTS, own.length)) return null;
  walk.state.misses = misses;
  say(walk, own[misses - 1] ?? `${apology(misses)} ${textOf(node)}`);
  return listen(walk, patienceOf(node));
}

function apology(misses: number): string {
  return WORDING.notUnderstood[Math.min(misses, WORDING.notUnderstood.length) - 1] ?? "";
}
