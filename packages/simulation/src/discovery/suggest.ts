import type { Tree } from "@rufbaum/tree";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { DiscoveredIntent } from "../engine/result.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { conditionRemedies } from "./condition-remedies.ts";
import { entryRemedies } from "./entry-remedies.ts";
import type { Gists } from "./gists.ts";
import type { Traffic } from "./loss.ts";
import { mostHeard } from "./most-heard.ts";
import { pickExamples } from "./pick-examples.ts";
import { likenessTo } from "./vectors.ts";

const MOST_EXAMPLES = 8;

/** What groups are held against: each other, what words mean, and what became of others. */
export interface Judging {
  vectorOf: Gists["vectorOf"];
  sentences: SentenceReader;
  traffic: Traffic;
}

/**
 * What could be done about an intent, as advice and as edits; `null` where that is nothing, and "spared"
 * where it is nothing that anybody was lost for.
 */
export function describe(
  tree: Tree,
  candidate: Candidate,
  { vectorOf, sentences, traffic }: Judging,
): DiscoveredIntent | "spared" | null {
  const triggeredAt = countByNode(candidate.gists);
  const direction = middle(candidate.gists);
  const likeness = (text: string) => likenessTo(direction, vectorOf(text));
  const heard = mostHeard(candidate.gists);
  const about = { direction, likeness, sentences, heard, ...traffic };
  const { isSpared, ...remedies } =
    entryRemedies(tree, candidate, triggeredAt, about) ??
    conditionRemedies(tree, candidate, triggeredAt, about);
  if (remedies.advice.length === 0) return isSpared ? "spared" : null;
  return {
    count: candidate.count,
    triggeredAt: Object.fromEntries(triggeredAt),
    ...remedies,
    examples: pickExamples(candidate.gists, direction, MOST_EXAMPLES),
  };
}
