import type { Tree } from "@rufbaum/tree";
import { outcomeOf } from "@rufbaum/tree/graph";
import type { Cause } from "./cause.ts";
import type { Counted } from "./find-causes.ts";

/** Ends of which nobody can tell what a call was that ends there, the most frequent first. */
export function silentEnds({ nodes: all }: Tree, { runs, nodes }: Counted): Cause[] {
  return all
    .flatMap((node) => {
      const count = nodes[node.id]?.ends ?? 0;
      const isTold = node.type !== "end" || node.outcome !== undefined;
      if (count === 0 || isTold || outcomeOf(node) !== "completed") return [];
      const { id: nodeId, title } = node;
      return [
        { code: "end-without-outcome" as const, nodeId, title: title || nodeId, count, runs },
      ];
    })
    .sort((one, other) => other.count - one.count);
}
