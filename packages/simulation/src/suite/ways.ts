import type {
  ConversationEffect,
  ConversationEvent,
  ConversationState,
} from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { FAILED, graphOf } from "@rufbaum/tree/graph";

/** A way from one node to another, as the document has it. */
export interface Way {
  /** The connection's id; `nodeId:conditionId` where only a condition names the target. */
  id: string;
  from: string;
  to: string;
  /** The key at which it is taken; `null`: where no condition names another. */
  condition: string | null;
  conditionId: string | null;
}

/** All ways of a tree, in its order. One that is written down twice counts once. */
export function waysIn(tree: Tree): readonly Way[] {
  const known = waysOfTrees.get(tree);
  if (known) return known;
  const graph = graphOf(tree);
  const ways: Way[] = [];
  for (const { id, sourceNodeId: from, targetNodeId: to, condition: key } of tree.connections) {
    if (!graph.node(from) || !graph.node(to)) continue;
    const named = key
      ? graph.conditions(from).find((each) => each.condition === key || each.id === key)
      : undefined;
    // A condition's own target weighs more than a connection: that one is never taken.
    if (named && graph.targetOf(from, named) !== to) continue;
    ways.push({
      id,
      from,
      to,
      condition: named?.condition ?? (key || null),
      conditionId: named?.id ?? null,
    });
  }
  for (const { id: from } of tree.nodes) {
    for (const condition of graph.conditions(from)) {
      const to = graph.targetOf(from, condition);
      const isWritten = ways.some((way) => way.from === from && way.conditionId === condition.id);
      if (to === null || isWritten) continue;
      const { id: conditionId, condition: key } = condition;
      ways.push({ id: `${from}:${conditionId}`, from, to, condition: key, conditionId });
    }
  }
  waysOfTrees.set(tree, ways);
  return ways;
}

const waysOfTrees = new WeakMap<Tree, readonly Way[]>();

/** One turn of a conversation, for telling by which ways it went. */
export interface Moved {
  before: ConversationState;
  event: ConversationEvent;
  effects: readonly ConversationEffect[];
}

/** The ways that a turn took. A leap, as to an objection answered from anywhere, is none. */
export function waysTaken(tree: Tree, { before, event, effects }: Moved): Way[] {
  const ways = waysIn(tree);
  const keys = keysOf(before, event);
  const asked = before.nodeId;
  const taken: Way[] = [];
  let from = asked;
  let isFirst = true;
  for (const effect of effects) {
    if (effect.type !== "move") continue;
    const to = effect.nodeId;
    const between = ways.filter((way) => way.from === from && way.to === to);
    const named = (candidates: readonly Way[]) =>
      keys.flatMap((key) => candidates.find(({ condition }) => condition === key) ?? [])[0];
    const way =
      (isFirst ? named(between) : undefined) ??
      between.find(({ condition }) => condition === null) ??
      between[0] ??
      // After an objection the answer counts that came together with it.
      (isFirst ? undefined : named(ways.filter((each) => each.from === asked && each.to === to)));
    if (way) taken.push(way);
    from = to;
    isFirst = false;
  }
  return taken;
}

/** What may name the way out of the node, the likeliest first. */
function keysOf(before: ConversationState, event: ConversationEvent): string[] {
  switch (event.type) {
    case "caller-spoke": {
      const { condition, alsoHeard } = event.reading;
      return [condition, ...alsoHeard.map((heard) => heard.condition)].filter(
        (key) => key !== null,
      );
    }
    case "caller-pressed":
      return [before.digits + event.digits];
    case "caller-fell-silent":
      return before.digits === "" ? [] : [before.digits];
    case "action-failed":
      return [FAILED];
    default:
      return [];
  }
}
