import { graphOf, type NodeFields, reachableFrom } from "@rufbaum/tree";
import { isSuccess } from "@rufbaum/tree/graph";
import { type Advice, FIRST, type Figures } from "./advice.ts";

/** A tree without an end that counts as success can't have any. */
export function adviseOnGoals({ tree, result, runs, titleOf }: Figures): Advice[] {
  if (!tree || runs === 0 || result.rates.success.count > 0) return [];
  const goals = tree.nodes.filter(
    ({ outcome }: NodeFields) => outcome !== undefined && isSuccess(outcome),
  );
  if (goals.length === 0) {
    return [{ fact: { code: "no-goal", runs, treeName: tree.name }, points: FIRST }];
  }
  // Told with what cuts it off, where that was looked for.
  if ((result.causes ?? []).length > 0) return [];
  const graph = graphOf(tree);
  const reached = reachableFrom(graph, graph.start ? [graph.start.id] : []);
  const lost = goals.filter(({ id }) => !reached.has(id));
  if (lost.length < goals.length) return [];
  const [goal] = lost;
  const title = titleOf(goal?.id ?? "");
  return [{ fact: { code: "goal-cut-off", runs, title }, points: FIRST }];
}
