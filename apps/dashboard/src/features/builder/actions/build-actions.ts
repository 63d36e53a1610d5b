import type { NodeKind } from "@rufbaum/tree";
import { NOTE_SIZE } from "@rufbaum/tree/drawing";
import { addNode, addNote } from "@rufbaum/tree/editing";
import { NODE_KINDS, specOf } from "@rufbaum/tree/graph";
import { actionTexts } from "../../../messages/actions.ts";
import { messages } from "../../../messages/index.ts";
import type { Action } from "./action.ts";
import { addedSize } from "./boxes.ts";
import { targetNode, targetNote } from "./targets.ts";

/** Adding, connecting and opening. */
export const buildActions: readonly Action[] = [
  {
    id: "add-node",
    group: "add",
    label: () => actionTexts().labels["add-node"],
    shortcuts: ["n"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (state, { pick }) => pick({ kind: "add", near: targetNode(state)?.id ?? null }),
  },
  {
    id: "write-node",
    group: "edit",
    label: () => actionTexts().labels["write-node"],
    shortcuts: ["f2"],
    scope: "canvas",
    isEnabled: (state) => targetNode(state) !== null || targetNote(state) !== null,
    run(state, { write, openNote }) {
      const [node, note] = [targetNode(state), targetNote(state)];
      if (node) write(node.id);
      else if (note) openNote(note.id);
    },
  },
  ...NODE_KINDS.map(addAction),
  {
    id: "add-note",
    group: "add",
    label: () => actionTexts().labels["add-note"],
    shortcuts: ["shift+n"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run(_state, { edit, openNote, placeFor, select }) {
      const position = placeFor(NOTE_SIZE);
      const made = edit(
        (tree, ids) => addNote(tree, { position }, ids),
        actionTexts().done.noteAdded,
      );
      if (!made) return;
      select({ notes: new Set(made.created.notes) });
      for (const id of made.created.notes) openNote(id);
    },
  },
  {
    id: "connect",
    group: "add",
    label: () => actionTexts().labels.connect,
    shortcuts: ["c"],
    scope: "canvas",
    isEnabled: (state) => targetNode(state) !== null,
    run(state, { pick, tell }) {
      const node = targetNode(state);
      const conditionId = state.focus?.conditionId ?? null;
      if (!node) return;
      if (!specOf(node).ways.out) {
        tell(actionTexts().connect.notPossible, actionTexts().connect.end);
      } else {
        pick({ kind: "connect", nodeId: node.id, conditionId, isWayChosen: conditionId !== null });
      }
    },
  },
  {
    id: "edit-node",
    group: "edit",
    label: () => actionTexts().labels["edit-node"],
    shortcuts: ["enter"],
    scope: "canvas",
    isEnabled: (state) => targetNode(state) !== null || targetNote(state) !== null,
    run(state, { openEditor, openNote }) {
      const [node, note] = [targetNode(state), targetNote(state)];
      if (node) openEditor(node.id);
      else if (note) openNote(note.id);
    },
  },
];

/** 1, 2 … add a node at once, in the order of the library. */
function addAction(kind: NodeKind, index: number): Action {
  return {
    id: `add-${kind}`,
    group: "add",
    label: () => actionTexts().addKind(messages().tree.kinds[kind]),
    shortcuts: index < 9 ? [String(index + 1)] : [],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null && (kind !== "start" || !hasStart(tree)),
    run(_state, { edit, placeFor, showAdded }) {
      const position = placeFor(addedSize(kind));
      const title = messages().tree.kinds[kind];
      const made = edit(
        (tree, ids) => addNode(tree, { kind, title, position }, ids),
        actionTexts().done.added(title),
      );
      const [id] = made?.created.nodes ?? [];
      if (id) showAdded(id);
    },
  };
}

function hasStart({ nodes }: { nodes: readonly { type: NodeKind }[] }): boolean {
  return nodes.some(({ type }) => type === "start");
}
