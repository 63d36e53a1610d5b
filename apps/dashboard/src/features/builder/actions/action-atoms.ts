import { isRefused } from "@rufbaum/tree/editing";
import { atom, type Getter, type Setter } from "jotai";
import { showToast } from "../../../app/toasts.tsx";
import { actionTexts } from "../../../messages/actions.ts";
import { editingTexts } from "../../../messages/editing.ts";
import { hasFinePointer } from "../../../ui/has-fine-pointer.ts";
import { toggleDockTabAtom } from "../dock/dock-atoms.ts";
import { arrangeAtom } from "../editor/arrange.ts";
import {
  commandAtom,
  redoAtom,
  redoLabelAtom,
  treeAtom,
  undoAtom,
  undoLabelAtom,
} from "../editor/editing.ts";
import { followAtom, goBackAtom } from "../editor/following.ts";
import {
  connectingAtom,
  NOTHING,
  nodeEditorAtom,
  openKnowledgeAtom,
  openNoteAtom,
  selectionAtom,
  viewportAtom,
  writingAtom,
} from "../editor/view.ts";
import type { ActionId, ActionState, ActionTools } from "./action.ts";
import { besideNode, CANVAS_CENTRE, clearPlace, freePlace } from "./boxes.ts";
import { pasteAtom } from "./clipboard/paste-atom.ts";
import { readClipboard, writeClipboard } from "./clipboard/system-clipboard.ts";
import { focusAdded } from "./focus-added.ts";
import { actionOf } from "./registry.ts";
import { targetNode } from "./targets.ts";
import { focusAtom, pickerAtom, placeOnPage, searchOpenAtom } from "./ui-atoms.ts";

const texts = actionTexts;

/** What every action decides by, as things stand. */
export const actionStateAtom = atom<ActionState>((get) => ({
  tree: get(treeAtom),
  selection: get(selectionAtom),
  focus: get(focusAtom),
  canUndo: get(undoLabelAtom) !== null,
  canRedo: get(redoLabelAtom) !== null,
}));

/** Does an action, if it can be done now. @returns whether it could */
export const runActionAtom = atom(null, (get, set, id: ActionId): boolean => {
  const action = actionOf(id);
  const state = get(actionStateAtom);
  if (!action.isEnabled(state)) return false;
  void action.run(state, toolsOf(get, set));
  return true;
});

/** For what happens beside actions and edits all the same, such as a choice in a list. */
export const actionToolsAtom = atom(null, (get, set) => toolsOf(get, set));

function toolsOf(get: Getter, set: Setter): ActionTools {
  const view = get(viewportAtom)?.current;
  const tell = (title: string, text: string) => showToast({ tone: "info", title, text });
  return {
    edit(command, label) {
      const edited = set(commandAtom, command, { label });
      if (!edited) return null;
      if (!isRefused(edited)) return edited;
      tell(texts().notPossible, editingTexts().editRefusal(edited.refused));
      return null;
    },
    tell,
    undo: () => set(undoAtom),
    redo: () => set(redoAtom),
    select(selection) {
      set(connectingAtom, null);
      set(selectionAtom, { ...NOTHING, ...selection });
    },
    view: {
      zoomIn: () => view?.zoomIn(),
      zoomOut: () => view?.zoomOut(),
      reset: () => view?.reset(),
      fit: () => view?.fit(),
      fitSelection: () => view?.fitSelection(),
      focusNode: (id) => view?.focusNode(id),
      follow: (way) => set(followAtom, way),
      goBack: () => set(goBackAtom),
      writeNode(id) {
        set(selectionAtom, { ...NOTHING, nodes: new Set([id]) });
        if (hasFinePointer()) set(writingAtom, { nodeId: id, field: "title" });
        else {
          view?.revealNode(id);
          focusAdded(id);
        }
      },
      focusAdded,
    },
    clipboard: {
      write: (text, what) => writeClipboard(text, what),
      async paste() {
        // The menu that asked for it is closed before the browser has answered.
        const page = placeOnPage(get);
        const text = await readClipboard();
        if (text !== null) set(pasteAtom, text, page);
      },
    },
    placeFor(size) {
      const state = get(actionStateAtom);
      const { tree } = state;
      const page = placeOnPage(get);
      const middle = (page ? view?.at(page) : view?.centre()) ?? CANVAS_CENTRE;
      const place = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
      if (!tree) return place;
      if (page) return freePlace(tree, place);
      const node = targetNode(state);
      return (node && besideNode(tree, node.id, size)) ?? clearPlace(tree, place, size);
    },
    showAdded(nodeId) {
      set(selectionAtom, { ...NOTHING, nodes: new Set([nodeId]) });
      view?.revealNode(nodeId);
      focusAdded(nodeId);
    },
    openNote: (noteId) => set(openNoteAtom, noteId),
    write: (nodeId) => set(writingAtom, { nodeId, field: "title" }),
    openEditor: (nodeId) => set(nodeEditorAtom, { nodeId }),
    pick: (picker) => set(pickerAtom, picker),
    openSearch: () => set(searchOpenAtom, true),
    openKnowledge: () => set(openKnowledgeAtom),
    toggleBeside: (what) => set(toggleDockTabAtom, what === "test-chat" ? "test" : "versions"),
    arrangeAll: () => set(arrangeAtom),
  };
}
