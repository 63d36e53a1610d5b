import { moveItems } from "@rufbaum/tree/editing";
import { atom } from "jotai";
import { showFailure } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { editAtom, treeAtom } from "./editing.ts";
import { viewportAtom } from "./view.ts";

const texts = () => messages().canvas;

/** Lays the whole tree out, as one step of undo. The layout engine is loaded at the first use. */
export const arrangeAtom = atom(null, async (get, set) => {
  const tree = get(treeAtom);
  if (!tree || tree.nodes.length === 0) return;
  try {
    const { layoutTree } = await import("@rufbaum/tree/layout");
    const places = layoutTree(tree);
    const now = get(treeAtom);
    if (now?.id !== tree.id) return;
    set(editAtom, moveItems(now, places), { label: texts().arranged });
    get(viewportAtom)?.current.fit();
  } catch (error) {
    showFailure(texts().arrangeFailed, error);
  }
});
