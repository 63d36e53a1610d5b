import type { Tree } from "@rufbaum/tree";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { openTreeIdAtom, treeAtom } from "./editing.ts";
import { followEdits } from "./findings.ts";
import { openingAtom, openTree } from "./open-trees.ts";
import { useFirm } from "./use-firm.ts";
import { freshViewAtom } from "./view.ts";

export interface OpenTree {
  /** The tree of this id, as soon as it is open. */
  tree: Tree | null;
  isPending: boolean;
  error: unknown;
  refetch(): void;
}

/** Opens a tree in the builder. */
export function useOpenTree(id: string | null): OpenTree {
  const tree = useAtomValue(treeAtom);
  const opening = useAtomValue(openingAtom);
  const [openId, setOpenId] = useAtom(openTreeIdAtom);
  const isCurrent = openId === id;
  const freshView = useSetAtom(freshViewAtom);

  useEffect(followEdits, []);
  useFirm();
  useEffect(() => {
    if (id === null) {
      setOpenId(null);
      return;
    }
    freshView(id);
    void openTree(id);
  }, [id, freshView, setOpenId]);

  const isFailed = isCurrent && opening?.state === "failed";
  return {
    tree: isCurrent ? tree : null,
    isPending: id !== null && !isFailed && !(isCurrent && tree),
    error: isFailed ? opening.error : null,
    refetch: () => void (id !== null && openTree(id)),
  };
}
