import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { SimulationResult } from "./result.ts";

/** A condition of a node that callers came to, and that hardly any of them meant. */
export interface HardlyTried {
  nodeId: string;
  condition: string;
  /** Replies that meant it, and those that meant any condition of the node. */
  meant: number;
  of: number;
}

/** A share below which nobody can tell how a condition is understood, however many say it. */
const RARE_SHARE = 0.01;

/** Fewer say little, where most meant something else. */
const FEW = 20;
const SMALL_SHARE = 0.05;

/**
 * What a simulation says little of though it came by: the conditions that nobody meant, then those that few
 * did. Keys to press and expressions, which nobody says, are none of them. Results of older versions do
 * not tell.
 */
export function hardlyTried(
  { understood, untested = [], nodes }: SimulationParts,
  tree: Tree,
): HardlyTried[] {
  if (understood === undefined) return [];
  const graph = graphOf(tree);
  return tree.nodes
    .filter(({ id }) => graph.listens(id) && !untested.includes(id) && (nodes[id]?.visits ?? 0) > 0)
    .flatMap(({ id }) => {
      const of = understood[id]?.rate.of ?? 0;
      return graph
        .conditions(id)
        .filter(
          ({ condition, expression = "" }) => !KEYS.test(condition) && expression.trim() === "",
        )
        .map(({ condition }): HardlyTried => {
          const meant = understood[id]?.conditions[condition]?.rate.of ?? 0;
          return { nodeId: id, condition, meant, of };
        });
    })
    .filter(({ meant, of }) => meant === 0 || isRare(meant / of, meant))
    .sort((one, other) => one.meant - other.meant || other.of - one.of);
}

type SimulationParts = Pick<SimulationResult, "understood" | "untested" | "nodes">;

const KEYS = /^\s*[\d*#]+\s*$/;

function isRare(share: number, meant: number): boolean {
  return share < RARE_SHARE || (meant < FEW && share < SMALL_SHARE);
}
