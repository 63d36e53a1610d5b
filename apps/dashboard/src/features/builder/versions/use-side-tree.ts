import type { Tree } from "@rufbaum/tree";
import { useAtomValue } from "jotai";
import { useDeferredValue, useEffect } from "react";
import { useVersion } from "../../../api/tree-versions.ts";
import { treeAtom } from "../editor/editing.ts";
import type { Side } from "./side.ts";
import { renewIfUnknown, versionErrorText } from "./version-error.ts";

export interface SideTree {
  tree: Tree | null;
  /** Why it can't be shown, in words. */
  error: string | null;
  retry(): void;
}

/** One side of a comparison: a version as it was published, or the draft as it is now. */
export function useSideTree(treeId: string, side: Side): SideTree {
  const draft = useDeferredValue(useAtomValue(treeAtom));
  const version = useVersion(treeId, side === "draft" ? null : side);
  const { error } = version;
  useEffect(() => renewIfUnknown(error, treeId), [error, treeId]);
  if (side === "draft") return { tree: draft, error: null, retry: () => {} };
  return {
    tree: version.data?.tree ?? null,
    error: error && versionErrorText(error),
    retry: () => void version.refetch(),
  };
}
