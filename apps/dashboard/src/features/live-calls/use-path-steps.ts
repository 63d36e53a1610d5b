import type { Tree } from "@rufbaum/tree";
import { useMemo } from "react";
import type { PathNode, TranscriptMessage } from "../../api/live-messages.ts";
import { pathSteps } from "./path-steps.ts";

/** `pathSteps`, found anew only when something of it has changed. */
export function usePathSteps(
  tree: Tree | null,
  path: readonly string[],
  said: readonly TranscriptMessage[],
): PathNode[] {
  return useMemo(() => pathSteps(tree, path, said), [tree, path, said]);
}
