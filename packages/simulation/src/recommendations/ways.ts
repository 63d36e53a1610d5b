import { settingOf } from "@rufbaum/tree/graph";
import type { FailureReason } from "../engine/run.ts";
import { type Advice, type Figures, failuresBy, worthOf } from "./advice.ts";
import type { Recommendation } from "./recommendation.ts";

/** Failures that the shape of the tree makes, or a lack of ways out. */
const REASONS = ["silent", "loop", "too-long", "action-failed", "dead-end"] as const;

/** Where the tree itself lets a conversation down. */
export function adviseOnWays(figures: Figures): Advice[] {
  return REASONS.flatMap((reason) =>
    failuresBy(figures, reason).flatMap(({ nodeId, count }): Advice[] =>
      figures.isRare(count)
        ? []
        : [{ fact: factOf(reason, figures, nodeId, count), nodeId, ...worthOf(figures, count) }],
    ),
  );
}

function factOf(
  reason: (typeof REASONS)[number] & FailureReason,
  { result, runs, tree, titleOf }: Figures,
  nodeId: string,
  count: number,
): Recommendation {
  const at = { title: titleOf(nodeId), count, runs };
  const node = result.nodes[nodeId];
  if (reason === "silent") return { code: reason, ...at, silences: node?.silences ?? 0 };
  if (reason !== "loop") return { code: reason, ...at };
  const times = node && node.runs > 0 ? Math.round(node.visits / node.runs) : 0;
  const limit = tree ? settingOf(tree, "maxSteps") : null;
  return { code: reason, ...at, times: times > 1 ? times : null, limit };
}
