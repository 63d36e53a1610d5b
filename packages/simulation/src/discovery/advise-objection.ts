import { graphOf, type Tree } from "@rufbaum/tree";
import { type DiscoveryAdvice, MET_INTENTS, type MetIntent } from "./advice.ts";
import type { Candidate } from "./candidate.ts";
import { titleOf } from "./titles.ts";

/** How often something must be said at a node for the node to be spoken of. */
export const OFTEN_ENOUGH = 2;

const MOST_NODES = 4;

/** From so many nodes on, one answer for all of them is less work than a condition at each. */
const MANY_NODES = 3;

/** What is said at many places is best answered by one objection, where the tree can hear it. */
export function adviseObjection(
  tree: Tree,
  { name, intent, count }: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
): DiscoveryAdvice[] {
  const places = triggeredAt.filter(([, times]) => times >= OFTEN_ENOUGH);
  const nodes = places.length;
  if (intent === null) {
    if (nodes < MANY_NODES) return [];
    const most = places
      .slice(0, MOST_NODES)
      .map(([id, times]) => ({ title: titleOf(tree, id), count: times }));
    return [{ code: "answer-in-one-place", name, nodes, most }];
  }
  const objection = graphOf(tree).objections.get(intent);
  if (objection) {
    return [{ code: "reword-objection", title: objection.title || objection.id, count }];
  }
  if (isMetByItself(intent)) return [{ code: "met-by-itself", name, intent, count }];
  if (nodes < MANY_NODES || NO_OBJECTIONS.has(intent)) return [];
  return [{ code: "add-objection", name, nodes, count }];
}

/** Answers to a question, which nothing but the question's own ways can take. */
const NO_OBJECTIONS: ReadonlySet<string> = new Set([
  "Ja",
  "Nein",
  "Vielleicht",
  "appointment_accepted",
  "putting_through",
]);

/** An objection answers it, or the conversation does by itself: a condition would only be in the way. */
export function isMetAlready(tree: Tree, intent: string | null): boolean {
  return intent !== null && (graphOf(tree).objections.has(intent) || isMetByItself(intent));
}

function isMetByItself(intent: string): intent is MetIntent {
  return MET_INTENTS.some((met) => met === intent);
}
