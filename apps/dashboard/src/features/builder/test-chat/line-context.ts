import type { KnowledgeEntry, TreeNode } from "@rufbaum/tree";

/** What a line needs of its surroundings. */
export interface LineContext {
  node(id: string | null): TreeNode | null;
  showNode(id: string): void;
  /** An entry of the tree's knowledge as it is now; `null` where it is gone. */
  entry(id: string): KnowledgeEntry | null;
  showEntry(id: string): void;
  /** Takes the turn back, to answer differently. */
  answerAnew(turn: number): void;
}
