import type { Graph, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, isSuccess, outcomeOf } from "@rufbaum/tree/graph";

/** Where the successes of a tree lie. */
export interface Goals {
  /** Ends that count as a success. */
  ends: readonly TreeNode[];
  /** Whether a way leads from this node to one of them that does not come by `question` again. */
  canReach(nodeId: string, question: string): boolean;
  /** Whether none leads there from the beginning. */
  isCutOff: boolean;
}

export function openGoals(tree: Tree): Goals {
  const graph = graphOf(tree);
  const ends = tree.nodes.filter((node) => node.type === "end" && isSuccess(outcomeOf(node)));
  const goals = new Set(ends.map(({ id }) => id));
  return {
    ends,
    canReach: (nodeId, question) => leadsTo(goals, graph, nodeId, question),
    isCutOff: ends.length > 0 && !leadsTo(goals, graph, graph.start?.id ?? "", null),
  };
}

function leadsTo(
  goals: ReadonlySet<string>,
  graph: Graph,
  nodeId: string,
  without: string | null,
): boolean {
  const seen = new Set([without]);
  const waiting = [nodeId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    if (goals.has(id)) return true;
    seen.add(id);
    waiting.push(...graph.successors(id));
  }
  return false;
}
