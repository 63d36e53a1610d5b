import type { Tree } from "../tree.ts";
import { diffTrees } from "./diff/diff-trees.ts";
import type { TreeDiff } from "./diff/tree-diff.ts";

/** What a command makes of a tree: the change, and the ids of what it created. */
export interface Edit {
  diff: TreeDiff;
  created: { nodes: string[]; connections: string[]; notes: string[] };
}

/** A command that can't be done. `message` is a German sentence. */
export interface Refused {
  refused:
    | "self-link"
    | "duplicate"
    | "unknown"
    | "too-many"
    | "too-long"
    | "no-way-out"
    | "no-way-in"
    | "second-start"
    | "listens-not"
    | "no-name";
  message: string;
}

export type Edited = Edit | Refused;

export function isRefused(edited: Edited): edited is Refused {
  return "refused" in edited;
}

/** The edit that makes `to` out of `from`; commands write the new tree down, this finds the change. */
export function editOf(from: Tree, to: Tree, created: Partial<Edit["created"]> = {}): Edit {
  return {
    diff: diffTrees(from, to),
    created: { nodes: [], connections: [], notes: [], ...created },
  };
}
