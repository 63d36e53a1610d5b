import type { NodeKind } from "@rufbaum/tree";
import { CARD } from "@rufbaum/tree/drawing";
import { addNode, type Point } from "@rufbaum/tree/editing";
import { atom } from "jotai";
import { messages } from "../../../messages/index.ts";
import { actionToolsAtom } from "../actions/action-atoms.ts";

/** A kind dropped from the library becomes a node there, under the pointer, ready to be titled. */
export const dropKindAtom = atom(null, (_get, set, kind: NodeKind, { x, y }: Point): void => {
  const { edit, view } = set(actionToolsAtom);
  const position = { x: x - CARD.width / 2, y: y - CARD.header };
  const title = messages().tree.kinds[kind];
  const made = edit(
    (tree, ids) => addNode(tree, { kind, title, position }, ids),
    messages().canvas.added(title),
  );
  const [added] = made?.created.nodes ?? [];
  if (added) view.writeNode(added);
});
