import { type Advice, type Figures, failuresBy, worthOf } from "./advice.ts";
import type { PlainFailure } from "./recommendation.ts";

/** Of those who are angry, or do not know what is asked, better words keep so many at best. */
const KEPT = 0.3;

/** Of those who want a human, so many speak to one if there is one. */
const PUT_THROUGH = 0.5;

/**
 * Where callers leave for something that the tree does. Who hangs up or says goodbye in the middle of a
 * text that nothing is wrong with does so whatever is said: of that there is no advice.
 */
export function adviseOnCallers(figures: Figures): Advice[] {
  return [
    ...adviseOn(figures, "hung-up", (nodeId) => asksNothing(figures, nodeId)),
    ...adviseOn(figures, "angry", (nodeId) => asksAgain(figures, nodeId)),
    ...adviseOn(figures, "wants-human", () => true),
  ];
}

function adviseOn(
  figures: Figures,
  code: PlainFailure & ("hung-up" | "angry" | "wants-human"),
  isSo: (nodeId: string) => boolean,
): Advice[] {
  const { runs, titleOf, node } = figures;
  return failuresBy(figures, code).flatMap(({ nodeId, count }): Advice[] => {
    // Who puts the phone down at the greeting has not heard anything that could be put better.
    if (node(nodeId)?.type === "start" || !isSo(nodeId)) return [];
    const fact = { code, title: titleOf(nodeId), count, runs };
    const { points, won } = worthOf(figures, KEPT * count);
    return [{ fact, nodeId, points, won: code === "wants-human" ? PUT_THROUGH * count : won }];
  });
}

function asksNothing({ textOf }: Figures, nodeId: string): boolean {
  return !(textOf(nodeId) ?? "?").includes("?");
}

/** Visits for each run from which on callers are asked the same again. */
const AGAIN = 1.2;

function asksAgain({ result }: Figures, nodeId: string): boolean {
  const { visits = 0, runs = 0 } = result.nodes[nodeId] ?? {};
  return visits > runs * AGAIN;
}
