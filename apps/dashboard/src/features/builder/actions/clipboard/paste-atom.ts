import { type Fragment, isRefused, type Point, paste } from "@rufbaum/tree/editing";
import { LONGEST_TEXT } from "@rufbaum/tree/graph";
import { atom } from "jotai";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { actionTexts } from "../../../../messages/actions.ts";
import { editingTexts } from "../../../../messages/editing.ts";
import { formats } from "../../../../messages/formats.ts";
import { commandAtom, openTreeIdAtom, treeAtom } from "../../editor/editing.ts";
import { NOTHING, selectionAtom, viewportAtom } from "../../editor/view.ts";
import { CANVAS_CENTRE, fragmentPlace } from "../boxes.ts";
import { focusAdded } from "../focus-added.ts";
import { pastedTreeAtom } from "../ui-atoms.ts";
import { type Pasted, readPasted } from "./read-pasted.ts";

const texts = actionTexts;

/** Takes in a text from the clipboard. `page`: the point of the page that is meant, if any is. */
export const pasteAtom = atom(null, async (get, set, text: string, page: Point | null) => {
  if (!get(treeAtom)) return;
  const openTree = get(openTreeIdAtom);
  const pasted = await readPasted(text).catch((error: unknown) => {
    showFailure(texts().clipboard.notPasted, error);
    return null;
  });
  // Who has gone on to another tree meanwhile did not mean that one.
  if (!pasted || get(openTreeIdAtom) !== openTree) return;
  if (pasted.kind === "fragment") set(pasteFragmentAtom, pasted.fragment, page);
  else if (pasted.kind === "tree") set(pastedTreeAtom, { ...pasted, page });
  else {
    showToast({ tone: "info", title: texts().clipboard.notPasted, text: reasonOf(pasted) });
  }
});

/** Puts a piece of a tree around a point of the page, else into the middle of what is seen. */
export const pasteFragmentAtom = atom(null, (get, set, fragment: Fragment, page: Point | null) => {
  const tree = get(treeAtom);
  if (!tree) return;
  const hadStart = tree.nodes.some(({ type }) => type === "start");
  const view = get(viewportAtom)?.current;
  const middle = (page ? view?.at(page) : view?.centre()) ?? CANVAS_CENTRE;
  const at = fragmentPlace(tree, fragment, middle);
  const { nodes, notes } = fragment;
  const comingNodes = hadStart ? nodes.filter(({ type }) => type !== "start") : nodes;
  const what = texts().things({ nodes: comingNodes.length, edges: 0, notes: notes.length });
  const label = texts().done.pasted(what);
  const edited = set(commandAtom, (now, ids) => paste(now, fragment, at, ids), { label });
  if (!edited) return;
  if (isRefused(edited)) {
    const text = editingTexts().editRefusal(edited.refused);
    showToast({ tone: "info", title: texts().clipboard.notPasted, text });
    return;
  }
  set(selectionAtom, {
    ...NOTHING,
    nodes: new Set(edited.created.nodes),
    notes: new Set(edited.created.notes),
  });
  focusAdded(edited.created.nodes[0] ?? edited.created.notes[0]);
  if (comingNodes.length < nodes.length) {
    showToast({ tone: "info", title: label, text: texts().clipboard.startLeftOut });
  }
});

function reasonOf(pasted: Extract<Pasted, { kind: "refused" }>): string {
  switch (pasted.because) {
    case "empty":
      return texts().clipboard.empty;
    case "rubbish":
      return texts().clipboard.rubbish;
    case "too-large":
      return texts().clipboard.tooLarge;
    case "too-long":
      return texts().clipboard.tooLong(pasted.title, formats().whole(LONGEST_TEXT));
  }
}
