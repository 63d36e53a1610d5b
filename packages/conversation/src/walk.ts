import type { Graph, Outcome, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill } from "./fill.ts";
import type {
  ConversationEffect,
  ConversationState,
  EndReason,
  NextState,
  SayEffect,
  Variables,
} from "./types.ts";
import { outcomeWith } from "./wish.ts";

/**
 * One turn in the making: a draft of the next state, and what is to be done.
 *
 * Only `transition` makes one and hands it round; the state that came in stays as it was.
 */
export interface Walk {
  readonly tree: Tree;
  readonly graph: Graph;
  readonly at: number;
  readonly state: NextState;
  readonly effects: ConversationEffect[];
  /** Nodes entered in this turn: the same one twice would go round for ever. */
  readonly entered: Set<string>;
  /** The conversation comes back to a question that was asked before: its last sentence is enough. */
  returning: boolean;
  /** Values of the reply that is answered: whatever asks for one of them next need not ask. */
  offered: Reading["values"];
  /** What was said before still is what the caller answers; `null`: what is said in this turn. */
  standing: string | null;
}

/** Where a node sends the conversation: to another node, or it waits, or is over. */
export type Step = { to: string } | "wait" | "over";

export function openWalk(tree: Tree, state: ConversationState, at: number): Walk {
  return {
    tree,
    graph: graphOf(tree),
    at,
    state: { ...state },
    effects: [],
    entered: new Set(),
    returning: false,
    offered: {},
    standing: null,
  };
}

type Manner = Pick<SayEffect, "pace" | "isAgain">;

/** Says a text with the variables filled in; nothing if there is nothing to say. */
export function say(walk: Walk, text: string, how?: Manner): void {
  sayWords(walk, fill(text, walk.state.variables), how);
}

/** The same for words that hold values already: a value's own brackets are no place to fill. */
export function sayWords(walk: Walk, words: string, how: Manner = {}): void {
  const { state } = walk;
  if (words === "") return;
  // The first words tell who speaks, and that it is an AI: they can't be cut off.
  const interruptible = state.lastSaid !== "";
  walk.effects.push({
    type: "say",
    nodeId: state.nodeId ?? "",
    text: words,
    interruptible,
    ...how,
  });
  state.lastSaid = words;
}

export function sayNode(walk: Walk, node: TreeNode): void {
  say(walk, textOf(node));
}

/** Waits for the caller at the node where the conversation stands. */
export function listen(walk: Walk, silenceAfter: number): Step {
  walk.state.phase = "listening";
  walk.effects.push({ type: "listen", nodeId: walk.state.nodeId ?? "", silenceAfter });
  return "wait";
}

/** Ends the conversation, once; what the caller wished for is its outcome where it has none of its own. */
export function end(walk: Walk, own: Outcome, reason: EndReason, goodbye?: string): Step {
  if (goodbye) say(walk, goodbye);
  const outcome = outcomeWith(walk.state.wish, own, reason);
  walk.state.phase = "over";
  walk.state.outcome = outcome;
  walk.state.endReason = reason;
  walk.effects.push({ type: "hang-up", outcome, reason });
  return "over";
}

/** The way on that no condition names: the connection without one, else the first there is. */
export function wayOn(walk: Pick<Walk, "graph">, node: TreeNode): string | null {
  const plain = walk.graph.fallback(node.id);
  if (plain !== null) return plain;
  const other = walk.graph.outgoing(node.id).find(({ condition }) => condition !== FAILED);
  return other?.targetNodeId ?? null;
}

/** The connection an action's failure takes. */
export const FAILED = "failed";

export function remember(walk: Walk, values: Variables): void {
  walk.state.variables = { ...walk.state.variables, ...values };
}
