import { actionTexts } from "../../../messages/actions.ts";
import type { Shortcut } from "../../shortcuts/shortcut.ts";
import type { Action, ActionId, ActionView } from "./action.ts";

export const viewActions: readonly Action[] = [
  { ...look("zoom-in", ["+"], (view) => view.zoomIn()), repeats: true },
  { ...look("zoom-out", ["-"], (view) => view.zoomOut()), repeats: true },
  look("zoom-reset", ["0"], (view) => view.reset()),
  look("zoom-fit", ["f"], (view) => view.fit()),
  {
    ...look("zoom-selection", ["shift+f"], (view) => view.fitSelection()),
    isEnabled: ({ selection }) => selection.nodes.size + selection.notes.size > 0,
  },
];

type ViewActionId = Extract<ActionId, `zoom-${string}`>;

function look(
  id: ViewActionId,
  shortcuts: readonly Shortcut[],
  change: (view: ActionView) => void,
): Action {
  return {
    id,
    group: "view",
    label: () => actionTexts().labels[id],
    shortcuts,
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { view }) => change(view),
  };
}
