import type { Tree, TreeNode } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { byCount } from "../engine/in-order.ts";
import { MOST_FIRST } from "../engine/tally.ts";
import type { Cause, WrongLine } from "./cause.ts";
import type { Counted } from "./find-causes.ts";
import type { WrongValueFault } from "./wrong-values.ts";

/** Fewer, and a smaller part of all successes, is what is misheard now and then. */
const FEWEST = 3;
const LEAST_SHARE = 0.01;

/** Values that successes keep and that are none, or others than were meant; what is wrong most often first. */
export function wrongSuccesses(tree: Tree, { wrong, successes, runs }: Counted): Cause[] {
  const graph = graphOf(tree);
  const byVariable = new Map<string, { nodeId: string; count: number; lines: KeptLine[] }>();
  for (const [key, { count, first }] of byCount(wrong)) {
    const [nodeId, variable, fault, said, kept] = JSON.parse(key) as Key;
    const known = byVariable.get(variable) ?? { nodeId, count: 0, lines: [] };
    byVariable.set(variable, known);
    known.count += count;
    known.lines.push({ fault, said, kept, count, first });
  }
  return byCount(byVariable)
    .filter(([, { count }]) => count >= FEWEST && count > LEAST_SHARE * successes)
    .map(([variable, { nodeId, count, lines }]) => ({
      ...{ code: "success-with-wrong-value" as const, nodeId, variable, count, successes, runs },
      title: graph.node(nodeId)?.title || nodeId,
      ...(isConfirmed(graph.node(nodeId)) && { isConfirmed: true }),
      examples: lines
        .flatMap(({ first }) => first)
        .sort((one, other) => one - other)
        .slice(0, MOST_FIRST),
      lines: lines.slice(0, MOST_FIRST).map(lineOf),
    }));
}

function isConfirmed(node: TreeNode | null): boolean {
  return node?.type === "input" && node.input?.confirm === true;
}

type Key = [nodeId: string, variable: string, fault: WrongValueFault, said: string, kept: string];

interface KeptLine {
  fault: WrongValueFault;
  said: string;
  kept: string;
  count: number;
  first: readonly number[];
}

function lineOf({ fault, said, kept, count, first }: KeptLine): WrongLine {
  return { fault, said, kept, count, run: first[0] ?? 0 };
}
