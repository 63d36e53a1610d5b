import type { Tree } from "@rufbaum/tree";
import type { PathNode, TranscriptMessage } from "../../api/live-messages.ts";

/**
 * The nodes behind a path of ids, as the tree stands now. One that is gone, or is of the built-in
 * tree, has the title under which something was said at it, else its id.
 */
export function pathSteps(
  tree: Pick<Tree, "nodes"> | null,
  path: readonly string[],
  said: readonly Pick<TranscriptMessage, "metadata">[],
): PathNode[] {
  const nodes = new Map(tree?.nodes.map((node) => [node.id, node]));
  const titles = new Map<string, string>();
  for (const { metadata } of said) {
    if (metadata?.nodeId && metadata.nodeTitle) titles.set(metadata.nodeId, metadata.nodeTitle);
  }
  return path.map((nodeId) => {
    const node = nodes.get(nodeId);
    const nodeTitle = node?.title ?? titles.get(nodeId) ?? nodeId;
    return { nodeId, nodeTitle, nodeKind: node?.type ?? null };
  });
}
