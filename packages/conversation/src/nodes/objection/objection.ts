import type { TreeNode } from "@rufbaum/tree";
import { asksFor, questionOf, sentencesOf, textOf } from "@rufbaum/tree/graph";
import { fillWhole } from "../../fill.ts";
import { returnsTo } from "../../returns-to.ts";
import { shortened } from "../../shortened.ts";
import { type Step, sayWords, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { ask, awaitAnswer, chooseWay } from "../ask.ts";
import { goOn } from "../go-on.ts";
import { finishWayKeys, pressWay } from "../keys.ts";
import type { HeardReply, NodeBehaviour } from "../node-behaviour.ts";
import { hearAnswer } from "../open-question.ts";

/**
 * Answers, then follows its connection, or returns to where the caller interrupted. Where its text
 * asks, the reply comes first.
 */
export const objection: NodeBehaviour<"objection"> = {
  enter(node, walk) {
    const waits = walk.graph.listens(node.id);
    if (waits && walk.returning && !isFirstTime(node, walk)) return ask(node, walk);
    sayAnswer(node, walk);
    return waits ? awaitAnswer(node, walk) : leave(node, walk);
  },
  hear: (node, walk, heard) =>
    answerQuestionBefore(node, walk, heard) ?? hearAnswer(node, walk, heard, leave),
  press: pressWay,
  finishKeys: finishWayKeys,
};

/** Nobody is given the same answer word for word: the second time one sentence of it is enough. */
function sayAnswer(node: TreeNode, walk: Walk): void {
  const answer = fillWhole(textOf(node), walk.state.variables);
  const sentences = sentencesOf(answer);
  if (isFirstTime(node, walk) || sentences.length === 0) sayWords(walk, answer);
  else {
    const question = sentences.slice(1).findLast((sentence) => sentence.endsWith("?")) ?? "";
    sayWords(walk, [WORDING.asSaid(shortened(answer)), question].filter(Boolean).join(" "));
  }
}

function isFirstTime({ id }: TreeNode, { state: { path } }: Walk): boolean {
  return path.indexOf(id) === path.length - 1;
}

function leave(node: TreeNode, walk: Walk): Step {
  const back = returnsTo(node, walk);
  const answered = wayAnswered(walk, back);
  const { returnTo } = walk.state;
  // An objection that asked something itself still has to return to where it was raised.
  walk.state.returnTo = back !== null && back === returnTo.at(-1) ? earlierOf(walk, returnTo) : [];
  walk.state.answered = null;
  if (answered !== null) return answered;
  if (back === null) return goOn(node, walk);
  walk.returning = true;
  return { to: back };
}

function earlierOf({ graph }: Walk, returnTo: readonly string[]): readonly string[] {
  const back = graph.node(returnTo.at(-1) ?? "");
  return back?.type === "objection" ? returnTo.slice(0, -1) : [];
}

/** The way that was chosen together with the objection: nobody has to say yes twice. */
function wayAnswered({ state, graph }: Walk, back: string | null): Step | null {
  const { answered = null } = state;
  if (back === null || answered?.nodeId !== back) return null;
  const condition = graph.conditions(back).find((one) => one.condition === answered.condition);
  const target = condition ? graph.targetOf(back, condition) : null;
  // Who is called so goes this way: it has been said.
  return target === null || target === state.nodeId ? null : { to: target };
}

/**
 * An objection that ends by asking the same as the question it returns to ("Wäre ein Termin dann
 * etwas für Sie?") has its reply taken as the answer to that; so has a plain refusal in any case.
 */
function answerQuestionBefore(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const back = walk.graph.node(returnsTo(node, walk) ?? "");
  if (back === null || heard.reading.condition === null) return null;
  if (heard.reading.intent !== "not_interested" && !asksTheSame(node, back, walk)) return null;
  const way = chooseWay(back, walk, heard);
  if (way === null) return null;
  walk.state.returnTo = [];
  walk.state.answered = null;
  return way;
}

function asksTheSame(node: TreeNode, back: TreeNode, { graph }: Walk): boolean {
  const [asked, again] = [back, node].map(({ id }) => asksFor(questionOf(graph.questionAt(id))));
  return asked === again && OFFERED.has(asked ?? "");
}

const OFFERED: ReadonlySet<string> = new Set(["meeting", "interest", "papers"]);
