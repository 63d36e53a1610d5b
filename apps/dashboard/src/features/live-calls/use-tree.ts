import type { Tree, TreeNode } from "@rufbaum/tree";
import { useMemo } from "react";
import { useTrees } from "../../api/trees.ts";
import type { PathStep } from "./path-chips.tsx";

/** A tree as it stands now; `null` when it is gone. */
export function useTree(treeId: string): Tree | null {
  const { data: trees } = useTrees();
  return trees?.find(({ id }) => id === treeId) ?? null;
}

/** The nodes behind a path of ids, as the tree stands now; one that is gone keeps its id as title. */
export function usePathSteps(tree: Tree | null, path: readonly string[]): PathStep[] {
  const nodes = useMemo(
    () => new Map<string, TreeNode>(tree?.nodes.map((node) => [node.id, node])),
    [tree],
  );
  return path.map((nodeId) => {
    const node = nodes.get(nodeId);
    return { nodeId, nodeTitle: node?.title ?? nodeId, nodeKind: node?.type ?? null };
  });
}
