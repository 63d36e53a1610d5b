import type { TreeNode } from "@rufbaum/tree";
import { isFork } from "@rufbaum/tree/graph";
import { openWay } from "../../conditions.ts";
import { end, type Step, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { answerQuestion } from "../answer-question.ts";
import { answerAside, answerCourtesy } from "../aside.ts";
import { ask, askAgain, askBetween, chooseWay } from "../ask.ts";
import { meetBadTime } from "../bad-time.ts";
import { answerBeside } from "../beside.ts";
import { excuseBeside } from "../cannot-tell.ts";
import { goOn } from "../go-on.ts";
import { meetKeptBack } from "../keeps-back.ts";
import { finishWayKeys, pressWay } from "../keys.ts";
import type { HeardReply, NodeBehaviour } from "../node-behaviour.ts";
import { meetUnknown } from "../not-known.ts";
import { meetAbsence } from "../not-the-one.ts";
import { reconsider } from "../reconsider.ts";
import { awaitConnection } from "../who-speaks.ts";

/** Asks, and goes the way of the condition that the reply meets. */
export const decision: NodeBehaviour<"decision"> = {
  enter(node, walk) {
    if (isFork(node, walk.graph)) return takeOpenWay(node, walk);
    return wayAhead(node, walk) ?? ask(node, walk);
  },
  hear(node, walk, heard) {
    const beside =
      awaitConnection(node, walk, heard) ??
      meetBadTime(node, walk, heard) ??
      meetAbsence(node, walk, heard) ??
      reconsider(node, walk, heard) ??
      answerBeside(node, walk, heard) ??
      meetUnknown(node, walk, heard) ??
      meetKeptBack(node, walk, heard);
    if (beside) return beside;
    excuseBeside(walk, heard);
    const way =
      takeLeave(walk, heard) ??
      chooseWay(node, walk, heard) ??
      impliedWay(node, walk, heard) ??
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
  press: pressWay,
  finishKeys: finishWayKeys,
};

/** "Ich muss jetzt Schluss machen" may sound like a no, and is none. */
function takeLeave(walk: Walk, { reading }: HeardReply): Step | null {
  const { intent, intentConfidence, condition, confidence } = reading;
  const isNoAnswer = condition !== null && confidence < Math.min(LIKELY, intentConfidence);
  if (intent !== "goodbye" || !isNoAnswer) return null;
  return end(walk, "abandoned", "goodbye", WORDING.goodbye);
}

const LIKELY = 0.5;

/** Nodes behind a way that are looked at. */
const MOST_BEHIND = 6;

/** "Ich nehme das E-Paper": who answers the question behind one of the ways has gone that way. */
function impliedWay(node: TreeNode, walk: Walk, { reading }: HeardReply): Step | null {
  const [next, ...others] = Object.keys(reading.ahead ?? {});
  if (reading.condition !== null || next === undefined || others.length > 0) return null;
  const { graph } = walk;
  const ways = graph
    .conditions(node.id)
    .flatMap((condition) => graph.targetOf(node.id, condition) ?? [])
    .filter((target) => leadsTo(target, next, node.id, walk));
  const [to, ...more] = new Set(ways);
  return to === undefined || more.length > 0 ? null : { to };
}

function leadsTo(from: string, to: string, without: string, { graph }: Walk): boolean {
  const seen = new Set([without]);
  const waiting = [from];
  for (
    let id = waiting.shift();
    id !== undefined && seen.size <= MOST_BEHIND;
    id = waiting.shift()
  ) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...graph.successors(id));
  }
  return false;
}

/** What was said before the question came, while something else was asked: it need not be said again. */
function wayAhead(node: TreeNode, walk: Walk): Step | null {
  const { state } = walk;
  const { [node.id]: said, ...others } = state.ahead ?? {};
  if (said === undefined) return null;
  state.ahead = others;
  if (walk.returning) return null;
  const way = chooseWay(node, walk, { reading: { condition: said, values: walk.offered } });
  // An objection comes back to the question, which has not been asked.
  const leadsBack =
    typeof way === "object" && way !== null && walk.graph.node(way.to)?.type === "objection";
  return leadsBack ? null : way;
}

/** Nobody is asked: what is known already decides. */
function takeOpenWay(node: TreeNode, walk: Walk): Step {
  const open = openWay(node, walk);
  const target = open ? walk.graph.targetOf(node.id, open) : walk.graph.fallback(node.id);
  if (target !== null) return { to: target };
  return open ? goOn(node, walk) : end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
}
