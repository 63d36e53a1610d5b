import { graphOf } from "@rufbaum/tree";
import { decimal, percent, verb, whole } from "../german.ts";
import { type Advice, type Figures, share } from "./advice.ts";

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
  const where = endsMost(figures);
  return [
    {
      text: `${share(count, figures.runs)} ${verb(count, "ist", "sind")} nach höchstens ${FEW_STEPS} Schritten vorbei${where}. Sagen Sie im ersten Satz, worum es geht, und fragen Sie früher etwas.`,
      points: 0.1 * rate,
    },
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

function endsMost({ result, titleOf, node }: Figures): string {
  const [most] = Object.entries(result.nodes)
    .filter(([id]) => node(id)?.type !== "end")
    .sort(([one, a], [other, b]) => b.ends - a.ends || (one < other ? -1 : 1));
  if (!most || most[1].ends === 0) return "";
  return `, die meisten bei ${titleOf(most[0])} (${whole(most[1].ends)}-mal)`;
}

function adviseLongOnes({ result, runs }: Figures): Advice[] {
  const long = result.pathLengths.slice(MANY_STEPS + 1).reduce((sum, count) => sum + count, 0);
  const rate = runs > 0 ? (100 * long) / runs : 0;
  if (rate < MANY_LONG) return [];
  return [
    {
      text: `${percent(rate)} der Gespräche haben mehr als ${MANY_STEPS} Schritte (im Schnitt ${decimal(result.averagePathLength)}; ${whole(result.duration.average)} Sekunden). Fassen Sie Fragen zusammen, oder fragen Sie weniger.`,
      points: 0.05 * rate,
    },
  ];
}
