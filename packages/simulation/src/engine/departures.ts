import type { Outcome, Tree } from "@rufbaum/tree";
import { graphOf, isSuccess } from "@rufbaum/tree/graph";
import type { SimulationResult } from "./result.ts";

/** Where the tree itself ended runs that came to no success. */
export interface Departure {
  from: string;
  /** The end they were led to; `null`: they were put through to somebody there. */
  to: string | null;
  outcome: Outcome;
  runs: number;
}

/** Where the tree let people go without a success, the most first: no failure, and lost all the same. */
export function departuresIn(
  { ways, nodes }: Pick<SimulationResult, "ways" | "nodes">,
  tree: Tree,
): Departure[] {
  const graph = graphOf(tree);
  const found = new Map<string, Departure>();
  for (const { from, to, count } of ways) {
    const end = graph.node(to);
    if (end?.type !== "end") continue;
    const outcome = end.outcome ?? graph.outcomeAssumed(to);
    if (isSuccess(outcome)) continue;
    const key = JSON.stringify([from, to]);
    const known = found.get(key) ?? { from, to, outcome, runs: 0 };
    found.set(key, { ...known, runs: known.runs + count });
  }
  for (const { id, type } of tree.nodes) {
    const { ends = 0, failures = 0 } = nodes[id] ?? {};
    if (type !== "action" || ends <= failures) continue;
    found.set(id, { from: id, to: null, outcome: "transferred", runs: ends - failures });
  }
  return [...found.values()].sort((one, other) => other.runs - one.runs);
}
