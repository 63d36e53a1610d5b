import { copyItems, deleteItems, duplicateItems } from "@rufbaum/tree/editing";
import { actionTexts } from "../../../messages/actions.ts";
import type { Action, ActionState } from "./action.ts";
import { countOf, itemsOf, sizesOf, targetsOf } from "./targets.ts";

/** Undo, the clipboard and deleting. */
export const editActions: readonly Action[] = [
  {
    id: "undo",
    group: "edit",
    label: () => actionTexts().labels.undo,
    shortcuts: ["mod+z"],
    scope: "page",
    repeats: true,
    isEnabled: ({ canUndo }) => canUndo,
    run: (_state, { undo }) => undo(),
  },
  {
    id: "redo",
    group: "edit",
    label: () => actionTexts().labels.redo,
    shortcuts: ["mod+shift+z", "mod+y"],
    scope: "page",
    repeats: true,
    isEnabled: ({ canRedo }) => canRedo,
    run: (_state, { redo }) => redo(),
  },
  {
    id: "cut",
    group: "edit",
    label: () => actionTexts().labels.cut,
    shortcuts: ["mod+x"],
    scope: "page",
    isClipboardKey: true,
    isEnabled: hasCopyable,
    async run(state, tools) {
      const copied = copiedText(state);
      if (!copied || !(await tools.clipboard.write(copied.text, copied.what))) return;
      deleteCopied(state, tools);
    },
  },
  {
    id: "copy",
    group: "edit",
    label: () => actionTexts().labels.copy,
    shortcuts: ["mod+c"],
    scope: "page",
    isClipboardKey: true,
    isEnabled: hasCopyable,
    async run(state, { clipboard }) {
      const copied = copiedText(state);
      if (copied) await clipboard.write(copied.text, copied.what);
    },
  },
  {
    id: "paste",
    group: "edit",
    label: () => actionTexts().labels.paste,
    shortcuts: ["mod+v"],
    scope: "page",
    isClipboardKey: true,
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { clipboard }) => clipboard.paste(),
  },
  {
    id: "duplicate",
    group: "edit",
    label: () => actionTexts().labels.duplicate,
    shortcuts: ["mod+d"],
    scope: "page",
    isEnabled: hasCopyable,
    run(state, { edit, select, view }) {
      const { nodes, notes } = targetsOf(state);
      const what = actionTexts().things({ nodes: nodes.size, edges: 0, notes: notes.size });
      const made = edit(
        (tree, ids) => duplicateItems(tree, { nodes, notes }, ids),
        actionTexts().done.duplicated(what),
      );
      if (!made) return;
      const { created } = made;
      select({ nodes: new Set(created.nodes), notes: new Set(created.notes) });
      view.focusAdded(created.nodes[0] ?? created.notes[0]);
    },
  },
  {
    id: "delete",
    group: "edit",
    label: () => actionTexts().labels.delete,
    shortcuts: ["delete", "backspace"],
    scope: "canvas",
    isEnabled: (state) => countOf(targetsOf(state)) > 0,
    run(state, { edit, select }) {
      const targets = targetsOf(state);
      const made = edit(
        (tree) => deleteItems(tree, itemsOf(tree, targets)),
        actionTexts().done.deleted(actionTexts().things(sizesOf(targets))),
      );
      if (made) select({});
    },
  },
];

function hasCopyable(state: ActionState): boolean {
  const { nodes, notes } = targetsOf(state);
  return nodes.size + notes.size > 0;
}

/** The selected nodes and notes as the clipboard holds them, and what they are in words. */
export function copiedText(state: ActionState): { text: string; what: string } | null {
  if (!state.tree || !hasCopyable(state)) return null;
  const { nodes, notes } = targetsOf(state);
  return {
    text: JSON.stringify(copyItems(state.tree, { nodes, notes })),
    what: actionTexts().things({ nodes: nodes.size, edges: 0, notes: notes.size }),
  };
}

/** The second half of cutting out, once the copy is safe. */
export function deleteCopied(
  state: ActionState,
  { edit, select }: Pick<Parameters<Action["run"]>[1], "edit" | "select">,
): void {
  const { nodes, notes } = targetsOf(state);
  const what = actionTexts().things({ nodes: nodes.size, edges: 0, notes: notes.size });
  if (edit((tree) => deleteItems(tree, { nodes, notes }), actionTexts().done.cut(what))) select({});
}
