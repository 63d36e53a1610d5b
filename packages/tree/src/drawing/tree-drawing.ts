import type { Note, TreeNode } from "../tree.ts";
import type { CardBox } from "./card.ts";
import type { Rectangle } from "./rectangle.ts";

/**
 * A tree as it is drawn, whoever draws it: as text of an SVG, or as elements of a page. Pixels at
 * zoom 1.
 */
export interface TreeDrawing {
  /** Around all of it, with the room that belongs to it. */
  bounds: Rectangle;
  nodes: readonly DrawnNode[];
  /** In the order in which they are drawn. */
  ways: readonly DrawnWay[];
  notes: readonly DrawnNote[];
}

export interface DrawnNode extends Rectangle {
  id: string;
  node: TreeNode;
  /** Rows and ports, where the card has any. */
  box: CardBox | null;
  /** What went through; `null` where nobody has counted. */
  weight: NodeWeight | null;
}

export interface NodeWeight {
  /** Conversations that came here, and those that failed here. */
  runs: number;
  failures: number;
  /** `runs` of all conversations, 0 to 1. */
  share: number;
}

export interface DrawnWay {
  id: string;
  source: string;
  target: string;
  /** The data of an SVG path. */
  path: string;
  weight: WayWeight | null;
}

export interface WayWeight {
  /** How often it was gone. */
  count: number;
  /** Of the line that is drawn. */
  width: number;
  /** Leads back to a column before, or was no way of the tree: an objection, and the return from it. */
  isAside: boolean;
}

export interface DrawnNote extends Rectangle {
  note: Note;
}

/** What went through a tree: conversations, simulated or real ones. */
export interface Weights {
  /** Those that `nodes` and `ways` count; what is drawn of each is its share of them. */
  runs: number;
  nodes: Readonly<Record<string, { runs: number; failures: number }>>;
  ways: readonly { from: string; to: string; condition: string | null; count: number }[];
}
