import { collectedBy } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";
import type { Cause } from "./cause.ts";
import type { Counted } from "./find-causes.ts";

/** Fewer of them, or a smaller part of all, are what people leave out: an address now and then, hardly a day. */
const FEWEST = 3;
const LEAST_SHARE = 0.1;
const LEAST_SHARE_OF_DAYS = 0.03;

/** What successes asked for and have not, the most frequent first. */
export function hollowSuccesses(tree: Tree, { open, successes, runs }: Counted): Cause[] {
  const graph = graphOf(tree);
  const asking = new Map(collectedBy(tree).map(({ name, asking: [first] }) => [name, first]));
  const leastOf = (variable: string) => {
    const node = graph.node(asking.get(variable) ?? "");
    const kind = node === null ? null : specOf(node).wants?.(node, graph);
    return (
      (kind === "date" || kind === "time" || kind === "date-time"
        ? LEAST_SHARE_OF_DAYS
        : LEAST_SHARE) * successes
    );
  };
  return [...open]
    .filter(([variable, { count }]) => count >= FEWEST && count >= leastOf(variable))
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([variable, { count, first }]) => {
      const nodeId = asking.get(variable) ?? "";
      return {
        ...{ code: "success-without-value" as const, nodeId, variable, count, successes, runs },
        title: graph.node(nodeId)?.title || nodeId,
        examples: first,
      };
    });
}
