import { graphOf } from "@rufbaum/tree";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { intentsMeantBy } from "../caller/ways/meant-by.ts";
import { MET_INTENTS } from "../discovery/advice.ts";
import { CONCERN_NAMES } from "../discovery/concern-names.ts";
import { INTENT_NAMES } from "../discovery/intent-names.ts";
import { isPlainGerman } from "../discovery/plain-german.ts";
import type { SaidWithoutWay } from "../engine/without-way.ts";
import type { Figures } from "./advice.ts";
import type { ReplyRemedy } from "./recommendation.ts";

const MOST_NAMED = 3;

/** Of those who say what there is no way for, so many go on where there is one. */
const GO_ON = 0.5;

/** What callers say at a node that has no way for it, where that is no mere talk, the most frequent first. */
export function waysFor(
  figures: Figures,
  nodeId: string,
  least: number,
): { remedy: ReplyRemedy; mends: number } | null {
  const heard = (figures.result.withoutWay ?? [])
    .filter((one) => one.nodeId === nodeId && one.count >= least && !hasWay(figures, one))
    .slice(0, MOST_NAMED);
  if (heard.length === 0) return null;
  return {
    remedy: {
      code: "give-ways",
      heard: heard.map(({ topic, count, examples }) => ({
        ...{ name: nameOf(topic), count },
        example: examples.find(isPlainGerman) ?? examples[0] ?? "",
      })),
    },
    mends: GO_ON * heard.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A condition counts it, an objection of the tree answers it, or the conversation does something about it. */
function hasWay({ tree }: Figures, { nodeId, topic }: SaidWithoutWay): boolean {
  if (tree === null || topic === "value") return false;
  const graph = graphOf(tree);
  const counted = graph
    .conditions(nodeId)
    .flatMap(({ condition, counts = [] }) => [...meaningOf(condition).intents, ...counts]);
  return intentsMeantBy(topic).some(
    (intent) =>
      counted.includes(intent) ||
      graph.objections.has(intent) ||
      MET_INTENTS.some((met) => met === intent),
  );
}

function nameOf(topic: SaidWithoutWay["topic"]): string | null {
  if (topic === "value") return null;
  const [nearest = ""] = intentsMeantBy(topic);
  return CONCERN_NAMES[topic] ?? INTENT_NAMES[nearest] ?? null;
}
