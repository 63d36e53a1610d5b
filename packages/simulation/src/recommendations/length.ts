import { graphOf, outcomeSpec } from "@rufbaum/tree/graph";
import { wordsOf } from "../caller/agent-words.ts";
import { pathIds } from "../engine/path-ids.ts";
import { type Advice, type Figures, failuresBy, worthOf } from "./advice.ts";
import type { TimesAt } from "./recommendation.ts";

/** A conversation that has so many steps is a short one, and one that has more than these a long one. */
const FEW_STEPS = 3;
const MANY_STEPS = 10;

/** Shares of runs from which on length is worth a word. Percent. */
const MANY_LONG = 30;
const MANY_SHORT = 40;

/** Of those who lose patience, so many stay where it is shorter. */
const STAYS = 0.3;

/** Conversations that are over at once, and those that do not come to an end. */
export function adviseOnLength(figures: Figures): Advice[] {
  return [...adviseBounces(figures), ...adviseLongOnes(figures)];
}

/** Who is to be called another time, or has got papers, may well be done in a few steps. */
function adviseBounces(figures: Figures): Advice[] {
  const { runs, result } = figures;
  const places = shortPlaces(figures);
  const settled = places.reduce((sum, { isSettled, count }) => sum + (isSettled ? count : 0), 0);
  const count = result.rates.bounce.count - settled;
  const rate = runs > 0 ? (100 * count) / runs : 0;
  if (rate < MANY_SHORT || isShort(figures) || isIntroduced(figures)) return [];
  const most = endsMost(figures, places);
  return [
    { fact: { code: "short-runs", count, runs, steps: FEW_STEPS, most }, points: 0.1 * rate },
  ];
}

/** Where runs of few steps were last, and whether something came of them. */
interface ShortPlace {
  nodeId: string;
  count: number;
  isSettled: boolean;
}

/** None where the tree is not known: then neither are its ends. */
function shortPlaces({ result, tree }: Figures): ShortPlace[] {
  if (tree === null) return [];
  const graph = graphOf(tree);
  return Object.entries(result.pathAnalysis).flatMap(([path, { count }]): ShortPlace[] => {
    const ids = pathIds(tree, path);
    const [last = "", before] = [ids.at(-1), ids.at(-2)];
    if (ids.length > FEW_STEPS) return [];
    const end = graph.node(last);
    if (end?.type !== "end") return [{ nodeId: last, count, isSettled: false }];
    const group = outcomeSpec(end.outcome ?? graph.outcomeAssumed(last))?.group;
    const isSettled = group === "success" || group === "interest";
    return [{ nodeId: before ?? last, count, isSettled }];
  });
}

/** Whether the first words say who calls and what for: then they are not to blame. */
function isIntroduced({ tree, textOf }: Figures): boolean {
  const start = tree?.nodes.find(({ type }) => type === "start");
  return start !== undefined && wordsOf(textOf(start.id) ?? "").introduces;
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

function endsMost({ titleOf }: Figures, places: readonly ShortPlace[]): TimesAt | null {
  const counts = new Map<string, number>();
  for (const { nodeId, count, isSettled } of places) {
    if (!isSettled) counts.set(nodeId, (counts.get(nodeId) ?? 0) + count);
  }
  const [most] = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return most ? { title: titleOf(most[0]), count: most[1] } : null;
}

/** Length alone is no fault: it is one where people lose patience. */
function adviseLongOnes(figures: Figures): Advice[] {
  const { result, runs } = figures;
  const long = result.pathLengths.slice(MANY_STEPS + 1).reduce((sum, count) => sum + count, 0);
  const rate = runs > 0 ? (100 * long) / runs : 0;
  if (rate < MANY_LONG) return [];
  const { averagePathLength: average, duration } = result;
  const told = { percent: rate, steps: MANY_STEPS, average, seconds: duration.average };
  const impatient = failuresBy(figures, "hung-up-impatient");
  const left = impatient.reduce((sum, { count }) => sum + count, 0);
  return [{ fact: { code: "long-runs", ...told }, ...worthOf(figures, STAYS * left) }];
}
