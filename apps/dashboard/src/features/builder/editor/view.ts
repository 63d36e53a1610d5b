import type { NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import type { DrawnEdge } from "@rufbaum/tree/drawing";
import type { Point } from "@rufbaum/tree/editing";
import { atom } from "jotai";
import { dockTabShownAtom } from "../dock/dock-atoms.ts";
import type { Area } from "../live-card/free-area.ts";

/** What is selected on the canvas; edges by the ids of `drawnEdges`. Never saved. */
export interface Selection {
  nodes: ReadonlySet<string>;
  edges: ReadonlySet<string>;
  notes: ReadonlySet<string>;
}

export const NOTHING: Selection = { nodes: new Set(), edges: new Set(), notes: new Set() };

export const selectionAtom = atom<Selection>(NOTHING);

/** Which node's dialog is open: that of a node, or that of one to be created. */
export const nodeEditorAtom = atom<{ nodeId: string } | { kind: NodeKind; position: Point } | null>(
  null,
);

/** The node whose title and text are being written on its card, and the field that had the focus first. */
export interface Writing {
  nodeId: string;
  field: "title" | "text";
}

export const writingAtom = atom<Writing | null>(null);

/** Where a connection is being drawn from, in connection mode. */
export const connectingAtom = atom<{ nodeId: string; conditionId: string | null } | null>(null);

/** Where a conversation stands and has been; by whom it is told, so that one does not erase the other. */
export interface Whereabouts {
  source: "chat" | "call";
  current: ReadonlySet<string>;
  trail: { nodes: ReadonlySet<string>; edges: ReadonlySet<string> };
}

/** The test chat's comes before that of running calls. */
export const chatWhereaboutsAtom = atom<Whereabouts | null>(null);
export const callWhereaboutsAtom = atom<Whereabouts | null>(null);
export const whereaboutsAtom = atom((get) => get(chatWhereaboutsAtom) ?? get(callWhereaboutsAtom));

/** What the canvas can be asked to show; it registers itself, `null` while there is none. */
export interface Viewport {
  zoomIn(): void;
  zoomOut(): void;
  /** To 100 %. */
  reset(): void;
  fit(): void;
  fitSelection(): void;
  /** Brings a node or a note into the middle, selects and focuses it. */
  focusNode(id: string): void;
  /** As `focusNode`, but the focus stays where it is, as in a field. */
  showNode(id: string): void;
  /**
   * Moves the view by the least that shows all of a node, and `least` units of height below its upper
   * edge; neither selects nor focuses.
   */
  revealNode(id: string, least?: number): void;
  /** Brings a node into the middle of what stays free beside what lies over the canvas. */
  followNode(id: string, over: Area | null): void;
  /** The middle of what is seen, on the canvas. */
  centre(): Point;
  /** A point of the page on the canvas. */
  at(page: Point): Point;
}

export const viewportAtom = atom<{ current: Viewport } | null>(null);

/** Whether the dock beside the canvas shows the test chat. */
export const chatOpenAtom = dockTabShownAtom("test");

/** Nodes the search has found, the one it stands at first; `null` while nobody searches. */
export const foundAtom = atom<{ ids: ReadonlySet<string>; at: string | null } | null>(null);

/** How many different replies of callers were not understood, by the nodes where they were given. */
export const missedCountsAtom = atom<ReadonlyMap<string, number>>(new Map());

/** The context menu that is open: where on the page, and for what. */
export type MenuTarget =
  | { type: "node"; id: string }
  | { type: "note"; id: string }
  | { type: "edge"; id: string }
  | { type: "canvas" };

export const contextMenuAtom = atom<{ at: Point; target: MenuTarget } | null>(null);

/** What is different from another version, to be tinted on the canvas. */
export interface CanvasComparison {
  /** Nodes, notes and drawn edges of the shown tree, by id. */
  marks: ReadonlyMap<string, "added" | "changed">;
  /** What the other version had besides, and that version: it is drawn as a shadow. */
  before: Tree;
  removed: { nodes: readonly TreeNode[]; edges: readonly DrawnEdge[] };
}

/** `null` while nobody compares. */
export const comparisonAtom = atom<CanvasComparison | null>(null);

/** Whether the dock beside the canvas shows the versions. */
export const versionsOpenAtom = dockTabShownAtom("versions");

/** What is shown of a tree's questions and answers. */
export interface KnowledgeView {
  tab: "entries" | "unanswered";
  /** The entry that is open beside the list. */
  entryId: string | null;
  /** Where the cursor goes once it is shown. */
  field: "questions" | "answer" | null;
}

export const knowledgeViewAtom = atom<KnowledgeView>({
  tab: "entries",
  entryId: null,
  field: null,
});

export const knowledgeOpenAtom = atom(false);

/** Opens the questions and answers, at an entry where one is named. */
export const openKnowledgeAtom = atom(null, (_get, set, view: Partial<KnowledgeView> = {}) => {
  set(knowledgeViewAtom, (before) => ({ ...before, field: null, ...view }));
  set(knowledgeOpenAtom, true);
});

const viewOfAtom = atom<string | null>(null);

/** Another tree is shown from now on: what was selected, open and found belonged to the one before. */
export const freshViewAtom = atom(null, (get, set, treeId: string) => {
  if (get(viewOfAtom) === treeId) return;
  set(viewOfAtom, treeId);
  set(selectionAtom, NOTHING);
  set(nodeEditorAtom, null);
  set(connectingAtom, null);
  set(writingAtom, null);
  set(contextMenuAtom, null);
  set(foundAtom, null);
  set(comparisonAtom, null);
  set(knowledgeOpenAtom, false);
  set(knowledgeViewAtom, { tab: "entries", entryId: null, field: null });
});

/** The note that is to be written in next; its card takes that up. */
export const openNoteAtom = atom<string | null>(null);
