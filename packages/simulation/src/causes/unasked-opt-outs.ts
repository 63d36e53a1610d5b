import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { byCount } from "../engine/in-order.ts";
import { MOST_FIRST } from "../engine/tally.ts";
import type { Cause } from "./cause.ts";
import type { Counted } from "./find-causes.ts";

/** Where callers are taken to want no more calls who have not asked for that, the most frequent first. */
export function unaskedOptOuts(tree: Tree, { unasked, runs }: Counted): Cause[] {
  const graph = graphOf(tree);
  const byNode = new Map<string, { count: number; lines: OptOutLine[] }>();
  for (const [key, { count, first }] of byCount(unasked)) {
    const [nodeId, said, text] = JSON.parse(key) as [string, string, string];
    const known = byNode.get(nodeId) ?? { count: 0, lines: [] };
    byNode.set(nodeId, known);
    known.count += count;
    known.lines.push({ said, text, count, first });
  }
  return byCount(byNode).map(([nodeId, { count, lines }]) => ({
    ...{ code: "opt-out-unasked" as const, nodeId, title: graph.node(nodeId)?.title || nodeId },
    ...{ count, runs },
    examples: lines
      .flatMap(({ first }) => first)
      .sort((one, other) => one - other)
      .slice(0, MOST_FIRST),
    lines: lines
      .slice(0, MOST_FIRST)
      .map(({ first, ...line }) => ({ ...line, run: first[0] ?? 0 })),
  }));
}

interface OptOutLine {
  said: string;
  text: string;
  count: number;
  first: readonly number[];
}
