import { type Advice, type Figures, failuresBy, pointsFor } from "./advice.ts";
import type { PlainFailure } from "./recommendation.ts";

/** Of those who do not want to, better words win so many at best. */
const WON_OVER = 0.3;

/** Failures that the caller brings about. */
const REASONS: readonly PlainFailure[] = ["hung-up", "rejected", "goodbye", "angry", "wants-human"];

/** Where callers do not want to go on. */
export function adviseOnCallers(figures: Figures): Advice[] {
  const { runs, titleOf, isRare, node } = figures;
  return REASONS.flatMap((code) =>
    failuresBy(figures, code).flatMap(({ nodeId, count }): Advice[] => {
      // Who puts the phone down at the greeting has not heard anything that could be put better.
      if (isRare(count) || node(nodeId)?.type === "start") return [];
      const points = WON_OVER * pointsFor(figures, count);
      return [{ fact: { code, title: titleOf(nodeId), count, runs }, points }];
    }),
  );
}
