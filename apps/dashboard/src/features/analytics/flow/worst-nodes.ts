import type { SimulationResult } from "@rufbaum/simulation";
import { reachedIn } from "@rufbaum/simulation/result";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { failureShare, TOLD_FROM } from "../../drawing/failure-share.ts";

const MOST = 3;
/** Of all conversations so many have to come to a node, lest one unlucky one of a dozen be the worst. */
const LEAST_RUNS = 0.05;

export interface WorstNode {
  node: TreeNode;
  runs: number;
  failures: number;
  /** Of those who came there, 0 to 1. */
  share: number;
}

/** The nodes at which the largest share of those fails who come there, the worst first. */
export function worstNodes(
  { nodes }: Pick<Tree, "nodes">,
  result: Pick<SimulationResult, "totalRuns" | "mailboxes" | "nodes">,
): WorstNode[] {
  const least = LEAST_RUNS * reachedIn(result);
  return nodes
    .flatMap((node): WorstNode[] => {
      const { runs = 0, failures = 0 } = result.nodes[node.id] ?? {};
      const share = failureShare({ runs, failures });
      return runs >= least && share >= TOLD_FROM ? [{ node, runs, failures, share }] : [];
    })
    .sort((a, b) => b.share - a.share || b.failures - a.failures)
    .slice(0, MOST);
}
