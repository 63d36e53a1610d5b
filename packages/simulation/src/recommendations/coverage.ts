import { graphOf, reachableFrom } from "@rufbaum/tree";
import type { Advice, Figures } from "./advice.ts";

const MOST_NAMED = 4;

/** With fewer runs it may be mere chance that nobody came by. */
const ENOUGH_RUNS = 100;

/** Nodes that cost work and that nobody reaches. */
export function adviseOnCoverage(figures: Figures): Advice[] {
  const { result, runs, tree, titleOf, node } = figures;
  const { covered, total, missing } = result.coverage.nodes;
  if (missing.length === 0 || runs < ENOUGH_RUNS) return [];
  const cut = tree ? unreachable(figures, missing) : [];
  // What nobody objects to is no fault of the tree.
  const open = missing.filter((id) => !cut.includes(id) && node(id)?.type !== "objection");
  const told = (code: "no-way-there" | "never-reached", ids: readonly string[], points: number) => {
    if (ids.length === 0) return [];
    const titles = ids.slice(0, MOST_NAMED).map(titleOf);
    const more = ids.length - titles.length;
    return [{ fact: { code, covered, total, runs, titles, more }, points }];
  };
  return [...told("no-way-there", cut, 0.3), ...told("never-reached", open, 0.2)];
}

function unreachable({ tree }: Figures, missing: readonly string[]): string[] {
  if (!tree) return [];
  const graph = graphOf(tree);
  const reached = reachableFrom(graph, graph.entries);
  return missing.filter((id) => !reached.has(id));
}
