import type { Tree } from "@rufbaum/tree";
import { useMemo } from "react";
import type { PathNode, TranscriptMessage } from "../../api/live-messages.ts";
import { useTrees } from "../../api/trees.ts";
import { pathSteps } from "./path-steps.ts";

/** A tree as it stands now; `null` when it is gone. */
export function useTree(treeId: string): Tree | null {
  const { data: trees } = useTrees();
  return trees?.find(({ id }) => id === treeId) ?? null;
}

/** `pathSteps`, found anew only when something of it has changed. */
export function usePathSteps(
  tree: Tree | null,
  path: readonly string[],
  said: readonly TranscriptMessage[],
): PathNode[] {
  return useMemo(() => pathSteps(tree, path, said), [tree, path, said]);
}
