import type {
  ConversationEffect,
  ConversationEvent,
  ConversationState,
} from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { FAILED } from "@rufbaum/tree/graph";
import { type NamedWay, waysThrough } from "../engine/coverage.ts";

/** All ways of a tree, in its order; the same that simulations count. */
export function waysIn(tree: Tree): readonly NamedWay[] {
  const known = waysOfTrees.get(tree);
  if (known) return known;
  const ways = waysThrough(tree);
  waysOfTrees.set(tree, ways);
  return ways;
}

const waysOfTrees = new WeakMap<Tree, readonly NamedWay[]>();

/** One turn of a conversation, for telling by which ways it went. */
export interface Moved {
  before: ConversationState;
  event: ConversationEvent;
  effects: readonly ConversationEffect[];
}

/** The ways that a turn took. A leap, as to an objection answered from anywhere, is none. */
export function waysTaken(tree: Tree, { before, event, effects }: Moved): NamedWay[] {
  const ways = waysIn(tree);
  const keys = keysOf(before, event);
  const asked = before.nodeId;
  const taken: NamedWay[] = [];
  let from = asked;
  let isFirst = true;
  for (const effect of effects) {
    if (effect.type !== "move") continue;
    const to = effect.nodeId;
    const between = ways.filter((way) => way.from === from && way.to === to);
    const named = (candidates: readonly NamedWay[]) =>
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
