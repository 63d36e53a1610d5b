import type { Tree } from "@rufbaum/tree";
import { useQuery } from "@tanstack/react-query";
import { treeQuery } from "../../../api/trees.ts";

/** The tree that is filtered by, with its nodes; `null` while it loads, where it is gone, and without one. */
export function useFilteredTree(treeId: string | null): Tree | null {
  const { data } = useQuery({ ...treeQuery(treeId ?? ""), enabled: treeId !== null });
  return data ?? null;
}
