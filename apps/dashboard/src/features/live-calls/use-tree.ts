import type { Tree } from "@rufbaum/tree";
import { useMemo } from "react";
import type { PathNode } from "../../api/live-messages.ts";
import { useTrees } from "../../api/trees.ts";

/** A tree as it stands now; `null` when it is gone. */
export function useTree(treeId: string): Tree | null {
  const { data: trees } = useTrees();
  return trees?.find(({ id }) => id === treeId) ?? null;
}

/** The nodes behind a path of ids, as the tree stands now; one that is gone keeps its id as title. */
export function usePathSteps(tree: Tree | null, path: readonly string[]): PathNode[] {
  return useMemo(() => {
    const nodes = new Map(tree?.nodes.map((node) => [node.id, node]));
    return path.map((nodeId) => {
      const node = nodes.get(nodeId);
      return { nodeId, nodeTitle: node?.title ?? nodeId, nodeKind: node?.type ?? null };
    });
  }, [tree, path]);
}
