import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { ImmediateUnderstanding, Reading } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { conditionMet } from "./conditions.ts";
import { expects } from "./expects.ts";
import { isMissed } from "./missed.ts";
import { unofferedIn } from "./nodes/unoffered.ts";
import { transition } from "./transition.ts";
import { openWalk } from "./walk.ts";

/** A caller's words, and the question that they answered. `at`: milliseconds since 1970. */
export interface ReplyAt {
  text: string;
  question: string;
  at: number;
}

/** What a reply came to: the key of the condition that it met, or that it was not understood. */
export interface TakenReply {
  condition: string | null;
  isMissed: boolean;
}

/**
 * What a reply comes to at a node that asks for the first time, as a call would take it that knows
 * nothing but the tree's own variables; `null` where the node does not listen.
 */
export function takeReplyAt(
  tree: Tree,
  nodeId: string,
  reply: ReplyAt,
  reader: ImmediateUnderstanding,
): TakenReply | null {
  const taken = takeAt(tree, nodeId, reply, reader);
  return taken && { condition: taken.condition, isMissed: taken.isMissed };
}

/**
 * Whether what was asked there, by a reply that asks something, is left without an answer: it is not
 * understood, or met with a sentence that answers nothing.
 */
export function isUnansweredAt(
  tree: Tree,
  nodeId: string,
  reply: ReplyAt,
  reader: ImmediateUnderstanding,
): boolean {
  const taken = takeAt(tree, nodeId, reply, reader);
  if (taken === null || taken.condition !== null) return false;
  const { reading } = taken;
  return taken.isMissed || (reading.asked === undefined && taken.stays && !!unofferedIn(reading));
}

function takeAt(
  tree: Tree,
  nodeId: string,
  { text, question, at }: ReplyAt,
  reader: ImmediateUnderstanding,
): (TakenReply & { reading: Reading; stays: boolean }) | null {
  const state = {
    ...begin(tree),
    phase: "listening" as const,
    nodeId,
    path: [nodeId],
    startedAt: at,
    lastSaid: question,
    isOpeningHeard: true,
  };
  const expected = expects(tree, state);
  const graph = graphOf(tree);
  const node = graph.node(nodeId);
  if (expected === null || node === null) return null;
  const reading = reader.read(text, { ...expected, now: at });
  const { state: next, effects } = transition(tree, state, {
    type: "caller-spoke",
    at,
    text,
    reading,
  });
  return {
    condition: conditionMet(node, openWalk(tree, state, at), reading)?.condition ?? null,
    isMissed: isMissed(graph, state, reading, next, effects),
    reading,
    stays: next.phase === "listening" && next.nodeId === nodeId && next.path.length === 1,
  };
}
