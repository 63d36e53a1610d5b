import { type AlignEdge, alignItems, distributeItems } from "@rufbaum/tree/editing";
import { actionTexts } from "../../../messages/actions.ts";
import type { Shortcut } from "../../shortcuts/shortcut.ts";
import type { Action, ActionState } from "./action.ts";
import { boxesOf } from "./boxes.ts";
import { sizesOf } from "./targets.ts";

export const arrangeActions: readonly Action[] = [
  align("left", "alt+a"),
  align("center", "alt+h"),
  align("right", "alt+d"),
  align("top", "alt+w"),
  align("middle", "alt+v"),
  align("bottom", "alt+s"),
  distribute("horizontal", "alt+shift+h"),
  distribute("vertical", "alt+shift+v"),
  {
    id: "auto-layout",
    group: "arrange",
    label: () => actionTexts().labels["auto-layout"],
    shortcuts: ["shift+l"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null && tree.nodes.length > 1,
    run: (_state, { arrangeAll }) => arrangeAll(),
  },
];

function align(edge: AlignEdge, shortcut: Shortcut): Action {
  return {
    id: `align-${edge}`,
    group: "arrange",
    label: () => actionTexts().labels[`align-${edge}`],
    shortcuts: [shortcut],
    scope: "canvas",
    isEnabled: (state) => placed(state) > 1,
    run({ selection }, { edit }) {
      edit(
        (tree) => alignItems(tree, boxesOf(tree, selection), edge),
        actionTexts().done.aligned(actionTexts().things({ ...sizesOf(selection), edges: 0 })),
      );
    },
  };
}

function distribute(direction: "horizontal" | "vertical", shortcut: Shortcut): Action {
  return {
    id: `distribute-${direction}`,
    group: "arrange",
    label: () => actionTexts().labels[`distribute-${direction}`],
    shortcuts: [shortcut],
    scope: "canvas",
    isEnabled: (state) => placed(state) > 2,
    run({ selection }, { edit }) {
      edit(
        (tree) => distributeItems(tree, boxesOf(tree, selection), direction),
        actionTexts().done.distributed(actionTexts().things({ ...sizesOf(selection), edges: 0 })),
      );
    },
  };
}

function placed({ selection: { nodes, notes } }: ActionState): number {
  return nodes.size + notes.size;
}
