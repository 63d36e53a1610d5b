import type { Tree, TreeNode } from "@rufbaum/tree";
import { findPlaceholders, graphOf, isFork, specOf, textOf } from "@rufbaum/tree/graph";
import type { AskedAhead, Expected, ExpectedCondition, ValueKind } from "@rufbaum/understanding";
import { kindCompared } from "./conditions.ts";
import { examplesOf } from "./examples-of.ts";
import { fill } from "./fill.ts";
import { kindWanted } from "./kind-wanted.ts";
import { mayAnswer } from "./nodes/raise-objection.ts";
import { returnsTo } from "./returns-to.ts";
import type { ConversationState } from "./types.ts";

/** What the conversation hopes to hear now; `null` where it does not listen. */
export function expects(tree: Tree, state: ConversationState): Expected | null {
  if (state.phase !== "listening" || state.nodeId === null) return null;
  const graph = graphOf(tree);
  const node = graph.node(state.nodeId);
  if (!node || !graph.listens(node.id)) return null;
  // An objection that asks before it returns may have its reply taken for the question before.
  const isOwn = graph.conditions(node.id).length > 0;
  const asker = isOwn ? null : returnsTo(node, { state, graph });
  const { conditions, compared } = hopedAt(tree, asker ?? node.id);
  const intents: string[] = [];
  // What was answered often enough is read as a plain yes or no again.
  for (const [intent, objection] of graph.objections) {
    if (mayAnswer({ tree, state }, objection)) intents.push(intent);
  }
  const value = kindWanted(node, { state, graph }) ?? compared;
  const { inputs = [], between, half } = state;
  const expected = {
    ...{ conditions, intents, asides: ASIDES, value, question: questionFor(node, state) },
    ...(between ? { between } : { ahead: aheadOf(tree, node.id), ...behindOf(tree, state) }),
    ...((state.callerTurns ?? 0) === 0 && { isFirst: true }),
    ...(half && half.kind === value && half.kind !== "text" && { half }),
    ...knowledgeOf(tree),
  };
  if (inputs.length === 0) return expected;
  const variables = new Set(findPlaceholders(textOf(node)).map(({ name }) => name));
  const named = inputs
    .filter(({ variable }) => variables.has(variable))
    .flatMap(({ kind }) => (kind === "date-time" ? (["date", "time"] as const) : [kind]));
  return named.length === 0 ? expected : { ...expected, named };
}

/** Whoever was fetched and says his name answers what was asked of the one before him. */
function questionFor(node: TreeNode, { waiting, lastSaid, variables }: ConversationState): string {
  const isForAnother = waiting === "another" || waiting === "fetch";
  return (isForAnother && fill(textOf(node), variables)) || lastSaid;
}

/** What can be asked anywhere; the same list each time, and none where the tree knows nothing. */
function knowledgeOf({ settings }: Tree): Pick<Expected, "knowledge"> {
  const { knowledge = [] } = settings ?? {};
  return knowledge.length === 0 ? {} : { knowledge };
}

/** What is listened for at any time: what the conversation hopes to hear, else an opt-out all the same. */
export function listensFor(tree: Tree, state: ConversationState): Expected {
  return expects(tree, state) ?? nothingExpected(state.lastSaid);
}

/** Nothing is an answer to that; an opt-out is heard all the same. */
export function nothingExpected(question: string): Expected {
  return { conditions: [], intents: [], value: null, question };
}

/**
 * What may be said before the question was asked: what concerns the call itself, and what the tree's
 * objections answer. Nothing of it is an answer.
 */
export function expectsEarly(tree: Tree, state: ConversationState): Expected {
  const { intents = [], asides, knowledge } = expects(tree, state) ?? {};
  return {
    ...{ conditions: [], intents, value: null, question: "" },
    ...(asides && { asides }),
    ...(knowledge && { knowledge }),
  };
}

/** Whoever connects is waited for, however much it sounds like a secretariat. */
const ASIDES: readonly string[] = ["putting_through"];

const behindOfTrees = new WeakMap<Tree, Map<string, AskedAhead>>();

/** The decision before, whose answer may have been taken for another; the same object each time. */
function behindOf(tree: Tree, { lastWay, nodeId }: ConversationState): Pick<Expected, "behind"> {
  if (!lastWay || lastWay.nodeId === nodeId) return {};
  const node = graphOf(tree).node(lastWay.nodeId);
  if (node === null) return {};
  let ofTree = behindOfTrees.get(tree);
  if (!ofTree) {
    ofTree = new Map();
    behindOfTrees.set(tree, ofTree);
  }
  const known = ofTree.get(node.id);
  if (known) return { behind: known };
  const { conditions } = hopedAt(tree, node.id);
  const behind = { nodeId: node.id, question: textOf(node), conditions };
  ofTree.set(node.id, behind);
  return { behind };
}

/** Questions that come next, of which an answer may tell as well. */
const MOST_AHEAD = 2;

const aheadOfTrees = new WeakMap<Tree, Map<string, readonly AskedAhead[]>>();

/** The next decisions that are asked after a node's question, the nearest first. */
function aheadOf(tree: Tree, nodeId: string): readonly AskedAhead[] {
  let ofTree = aheadOfTrees.get(tree);
  if (!ofTree) {
    ofTree = new Map();
    aheadOfTrees.set(tree, ofTree);
  }
  const known = ofTree.get(nodeId);
  if (known) return known;
  const made = findAhead(tree, nodeId);
  ofTree.set(nodeId, made);
  return made;
}

function findAhead(tree: Tree, nodeId: string): readonly AskedAhead[] {
  const graph = graphOf(tree);
  const found: AskedAhead[] = [];
  const seen = new Set([nodeId]);
  const waiting = [...graph.successors(nodeId)];
  for (
    let id = waiting.shift();
    id !== undefined && found.length < MOST_AHEAD;
    id = waiting.shift()
  ) {
    const node = graph.node(id);
    if (node === null || seen.has(id)) continue;
    seen.add(id);
    if (node.type === "decision" && !isFork(node, graph) && !readsBack(tree, node)) {
      found.push({ nodeId: id, question: textOf(node), conditions: hopedAt(tree, id).conditions });
    }
    waiting.push(...graph.successors(id));
  }
  return found;
}

/** Nobody confirms what was not read out to him yet. */
function readsBack(tree: Tree, node: TreeNode): boolean {
  const graph = graphOf(tree);
  const named = new Set(findPlaceholders(textOf(node)).map(({ name }) => name));
  if (named.size === 0) return false;
  return tree.nodes.some((one) =>
    (specOf(one).fills?.(one, graph) ?? []).some((variable) => named.has(variable)),
  );
}

/** What does not change from turn to turn; the reader recognises its own work by identity. */
interface Hoped {
  conditions: readonly ExpectedCondition[];
  /** The kind of value that a decision compares. */
  compared: ValueKind | null;
}

const hopedOfTrees = new WeakMap<Tree, Map<string, Hoped>>();

function hopedAt(tree: Tree, nodeId: string): Hoped {
  let ofTree = hopedOfTrees.get(tree);
  if (!ofTree) {
    ofTree = new Map();
    hopedOfTrees.set(tree, ofTree);
  }
  const known = ofTree.get(nodeId);
  if (known) return known;
  const ways = graphOf(tree).conditions(nodeId);
  const conditions = ways.map((way) => ({
    ...{ id: way.id, key: way.condition, examples: examplesOf(way) },
    ...(way.counts && { counts: way.counts }),
  }));
  const made = { conditions, compared: kindCompared(ways) };
  ofTree.set(nodeId, made);
  return made;
}
