import { actionTexts } from "../../../messages/actions.ts";
import type { Action } from "./action.ts";

export const selectActions: readonly Action[] = [
  {
    id: "select-all",
    group: "select",
    label: () => actionTexts().labels["select-all"],
    shortcuts: ["mod+a"],
    scope: "page",
    isEnabled: ({ tree }) => tree !== null && tree.nodes.length + (tree.notes?.length ?? 0) > 0,
    run({ tree }, { select }) {
      if (!tree) return;
      select({
        nodes: new Set(tree.nodes.map(({ id }) => id)),
        notes: new Set((tree.notes ?? []).map(({ id }) => id)),
      });
    },
  },
  {
    id: "select-none",
    group: "select",
    label: () => actionTexts().labels["select-none"],
    shortcuts: ["escape"],
    scope: "canvas",
    // Escape also ends connection mode, where nothing need be selected.
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { select }) => select({}),
  },
];
