import type { Tree } from "@rufbaum/tree";
import { withFirm } from "@rufbaum/tree/graph";
import type { LintFinding } from "@rufbaum/tree/lint";
import { atom, getDefaultStore } from "jotai";
import { selectAtom } from "jotai/utils";
import { after } from "../../../api/runtime.ts";
import { loadFindingTexts } from "../../../messages/finding-text.ts";
import { treeAtom } from "./editing.ts";
import { firmAtom } from "./firm-atom.ts";
import { nextStepOf } from "./next-step.ts";

/** Typing stays free of it: 4 ms at 1,000 nodes, 15 ms at 5,000. */
const PAUSE_MILLISECONDS = 250;

/** The findings of a tree, and of which one: the tree on the screen may be newer for a moment. */
const lintedAtom = atom<Linted>({ tree: null, firm: null, findings: [] });

interface Linted {
  tree: Tree | null;
  firm: string | null;
  findings: readonly LintFinding[];
}

/** What lint says of the shown tree; up to date a moment after the last edit. */
export const findingsAtom = atom((get) => get(lintedAtom).findings);

/** Looks through the tree as it is then; the rules come after the tree has been shown. */
export const lintNowAtom = atom(null, async (get, set) => {
  try {
    const lint = await loadLint();
    const [tree, firm] = [get(treeAtom), get(firmAtom)];
    const last = get(lintedAtom);
    if (tree === last.tree && firm === last.firm) return;
    set(lintedAtom, { tree, firm, findings: tree ? lint(tree, firm) : [] });
  } catch (cause) {
    console.error("Failed to look through the tree", cause);
  }
});

/** The rules, with the words of what they find. */
export async function loadLint(): Promise<(tree: Tree, firm: string | null) => LintFinding[]> {
  const [{ lintTree }] = await Promise.all([import("@rufbaum/tree/lint"), loadFindingTexts()]);
  return (tree, firm) => lintTree(withFirm(tree, firm));
}

/** Looks through the shown tree a moment after each edit. @returns what stops it */
export function followEdits(): () => void {
  const store = getDefaultStore();
  let cancel = () => {};
  const lintSoon = () => {
    cancel();
    cancel = after(PAUSE_MILLISECONDS, () => void store.set(lintNowAtom));
  };
  lintSoon();
  const stops = [treeAtom, firmAtom].map((each) => store.sub(each, lintSoon));
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}

/** What is told of it without being asked: a tree that was just begun is not finished, and not wrong. */
export const toldFindingsAtom = atom((get) => {
  const { tree, findings } = get(lintedAtom);
  return tree && nextStepOf(tree) !== null ? [] : findings;
});

/** As `toldFindingsAtom`, by node. */
export const findingsByNodeAtom = selectAtom(toldFindingsAtom, (findings) =>
  Map.groupBy(
    findings.filter(({ nodeId }) => nodeId !== null),
    ({ nodeId }) => nodeId ?? "",
  ),
);
