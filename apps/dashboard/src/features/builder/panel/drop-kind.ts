import type { NodeKind } from "@rufbaum/tree";
import { CARD } from "@rufbaum/tree/drawing";
import { addNode, type Point } from "@rufbaum/tree/editing";
import { atom } from "jotai";
import { messages } from "../../../messages/index.ts";
import { commandAtom } from "../editor/editing.ts";
import { NOTHING, selectionAtom } from "../editor/view.ts";

/** A kind dropped from the library becomes a node there, under the pointer. */
export const dropKindAtom = atom(null, (_get, set, kind: NodeKind, { x, y }: Point): void => {
  const position = { x: x - CARD.width / 2, y: y - CARD.header };
  const title = messages().tree.kinds[kind];
  const made = set(commandAtom, (tree, ids) => addNode(tree, { kind, title, position }, ids), {
    label: messages().canvas.added(title),
  });
  if (!made || !("created" in made)) return;
  set(selectionAtom, { ...NOTHING, nodes: new Set(made.created.nodes) });
});
