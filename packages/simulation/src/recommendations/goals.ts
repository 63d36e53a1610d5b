import { graphOf, reachableFrom } from "@rufbaum/tree";
import { OUTCOME_NAMES } from "@rufbaum/tree/graph";
import { isSuccess } from "../engine/success.ts";
import { quoted } from "../german.ts";
import { type Advice, FIRST, type Figures, share } from "./advice.ts";

/** A tree without an end that counts as success can't have any. */
export function adviseOnGoals({ tree, result, runs, titleOf }: Figures): Advice[] {
  if (!tree || runs === 0 || result.rates.success.count > 0) return [];
  const goals = tree.nodes.filter(({ outcome }) => outcome !== undefined && isSuccess(outcome));
  if (goals.length === 0) {
    return [
      {
        text: `${share(0, runs)} sind ein Erfolg: Kein Ende von ${quoted(tree.name)} zählt als solcher. Geben Sie dem Ende, das Sie erreichen wollen, das Ergebnis ${quoted(OUTCOME_NAMES.appointment)} oder ${quoted(OUTCOME_NAMES.success)}.`,
        points: FIRST,
      },
    ];
  }
  const graph = graphOf(tree);
  const reached = reachableFrom(graph, graph.start ? [graph.start.id] : []);
  const lost = goals.filter(({ id }) => !reached.has(id));
  if (lost.length < goals.length) return [];
  const [goal] = lost;
  return [
    {
      text: `${share(0, runs)} sind ein Erfolg: Zu ${titleOf(goal?.id ?? "")} führt kein Weg. Verbinden Sie das Ende mit dem Schritt davor.`,
      points: FIRST,
    },
  ];
}
