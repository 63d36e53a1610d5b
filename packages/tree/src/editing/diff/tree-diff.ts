import type { Connection, KnowledgeEntry, Note, TreeNode } from "../../tree.ts";

/** What a field was and is; a side that is absent says the field was, or is, not there. */
export interface FieldChange {
  from?: unknown;
  to?: unknown;
}

/** The names of an object's fields in their order, before and after; only where they differ. */
export interface KeyChange {
  from: string[];
  to: string[];
}

export interface RecordChange {
  id: string;
  fields: Record<string, FieldChange>;
  keys?: KeyChange;
}

/** A record with its place in the list: before the change if it was removed, after it if added. */
export interface Placed<R> {
  index: number;
  record: R;
}

export interface ListDiff<R> {
  removed?: Placed<R>[];
  updated?: RecordChange[];
  /** The ids that are in both lists, in their order before and after; only where it differs. */
  order?: { from: string[]; to: string[] };
  added?: Placed<R>[];
}

/**
 * What makes one tree out of another, and back: every part says what was and what is. Plain JSON;
 * undo, saving, other editors and the comparison of versions all speak it.
 *
 * `id`, `createdAt` and `isActive` belong to the server and are never part of it.
 */
export interface TreeDiff {
  /** Fields of the document itself, such as `name` and `settings`. */
  fields?: Record<string, FieldChange>;
  keys?: KeyChange;
  nodes?: ListDiff<TreeNode>;
  connections?: ListDiff<Connection>;
  notes?: ListDiff<Note>;
  /** The entries of `settings.knowledge`; of the settings as a field they are no part. */
  knowledge?: ListDiff<KnowledgeEntry>;
}

/** The lists of a document whose records have ids. */
export const LISTS = ["nodes", "connections", "notes", "knowledge"] as const;
export type ListName = (typeof LISTS)[number];

/** Whether a field of the document is one of them: the knowledge is one of its settings. */
export function isListName(name: string): name is ListName {
  return name !== "knowledge" && LISTS.some((list) => list === name);
}

/** Fields of the document that no edit changes. */
export const OF_THE_SERVER: ReadonlySet<string> = new Set(["id", "createdAt", "isActive"]);

export function isEmptyDiff(diff: TreeDiff): boolean {
  return Object.values(diff).every((part) => part === undefined);
}
