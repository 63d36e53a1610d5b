import type { DiscoveredIntent } from "../engine/result.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { pickExamples } from "./pick-examples.ts";

const MOST_EXAMPLES = 8;
const MOST_NAMED = 6;

/** What was heard, asked about again and then answered as by all others: one line, and nothing to do. */
export function describeSpared(spared: readonly Candidate[]): DiscoveredIntent {
  const gists = spared.flatMap((one) => one.gists);
  return {
    count: spared.reduce((sum, { count }) => sum + count, 0),
    triggeredAt: Object.fromEntries(countByNode(gists)),
    advice: [
      {
        code: "nothing-lost",
        heard: spared.slice(0, MOST_NAMED).map(({ name, count }) => ({ name, count })),
      },
    ],
    examples: spared
      .flatMap((one) => pickExamples(one.gists, middle(one.gists), 1))
      .slice(0, MOST_EXAMPLES),
    suggestions: [],
  };
}
