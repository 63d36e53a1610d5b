import type { NodeKind, Tree } from "@rufbaum/tree";
import type { AlignEdge, Edit, Edited, IdSource, Point } from "@rufbaum/tree/editing";
import type { Shortcut } from "../../shortcuts/shortcut.ts";
import type { Selection } from "../editor/view.ts";

/** Everything that can be done on the canvas by a key, a menu or a button. */
export type ActionId =
  | "undo"
  | "redo"
  | "copy"
  | "cut"
  | "paste"
  | "duplicate"
  | "delete"
  | "edit-node"
  | "write-node"
  | "add-node"
  | `add-${NodeKind}`
  | "add-note"
  | "connect"
  | "select-all"
  | "select-none"
  | `align-${AlignEdge}`
  | "distribute-horizontal"
  | "distribute-vertical"
  | "auto-layout"
  | "zoom-in"
  | "zoom-out"
  | "zoom-reset"
  | "zoom-fit"
  | "zoom-selection"
  | "follow-way"
  | "go-back"
  | "search"
  | "knowledge"
  | "test-chat"
  | "versions";

export type ActionGroup = "edit" | "add" | "select" | "arrange" | "view" | "tree";

export interface Action {
  id: ActionId;
  group: ActionGroup;
  label(): string;
  /** The first is the one that menus and tooltips show. */
  shortcuts: readonly Shortcut[];
  /** Where its keys count: on the whole page, or only while nothing beside the canvas has the focus. */
  scope: "page" | "canvas";
  /** Whether holding the key down does it again and again. */
  repeats?: boolean;
  /** Left to the browser, which tells of it by an event of its own that carries the clipboard. */
  isClipboardKey?: boolean;
  isEnabled(state: ActionState): boolean;
  run(state: ActionState, tools: ActionTools): void | Promise<void>;
}

/** What an action decides by. */
export interface ActionState {
  tree: Tree | null;
  selection: Selection;
  /** The node or note that has the keyboard's focus, and the condition whose port it is. */
  focus: Focus | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface Focus {
  id: string;
  conditionId: string | null;
}

/** What an action acts through. */
export interface ActionTools {
  /** Runs a command; a refusal is told to the author. @returns what was created, `null` if refused */
  edit(command: (tree: Tree, ids: IdSource) => Edited, label: string): Edit | null;
  undo(): void;
  redo(): void;
  select(selection: Partial<Selection>): void;
  view: ActionView;
  clipboard: ActionClipboard;
  /** Says something in passing. */
  tell(title: string, text: string): void;
  /** The upper left corner for something new: at the pointer, else where nothing lies. */
  placeFor(size: { width: number; height: number }): Point;
  /** Selects and focuses a new node; the view moves no farther than shows all of it. */
  showAdded(nodeId: string): void;
  /** Has a node's title and text written on its card. */
  write(nodeId: string): void;
  openEditor(nodeId: string): void;
  openNote(noteId: string): void;
  /** Opens the choice of a kind of node, or of a connection's target. */
  pick(picker: Picker): void;
  openSearch(): void;
  openKnowledge(): void;
  /** Shows it in the dock beside the canvas; where it is shown, goes back to building. */
  toggleBeside(what: "test-chat" | "versions"): void;
  arrangeAll(): Promise<void>;
}

export interface ActionView {
  zoomIn(): void;
  zoomOut(): void;
  reset(): void;
  fit(): void;
  fitSelection(): void;
  /** Brings a node or a note into the middle, selects and focuses it. */
  focusNode(id: string): void;
  /** Goes along a way, and back to where it began. */
  follow(way: { from: string; to: string }): void;
  goBack(): void;
  /** Brings a new node into view if it is not, selects it, and has its title written. */
  writeNode(id: string): void;
  /** Gives the keyboard's focus to what has just come into view. */
  focusAdded(id: string | undefined): void;
}

export interface ActionClipboard {
  write(text: string, what: string): Promise<boolean>;
  /** Reads and takes in what lies in the clipboard, as if it were pasted by a key. */
  paste(): Promise<void>;
}

/** A choice that is made in a list over the canvas. */
export type Picker =
  | { kind: "add"; near: string | null }
  | {
      kind: "connect";
      nodeId: string;
      conditionId: string | null;
      isWayChosen: boolean;
      /** Where the list opens: at a point of the page, or beside a card; else in the canvas's corner. */
      at?: Point | { beside: string };
      /** Where on the canvas a line was let go: a new node begins there. */
      place?: Point;
    };
