import type { TreeNode } from "@rufbaum/tree";
import { isFork } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { openWay } from "../../conditions.ts";
import { keyPauseOf } from "../../settings.ts";
import { end, listen, type Step, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { answerQuestion } from "../answer-question.ts";
import {
  answerAside,
  answerBeside,
  answerCourtesy,
  awaitConnection,
  reconsider,
} from "../aside.ts";
import { ask, askAgain, askBetween, awaitAnswer, chooseWay } from "../ask.ts";
import { goOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Asks, and goes the way of the condition that the reply meets. */
export const decision: NodeBehaviour<"decision"> = {
  enter(node, walk) {
    if (isFork(node, walk.graph)) return takeOpenWay(node, walk);
    return wayAhead(node, walk) ?? ask(node, walk);
  },
  hear(node, walk, heard) {
    const way =
      awaitConnection(node, walk, heard) ??
      reconsider(node, walk, heard) ??
      answerBeside(node, walk, heard) ??
      chooseWay(node, walk, heard) ??
      answerAside(node, walk, heard) ??
      answerQuestion(node, walk, heard) ??
      answerCourtesy(node, walk, heard) ??
      askBetween(node, walk, heard) ??
      askAgain(node, walk, heard);
    if (way) return way;
    const fallback = walk.graph.fallback(node.id);
    if (fallback !== null) return { to: fallback };
    return end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
  },
  press(node, walk, digits) {
    const pressed = walk.state.digits + digits;
    const keys = walk.graph.conditions(node.id).map(({ condition }) => condition.trim());
    if (keys.some((key) => key !== pressed && key.startsWith(pressed))) {
      walk.state.digits = pressed;
      return listen(walk, keyPauseOf(walk.tree));
    }
    walk.state.digits = "";
    return wayOfKeys(node, walk, pressed) ?? awaitAnswer(node, walk);
  },
  finishKeys(node, walk) {
    const pressed = walk.state.digits;
    if (pressed === "") return null;
    walk.state.digits = "";
    return wayOfKeys(node, walk, pressed) ?? awaitAnswer(node, walk);
  },
};

/** What was said before the question came, while something else was asked: it need not be said again. */
function wayAhead(node: TreeNode, walk: Walk): Step | null {
  const { state } = walk;
  const { [node.id]: said, ...others } = state.ahead ?? {};
  if (said === undefined) return null;
  state.ahead = others;
  if (walk.returning) return null;
  const reading = { ...NOTHING_SAID, condition: said, values: walk.offered };
  return chooseWay(node, walk, { text: "", reading });
}

const NOTHING_SAID: Reading = {
  condition: null,
  alternatives: [],
  intent: null,
  intentConfidence: 0,
  alsoHeard: [],
  confidence: 1,
  values: {},
  valueConfidence: null,
  why: [],
};

function wayOfKeys(node: TreeNode, walk: Walk, pressed: string): Step | null {
  const chosen = walk.graph
    .conditions(node.id)
    .find(({ condition }) => condition.trim() === pressed);
  const target = chosen ? walk.graph.targetOf(node.id, chosen) : null;
  return target === null ? null : { to: target };
}

/** Nobody is asked: what is known already decides. */
function takeOpenWay(node: TreeNode, walk: Walk): Step {
  const open = openWay(node, walk);
  const target = open ? walk.graph.targetOf(node.id, open) : walk.graph.fallback(node.id);
  if (target !== null) return { to: target };
  return open ? goOn(node, walk) : end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
}
