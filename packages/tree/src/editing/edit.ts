import type { Tree } from "../tree.ts";
import { diffTrees } from "./diff/diff-trees.ts";
import type { TreeDiff } from "./diff/tree-diff.ts";

/** What a command makes of a tree: the change, and the ids of what it created. */
export interface Edit {
  diff: TreeDiff;
  created: { nodes: string[]; connections: string[]; notes: string[] };
}

/** Why a command can't be done. `node` is a node's title; `most` counts things, or characters. */
export type EditRefusal =
  | { code: "unknown-node" | "unknown-condition" | "unknown-note" }
  | { code: "self-link" | "duplicate" | "no-way-out" | "no-way-in" | "second-start" }
  | { code: "too-many-nodes" | "too-many-connections" | "too-many-notes"; most: number }
  | { code: "too-much-pasted" }
  | { code: "text-too-long"; node: string; length: number; most: number }
  | {
      code: "example-too-long" | "spoken-too-long" | "reprompt-too-long";
      node: string;
      most: number;
    }
  | { code: "note-too-long"; most: number }
  /** Conditions, or examples of one of them. */
  | { code: "too-many-conditions"; node: string; most: number }
  | { code: "too-many-reprompts"; node: string; count: number; most: number }
  /** Of the knowledge; `entry` is the wording that names one. */
  | { code: "unknown-entry" | "no-question" }
  | { code: "too-many-entries" | "wording-too-long"; most: number }
  | { code: "too-many-wordings"; entry: string; most: number }
  /** It would take back what has been changed again. */
  | { code: "changed-since" }
  /** A condition for replies, at a node that hears none; one without a name. */
  | { code: "listens-not" | "no-name"; node: string };

/** A command that can't be done. */
export interface Refused {
  refused: EditRefusal;
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
