import { atom, useAtomValue } from "jotai";
import { type TreeEntry, useTrees } from "../api/trees.ts";

/** The tree somebody chose, by id; `null` leaves it to the default. */
export const chosenTreeAtom = atom<string | null>(null);

/** The node that the canvas is to show once it is there, with its tree. */
export const wantedNodeAtom = atom<{ treeId: string; nodeId: string } | null>(null);

/** The chosen tree while it exists, else the first active one, else the first. */
export function selectTree(trees: readonly TreeEntry[], chosen: string | null): TreeEntry | null {
  return (
    trees.find(({ id }) => id === chosen) ??
    trees.find(({ isActive }) => isActive) ??
    trees[0] ??
    null
  );
}

export function useSelectedTree(): TreeEntry | null {
  const { data: trees = [] } = useTrees();
  return selectTree(trees, useAtomValue(chosenTreeAtom));
}
