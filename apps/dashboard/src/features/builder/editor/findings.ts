import type { Tree } from "@rufbaum/tree";
import { type Finding, lintTree } from "@rufbaum/tree/lint";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { treeAtom } from "./editing.ts";

/** The findings of a tree, and of which one: the tree on the screen may be newer for a moment. */
const lintedAtom = atom<{ tree: Tree | null; findings: readonly Finding[] }>({
  tree: null,
  findings: [],
});

/** What lint says of the shown tree; up to date a moment after the last edit. */
export const findingsAtom = atom((get) => get(lintedAtom).findings);

/** Looks through the tree as it is now. */
export const lintNowAtom = atom(null, (get, set) => {
  const tree = get(treeAtom);
  if (tree === get(lintedAtom).tree) return;
  set(lintedAtom, { tree, findings: tree ? lintTree(tree) : [] });
});

/** As `findingsAtom`, by node. */
export const findingsByNodeAtom = selectAtom(lintedAtom, ({ findings }) =>
  Map.groupBy(
    findings.filter(({ nodeId }) => nodeId !== null),
    ({ nodeId }) => nodeId ?? "",
  ),
);
