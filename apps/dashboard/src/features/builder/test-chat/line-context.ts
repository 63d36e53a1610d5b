import type { TreeNode } from "@rufbaum/tree";

/** What a line needs of its surroundings. */
export interface LineContext {
  node(id: string | null): TreeNode | null;
  showNode(id: string): void;
  /** Takes the turn back, to answer differently. */
  answerAnew(turn: number): void;
}
