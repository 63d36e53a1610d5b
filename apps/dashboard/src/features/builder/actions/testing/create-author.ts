import type { Tree } from "@rufbaum/tree";
import {
  type EditingSession,
  edit,
  type IdSource,
  isRefused,
  openSession,
  redo,
  undo,
} from "@rufbaum/tree/editing";
import { NOTHING, type Selection } from "../../editor/view.ts";
import type { ActionId, ActionState, ActionTools, Focus, Picker } from "../action.ts";
import { clearPlace } from "../boxes.ts";
import { actionOf } from "../registry.ts";

/** An author at work without a browser: actions run on a real editing session. */
export interface Author {
  tree(): Tree;
  selection: Selection;
  focus: Focus | null;
  /** What was asked for, in its order: `focus node_1`, `pick add`, `told …`. */
  log: string[];
  clipboard: string;
  isEnabled(id: ActionId): boolean;
  /** Does an action if it is enabled. @returns whether it was */
  run(id: ActionId): boolean;
  /** What undo would take back, in words. */
  undoable(): string | null;
}

export function createAuthor(tree: Tree): Author {
  let session: EditingSession = openSession({ version: 1, tree });
  let ids = 0;
  const nextId: IdSource = (prefix) => `${prefix}_${++ids}`;
  const note = (what: string) => author.log.push(what);

  const tools: ActionTools = {
    edit(command, label) {
      const edited = command(session.tree, nextId);
      if (isRefused(edited)) {
        note(`refused ${edited.refused}`);
        return null;
      }
      session = edit(session, edited.diff, { label });
      return edited;
    },
    undo: () => {
      session = undo(session);
    },
    redo: () => {
      session = redo(session);
    },
    select: (selection) => {
      author.selection = { ...NOTHING, ...selection };
    },
    tell: (title) => note(`told ${title}`),
    placeFor: (size) => clearPlace(session.tree, { x: 1_000, y: 1_000 }, size),
    showAdded: (id) => tools.view.focusNode(id),
    write: (id) => note(`write on ${id}`),
    openEditor: (id) => note(`edit ${id}`),
    openNote: (id) => note(`write ${id}`),
    pick: (picker: Picker) => note(`pick ${JSON.stringify(picker)}`),
    openSearch: () => note("search"),
    openKnowledge: () => note("knowledge"),
    toggleBeside: (what) => note(what),
    arrangeAll: async () => void note("arrange"),
    view: {
      zoomIn: () => note("zoom in"),
      zoomOut: () => note("zoom out"),
      reset: () => note("reset"),
      fit: () => note("fit"),
      fitSelection: () => note("fit selection"),
      focusNode(id) {
        author.focus = { id, conditionId: null };
        author.selection = { ...NOTHING, nodes: new Set([id]) };
      },
      follow: ({ from, to }) => note(`follow ${from} to ${to}`),
      goBack: () => note("go back"),
      writeNode: (id) => note(`write on ${id}`),
      focusAdded: (id) => {
        if (id) author.focus = { id, conditionId: null };
      },
    },
    clipboard: {
      async write(text) {
        author.clipboard = text;
        return true;
      },
      paste: async () => void note("paste"),
    },
  };
  const state = (): ActionState => ({
    tree: session.tree,
    selection: author.selection,
    focus: author.focus,
    canUndo: session.undoable.length > 0,
    canRedo: session.redoable.length > 0,
  });
  const author: Author = {
    tree: () => session.tree,
    selection: NOTHING,
    focus: null,
    log: [],
    clipboard: "",
    isEnabled: (id) => actionOf(id).isEnabled(state()),
    run(id) {
      if (!author.isEnabled(id)) return false;
      void actionOf(id).run(state(), tools);
      return true;
    },
    undoable: () => session.undoable.at(-1)?.label ?? null,
  };
  return author;
}
