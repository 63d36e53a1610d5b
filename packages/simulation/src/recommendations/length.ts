import { graphOf } from "@rufbaum/tree";
import type { Advice, Figures } from "./advice.ts";
import type { TimesAt } from "./recommendation.ts";

/** A conversation that has so many steps is a short one, and one that has more than these a long one. */
const FEW_STEPS = 3;
const MANY_STEPS = 10;

/** Shares of runs from which on length is worth a word. Percent. */
const MANY_LONG = 30;
const MANY_SHORT = 40;

/** Conversations that are over at once, and those that do not come to an end. */
export function adviseOnLength(figures: Figures): Advice[] {
  return [...adviseBounces(figures), ...adviseLongOnes(figures)];
}

function adviseBounces(figures: Figures): Advice[] {
  const { count, percent: rate } = figures.result.rates.bounce;
  if (rate < MANY_SHORT || isShort(figures)) return [];
  const { runs } = figures;
  const most = endsMost(figures);
  return [
    { fact: { code: "short-runs", count, runs, steps: FEW_STEPS, most }, points: 0.1 * rate },
  ];
}

/** A tree all of whose ends are near can't be blamed for short conversations. */
function isShort({ tree }: Figures): boolean {
  if (tree === null) return false;
  const graph = graphOf(tree);
  const reached = new Set(graph.start ? [graph.start.id] : []);
  for (let step = 1; step < FEW_STEPS; step += 1) {
    for (const id of [...reached]) {
      for (const next of graph.successors(id)) reached.add(next);
    }
  }
  return tree.nodes.every(({ id, type }) => type !== "end" || reached.has(id));
}

function endsMost({ result, titleOf, node }: Figures): TimesAt | null {
  const [most] = Object.entries(result.nodes)
    .filter(([id]) => node(id)?.type !== "end")
    .sort(([one, a], [other, b]) => b.ends - a.ends || (one < other ? -1 : 1));
  if (!most || most[1].ends === 0) return null;
  return { title: titleOf(most[0]), count: most[1].ends };
}

function adviseLongOnes({ result, runs }: Figures): Advice[] {
  const long = result.pathLengths.slice(MANY_STEPS + 1).reduce((sum, count) => sum + count, 0);
  const rate = runs > 0 ? (100 * long) / runs : 0;
  if (rate < MANY_LONG) return [];
  const { averagePathLength: average, duration } = result;
  const figures = { percent: rate, steps: MANY_STEPS, average, seconds: duration.average };
  return [{ fact: { code: "long-runs", ...figures }, points: 0.05 * rate }];
}
