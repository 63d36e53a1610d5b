import type { NodeKind } from "@rufbaum/tree";
import { addNode, isRefused } from "@rufbaum/tree/editing";
import { CANVAS_SIZE } from "@rufbaum/tree/graph";
import { atom } from "jotai";
import { messages } from "../../../messages/index.ts";
import { addedSize, clearPlace } from "../actions/boxes.ts";
import { commandAtom } from "../editor/editing.ts";
import { tellRefusal } from "../editor/tell-refusal.ts";
import { NOTHING, selectionAtom, viewportAtom } from "../editor/view.ts";

const texts = () => messages().panel.library;

/** The middle of the canvas, as long as nobody looks elsewhere. */
const CENTRE = { x: CANVAS_SIZE / 2, y: CANVAS_SIZE / 2 };

/** Adds a node of a kind in the middle of what is seen, selected. @returns whether it could */
export const addKindAtom = atom(null, (get, set, kind: NodeKind): boolean => {
  const view = get(viewportAtom)?.current;
  const size = addedSize(kind);
  const middle = view?.centre() ?? CENTRE;
  const corner = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
  const title = messages().tree.kinds[kind];
  const added = set(
    commandAtom,
    (tree, ids) => addNode(tree, { kind, title, position: clearPlace(tree, corner, size) }, ids),
    { label: texts().added(title) },
  );
  if (!added) return false;
  if (isRefused(added)) {
    void tellRefusal(texts().refused, added.refused);
    return false;
  }
  const [id] = added.created.nodes;
  if (id === undefined) return false;
  set(selectionAtom, { ...NOTHING, nodes: new Set([id]) });
  view?.revealNode(id);
  return true;
});
