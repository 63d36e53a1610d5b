import type { LiveMessage } from "./live-messages.ts";

export type TreeEdited = Extract<LiveMessage, { type: "tree-edited" }>;

/** Whoever follows single trees more closely than the list does. */
export interface TreeFollower {
  edited(news: TreeEdited): void;
  /** Something else about the tree: it was published, deleted, made active. */
  changed(treeId: string): void;
  /** Messages may have been missed until now. */
  caughtUp(): void;
}

const followers = new Set<TreeFollower>();

/** @returns what ends it */
export function followTrees(follower: TreeFollower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function tellFollowers(message: LiveMessage): void {
  for (const follower of followers) {
    if (message.type === "tree-edited") follower.edited(message);
    if (message.type === "tree-changed") follower.changed(message.treeId);
  }
}

export function tellCaughtUp(): void {
  for (const follower of followers) follower.caughtUp();
}
