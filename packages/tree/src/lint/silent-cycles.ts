import { textOf } from "../content.ts";
import type { Graph } from "../graph.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { specOf } from "../nodes/registry.ts";
import type { TreeNode } from "../tree.ts";

/** Ways on which a conversation would go round for ever, neither speaking nor listening; one each. */
export function findSilentCycles({ tree, graph }: LintContext): TreeNode[][] {
  const cycles: TreeNode[][] = [];
  const done = new Set<string>();
  for (const start of tree.nodes) {
    if (done.has(start.id)) continue;
    // Depth first without recursion: a path of open nodes, each with the successors still to try.
    const path: { node: TreeNode; untried: string[] }[] = [];
    const open = new Map<string, number>();
    enter(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.untried.pop();
      if (next === undefined) {
        done.add(top.node.id);
        open.delete(top.node.id);
        path.pop();
        continue;
      }
      const place = open.get(next);
      if (place !== undefined) cycles.push(path.slice(place).map(({ node }) => node));
      else if (!done.has(next)) enter(graph.node(next));
    }

    function enter(node: TreeNode | null): void {
      if (!node) return;
      if (!isSilent(node, graph)) {
        done.add(node.id);
        return;
      }
      open.set(node.id, path.length);
      path.push({ node, untried: [...graph.successors(node.id)].reverse() });
    }
  }
  return cycles;
}

function isSilent(node: TreeNode, graph: Graph): boolean {
  return !graph.listens(node.id) && specOf(node).ways.out && textOf(node).trim() === "";
}
