import { type Advice, type Figures, failuresBy, worthOf } from "./advice.ts";
import { textFaultsAt } from "./text-faults.ts";

/** Failures for which what was said may be to blame. */
const REASONS = ["hung-up-impatient", "hung-up", "rejected", "angry", "goodbye"] as const;

/** What those meant who were led to an end for it, and might not have with better words. */
const TURNED_DOWN: ReadonlySet<string> = new Set(["refuses", "distrust", "price"]);

/** Visits for each run from which on a node is one that callers come back to. */
const COMES_BACK = 1.5;

/** Of those who hear the same again, so many stay if they don't have to. */
const STAYS = 0.5;

/** Where callers leave, and the text has what they mind: nothing is said of a text that has nothing. */
export function adviseOnTexts(figures: Figures): Advice[] {
  const left = leftAt(figures);
  return [...left].flatMap(([nodeId, { count }]): Advice[] => {
    const [fault] = textFaultsAt(figures, nodeId);
    const { runs, titleOf } = figures;
    const at = { title: titleOf(nodeId), count, runs };
    if (fault) {
      const { cost, ...told } = fault;
      return [
        { fact: { code: "text", ...at, fault: told }, nodeId, ...worthOf(figures, cost * count) },
      ];
    }
    return adviseOnReturns(figures, nodeId);
  });
}

/** Runs that were left or turned down at each node; at the start most do so whatever is said. */
function leftAt(figures: Figures): Map<string, { count: number }> {
  const left = new Map<string, { count: number }>();
  const add = (nodeId: string, count: number) => {
    const known = left.get(nodeId);
    if (known) known.count += count;
    else left.set(nodeId, { count });
  };
  for (const reason of REASONS) {
    for (const { nodeId, count } of failuresBy(figures, reason)) add(nodeId, count);
  }
  for (const { nodeId, concern, fate, count } of figures.result.raised ?? []) {
    if (fate === "led-off" && TURNED_DOWN.has(concern)) add(nodeId, count);
  }
  return left;
}

/** Who comes to the same question again and again loses patience with it. */
function adviseOnReturns(figures: Figures, nodeId: string): Advice[] {
  const { runs, titleOf, result } = figures;
  const [failed] = failuresBy(figures, "hung-up-impatient").filter((one) => one.nodeId === nodeId);
  const { visits = 0, runs: come = 0 } = result.nodes[nodeId] ?? {};
  const times = come > 0 ? visits / come : 0;
  if (!failed || times < COMES_BACK) return [];
  const { count } = failed;
  const fact = { code: "hung-up-impatient", title: titleOf(nodeId), count, runs, times } as const;
  return [{ fact, nodeId, ...worthOf(figures, STAYS * count) }];
}
