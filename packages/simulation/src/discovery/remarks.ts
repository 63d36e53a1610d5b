import type { DiscoveredIntent } from "../engine/result.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { pickExamples } from "./pick-examples.ts";
import { shown } from "./titles.ts";

/** Said at so many nodes, nowhere for this part of the time, and about no theme. */
const EVERYWHERE = 4;
const NOWHERE_OFTEN = 0.55;
const ABOUT_SOMETHING = 0.4;

const MOST_EXAMPLES = 8;

/** "Der Hund bellt wieder": said by the way, wherever one is, and in answer to nothing. */
export function isRemark({ intent, gists, count }: Candidate): boolean {
  if (intent !== null) return false;
  const triggeredAt = countByNode(gists);
  const [, most] = triggeredAt[0] ?? ["", 0];
  if (triggeredAt.length < EVERYWHERE || most >= count * NOWHERE_OFTEN) return false;
  let about = 0;
  for (const { members, count: times } of gists) {
    if (members[0]?.words.some(({ isAboutSomething }) => isAboutSomething)) about += times;
  }
  return about < count * ABOUT_SOMETHING;
}

/** All remarks as one: each for itself would only hide what matters. */
export function describeRemarks(remarks: readonly Candidate[]): DiscoveredIntent {
  const count = remarks.reduce((sum, remark) => sum + remark.count, 0);
  const triggeredAt = countByNode(remarks.flatMap(({ gists }) => gists));
  const examples = remarks
    .flatMap(({ gists }) => pickExamples(gists, middle(gists), 1))
    .slice(0, MOST_EXAMPLES);
  return {
    count,
    triggeredAt: Object.fromEntries(triggeredAt),
    advice: [{ code: "said-by-the-way", count, examples: shown(examples) }],
    examples,
    suggestions: [],
  };
}
