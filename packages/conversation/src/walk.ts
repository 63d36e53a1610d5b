import type { Graph, Outcome, Tree, TreeNode } from "@rufbaum/tree";
import { findPlaceholders, graphOf, specOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill, fillWhole } from "./fill.ts";
import type {
  ConversationEffect,
  ConversationState,
  EndReason,
  NextState,
  SayEffect,
  Variables,
} from "./types.ts";
import { outcomeWith } from "./wish.ts";
import { WORDING } from "./wording.ts";

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
  /** The reply that is answered, in the caller's words. */
  said?: string;
  /** Values of the reply that is answered: whatever asks for one of them next need not ask. */
  offered: Reading["values"];
  /** Of what was told only in part the guesses above are none. */
  offeredHalves: Reading["halves"];
  /** What the reply told besides; `undefined` where that is not known. */
  mentioned: Reading["mentioned"];
  /** Whether the reply was one to an input's question. */
  isAnswered: boolean;
  /** What was taken over without being asked for, to be told before anything else is said. */
  taken: readonly TakenOver[];
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
    offeredHalves: undefined,
    said: "",
    mentioned: undefined,
    isAnswered: false,
    taken: [],
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
  tellTaken(walk);
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
  const named = new Set(findPlaceholders(textOf(node)).map(({ name }) => name));
  // What the next words read out need not be told twice.
  walk.taken = walk.taken.filter(({ variable }) => !named.has(variable));
  tellTaken(walk, BEGINS_GLADLY.test(textOf(node)));
  const { variables } = walk.state;
  sayWords(walk, (mayBeLeftOut(walk, node) ? fill : fillWhole)(textOf(node), variables));
}

/** What is only told may be left out, but not what is asked, and not the first words of all. */
function mayBeLeftOut({ graph, state }: Walk, { id, type }: TreeNode): boolean {
  return type !== "start" && !graph.listens(id) && state.lastSaid !== "";
}

/** A value that fills a variable because it was said before. */
interface TakenOver {
  variable: string;
  words: string;
  /** In an earlier turn than this one. */
  isEarlier: boolean;
}

/** Has a value told that was taken over, so that it can be put right. */
export function takeOver(
  walk: Walk,
  { node, words, isEarlier }: { node: TreeNode; words: string; isEarlier: boolean },
): void {
  const [variable = ""] = specOf(node).fills?.(node, walk.graph) ?? [];
  walk.taken = [...walk.taken, { variable, words, isEarlier }];
}

/** A text that begins so needs no "Gut" before it. */
const BEGINS_GLADLY =
  /^(?:gut|gern|danke|okay|alles klar|schön|prima|super|wunderbar|perfekt)(?!\p{L})/iu;

/** Says what was taken over, all in one. */
export function tellTaken(walk: Walk, isPlain = false): void {
  const { taken } = walk;
  if (taken.length === 0) return;
  walk.taken = [];
  const words = taken.map((one) => one.words).join(", ");
  const isEarlier = taken.some((one) => one.isEarlier);
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  if (isEarlier) sayWords(walk, WORDING.saidBefore(first));
  else sayWords(walk, isPlain ? `${first}.` : WORDING.corrected(words));
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
