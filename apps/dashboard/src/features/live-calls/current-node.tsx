import type { TreeNode } from "@rufbaum/tree";
import { useMemo } from "react";
import { useTrees } from "../../api/trees.ts";
import { NodeChip } from "../trees/node-chip.tsx";

/** The nodes of a tree as it stands now, by id. */
export function useTreeNodes(treeId: string): ReadonlyMap<string, TreeNode> {
  const { data: trees } = useTrees();
  return useMemo(() => {
    const nodes = trees?.find(({ id }) => id === treeId)?.nodes ?? [];
    return new Map(nodes.map((node) => [node.id, node]));
  }, [trees, treeId]);
}

export function CurrentNode({
  treeId,
  nodeId,
  nodeTitle,
}: {
  treeId: string;
  nodeId: string | null;
  nodeTitle: string | null;
}) {
  const node = useTreeNodes(treeId).get(nodeId ?? "");
  const title = nodeTitle ?? node?.title;
  if (!title) return null;
  return (
    <p className="flex min-w-0">
      <NodeChip kind={node?.type ?? "message"} title={title} />
    </p>
  );
}
