import type { NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import { whyNot } from "@rufbaum/tree/editing";
import { graphOf, NODE_KINDS, NODE_SPECS } from "@rufbaum/tree/graph";
import { type Folded, fits, fold } from "../../search/fold.ts";
import { searchTree } from "../../search/search-tree.ts";

export interface Source {
  nodeId: string;
  conditionId: string | null;
}

/**
 * The nodes a way can be led to, the nearest first. With a filter those in which it occurs, and
 * before all others the ones whose titles are it or begin with it.
 */
export function connectTargets(tree: Tree, source: Source, filter: string): TreeNode[] {
  const graph = graphOf(tree);
  const from = graph.node(source.nodeId);
  if (!from) return [];
  const wanted = fold(filter.trim());
  const found = filter.trim() === "" ? null : new Set(searchTree(tree, filter));
  const { nodeId: sourceNodeId, conditionId } = source;
  return tree.nodes
    .filter(
      ({ id }) =>
        (!found || found.has(id)) &&
        whyNot(tree, { sourceNodeId, targetNodeId: id, conditionId }) === null,
    )
    .map((node) => ({ node, rank: rankOf(node.title, wanted), far: distance(from, node) }))
    .sort((a, b) => a.rank - b.rank || a.far - b.far)
    .map(({ node }) => node);
}

/** The kinds of which a new node can be led to; with a filter those in whose names it occurs. */
export function newTargets(filter: string, nameOf: (kind: NodeKind) => string): NodeKind[] {
  return NODE_KINDS.filter((kind) => NODE_SPECS[kind].ways.in && fits(nameOf(kind), filter));
}

function rankOf(title: string, { plain }: Folded): number {
  const own = fold(title).plain;
  if (own === plain) return 0;
  return own.startsWith(plain) ? 1 : 2;
}

/** What stands to the right is likelier to come next than what stands to the left. */
function distance(from: TreeNode, to: TreeNode): number {
  const x = to.position.x - from.position.x;
  const y = to.position.y - from.position.y;
  return Math.hypot(x < 0 ? 2 * x : x, y);
}
