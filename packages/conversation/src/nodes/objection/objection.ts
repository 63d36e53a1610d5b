import type { TreeNode } from "@rufbaum/tree";
import { isFork, sentencesOf, specOf, textOf } from "@rufbaum/tree/graph";
import { fill } from "../../fill.ts";
import { type Step, sayWords, type Walk, wayOn } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { goOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Answers, then follows its connection, or returns to where the caller interrupted. */
export const objection: NodeBehaviour<"objection"> = {
  enter(node, walk) {
    sayAnswer(node, walk);
    const back = wayOn(walk, node) === null ? questionBefore(walk) : null;
    const answered = wayAnswered(walk, back);
    walk.state.returnTo = [];
    walk.state.answered = null;
    if (answered !== null) return answered;
    if (back === null) return goOn(node, walk);
    walk.returning = true;
    return { to: back };
  },
};

/** Nobody is given the same answer word for word: the second time its beginning is enough. */
function sayAnswer(node: TreeNode, walk: Walk): void {
  const isFirst = walk.state.path.indexOf(node.id) === walk.state.path.length - 1;
  const answer = fill(textOf(node), walk.state.variables);
  const [beginning = "", ...more] = sentencesOf(answer);
  if (isFirst || beginning === "") sayWords(walk, answer);
  else {
    const question = more.findLast((sentence) => sentence.endsWith("?")) ?? "";
    sayWords(walk, [WORDING.asSaid(beginning), question].filter(Boolean).join(" "));
  }
}

/** The way that was chosen together with the objection: nobody has to say yes twice. */
function wayAnswered({ state, graph }: Walk, back: string | null): Step | null {
  const { answered = null } = state;
  if (back === null || answered?.nodeId !== back) return null;
  const condition = graph.conditions(back).find((one) => one.condition === answered.condition);
  const target = condition ? graph.targetOf(back, condition) : null;
  return target === null ? null : { to: target };
}

/** The node the objection was raised at; reached by a connection, the one that asked last. */
function questionBefore({ state, graph }: Walk): string | null {
  const raisedAt = state.returnTo.at(-1);
  if (raisedAt !== undefined) return raisedAt;
  return (
    state.path.findLast((id) => {
      const node = graph.node(id);
      return node !== null && specOf(node).listens && !isFork(node, graph);
    }) ?? null
  );
}
