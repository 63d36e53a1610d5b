import type { DiscoveredIntent } from "../engine/result.ts";
import { middle } from "./cluster.ts";
import { gistsOf } from "./gists.ts";
import type { MissedGroup } from "./missed-group.ts";
import { pickExamples } from "./pick-examples.ts";
import { shown } from "./titles.ts";

const MOST_EXAMPLES = 5;

/** What the line got wrong: the tree understands it as it was said, and has nothing to learn from it. */
export function describeMisheard(missed: readonly MissedGroup[]): DiscoveredIntent {
  const { gists } = gistsOf(missed);
  const count = missed.reduce((sum, group) => sum + group.count, 0);
  const triggeredAt = new Map<string, number>();
  for (const { nodeId, count: times } of missed) {
    triggeredAt.set(nodeId, (triggeredAt.get(nodeId) ?? 0) + times);
  }
  const examples = pickExamples(gists, middle(gists), MOST_EXAMPLES);
  return {
    count,
    triggeredAt: Object.fromEntries(inOrder(triggeredAt)),
    advice: [{ code: "only-misheard", count, examples: shown(examples) }],
    examples,
    suggestions: [],
  };
}

function inOrder(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}
