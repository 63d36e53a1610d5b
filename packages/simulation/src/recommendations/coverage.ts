import { graphOf, reachableFrom } from "@rufbaum/tree";
import { listed, percent, whole } from "../german.ts";
import type { Advice, Figures } from "./advice.ts";

const MOST_NAMED = 4;

/** With fewer runs it may be mere chance that nobody came by. */
const ENOUGH_RUNS = 100;

/** Nodes that cost work and that nobody reaches. */
export function adviseOnCoverage(figures: Figures): Advice[] {
  const { result, runs, tree } = figures;
  const { covered, total, missing } = result.coverage.nodes;
  if (missing.length === 0 || runs < ENOUGH_RUNS) return [];
  const cut = tree ? unreachable(figures, missing) : [];
  const open = missing.filter((id) => !cut.includes(id));
  const reached = `${whole(covered)} von ${whole(total)} Knoten (${percent((100 * covered) / total)}) werden in ${whole(runs)} Gesprächen erreicht`;
  return [
    ...(cut.length === 0
      ? []
      : [
          {
            text: `${reached}; zu ${named(figures, cut)} führt gar kein Weg. Verbinden oder löschen Sie, was niemand erreicht.`,
            points: 0.3,
          },
        ]),
    ...(open.length === 0
      ? []
      : [
          {
            text: `${reached}; zu ${named(figures, open)} kommt niemand, obwohl ein Weg dorthin führt. Prüfen Sie die Bedingungen davor, und geben Sie ihnen Beispiele.`,
            points: 0.2,
          },
        ]),
  ];
}

function unreachable({ tree }: Figures, missing: readonly string[]): string[] {
  if (!tree) return [];
  const graph = graphOf(tree);
  const entries = tree.nodes.filter(({ type, objection }) => type === "start" || objection?.global);
  const reached = reachableFrom(
    graph,
    entries.map(({ id }) => id),
  );
  return missing.filter((id) => !reached.has(id));
}

function named({ titleOf }: Figures, ids: readonly string[]): string {
  const shown = ids.slice(0, MOST_NAMED).map(titleOf);
  const rest = ids.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} und ${whole(rest)} weiteren` : listed(shown);
}
