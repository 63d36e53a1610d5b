import type { Condition, Tree } from "../../tree.ts";
import { hollowed, recordsOf } from "../diff/records.ts";
import { sameText } from "../diff/same-value.ts";
import type { FieldChange, ListDiff, RecordChange, TreeDiff } from "../diff/tree-diff.ts";
import { LAYOUT, mergeValues } from "./merge-values.ts";

/**
 * What of a diff still fits a tree that others have changed meanwhile: a field that they have set
 * since keeps what they set, a record that they have changed is not taken away.
 */
export function fitDiff(tree: Tree, diff: TreeDiff): TreeDiff {
  const next: TreeDiff = { ...diff };
  if (diff.fields) next.fields = fitFields(hollowed(tree), diff.fields);
  if (diff.nodes) next.nodes = fitList(tree.nodes, diff.nodes);
  if (diff.connections) next.connections = fitList(tree.connections, diff.connections);
  if (diff.notes) next.notes = fitList(tree.notes ?? [], diff.notes);
  if (diff.knowledge) next.knowledge = fitList(recordsOf(tree, "knowledge"), diff.knowledge);
  return next;
}

interface WithId {
  id: string;
}

function fitList<R extends WithId>(list: readonly R[], diff: ListDiff<R>): ListDiff<R> {
  const records = new Map(list.map((record) => [record.id, record]));
  const next: ListDiff<R> = { ...diff };
  if (diff.updated) {
    next.updated = diff.updated.flatMap((change): RecordChange[] => {
      const record = records.get(change.id);
      return record ? [{ ...change, fields: fitFields(record, change.fields) }] : [];
    });
  }
  if (diff.removed) {
    next.removed = diff.removed.filter(({ record }) => {
      const now = records.get(record.id);
      return !now || sameText(substance(now), substance(record));
    });
  }
  if (diff.added) next.added = diff.added.filter(({ record }) => !records.has(record.id));
  return next;
}

function fitFields(now: object, fields: Record<string, FieldChange>): Record<string, FieldChange> {
  const values = new Map<string, unknown>(Object.entries(now));
  const entries = Object.entries(fields).flatMap(([name, change]): [string, FieldChange][] => {
    const theirs = values.get(name);
    if (sameText(theirs, change.from)) return [[name, change]];
    const merged = mergeValues(name, { base: change.from, mine: change.to, theirs });
    return merged ? [[name, { from: theirs, to: merged.value }]] : [];
  });
  return Object.fromEntries(entries);
}

/** A record without what says nothing about it: its place, and where its edges lead. */
export function substance(record: object): object {
  const entries = Object.entries(record).flatMap(([name, value]) => {
    if (LAYOUT.has(name)) return [];
    return [[name, name === "conditions" && Array.isArray(value) ? value.map(unled) : value]];
  });
  return Object.fromEntries(entries);
}

function unled(condition: Condition): object {
  return { ...condition, targetNodeId: null };
}
