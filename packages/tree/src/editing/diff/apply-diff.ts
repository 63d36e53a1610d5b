import type { Tree } from "../../tree.ts";
import { recordsOf } from "./records.ts";
import {
  type FieldChange,
  isListName,
  type KeyChange,
  type ListDiff,
  OF_THE_SERVER,
  type RecordChange,
  type TreeDiff,
} from "./tree-diff.ts";

/**
 * The tree after a diff. Records it does not touch stay the same objects.
 *
 * The tree need not be the one the diff was made from: fields are set whatever they were, a record
 * that is gone is left out, one that is there already takes the added one's fields.
 */
export function applyDiff(tree: Tree, diff: TreeDiff): Tree {
  let next: Tree & Record<string, unknown> = { ...tree };
  for (const [name, change] of Object.entries(diff.fields ?? {})) {
    if (!OF_THE_SERVER.has(name) && !isListName(name)) setField(next, name, change);
  }
  if (diff.nodes) next.nodes = applyToList(tree.nodes, diff.nodes);
  if (diff.connections) next.connections = applyToList(tree.connections, diff.connections);
  if (diff.notes) next.notes = applyToList(tree.notes ?? [], diff.notes);
  if (diff.knowledge || diff.fields?.settings) next = withKnowledge(next, tree, diff);
  if (diff.keys && (next.notes ?? []).length === 0) {
    if (diff.keys.to.includes("notes")) next.notes = [];
    else delete next.notes;
  }
  return diff.keys ? inOrder(next, diff.keys) : next;
}

/** The settings as a diff has them, with the entries that are there after it. */
function withKnowledge(
  next: Tree & Record<string, unknown>,
  before: Tree,
  { fields, knowledge }: TreeDiff,
): Tree & Record<string, unknown> {
  const known = recordsOf(before, "knowledge");
  // A diff that somebody wrote by hand may have them among the settings.
  const given = fields?.settings && !knowledge ? recordsOf(next, "knowledge") : [];
  const entries = knowledge ? applyToList(known, knowledge) : given.length > 0 ? given : known;
  const isThere = next.settings !== undefined && Object.hasOwn(next.settings, "knowledge");
  if (!isThere && entries.length === 0) return next;
  return { ...next, settings: { ...next.settings, knowledge: entries } };
}

interface WithId {
  id: string;
}

function applyToList<R extends WithId>(list: readonly R[], diff: ListDiff<R>): R[] {
  const removed = new Set(diff.removed?.map(({ record }) => record.id));
  const updated = new Map(diff.updated?.map((change) => [change.id, change]));
  let next = list.flatMap((record) => {
    if (removed.has(record.id)) return [];
    const change = updated.get(record.id);
    return [change ? applyToRecord(record, change) : record];
  });
  if (diff.order) next = arranged(next, diff.order.to);
  if (!diff.added) return next;
  const places = new Map(next.map(({ id }, index) => [id, index]));
  const coming = diff.added
    .filter(({ record }) => {
      const place = places.get(record.id);
      if (place !== undefined) next[place] = record;
      return place === undefined;
    })
    .sort((a, b) => a.index - b.index);
  return merged(next, coming);
}

/** Puts each record at its index of the finished list. */
function merged<R>(list: readonly R[], coming: readonly { index: number; record: R }[]): R[] {
  const result: R[] = [];
  let taken = 0;
  for (const { index, record } of coming) {
    while (result.length < index && taken < list.length) {
      const next = list[taken++];
      if (next !== undefined) result.push(next);
    }
    result.push(record);
  }
  for (const record of list.slice(taken)) result.push(record);
  return result;
}

/** Those named come in the order named, in the places that named ones had. */
function arranged<R extends WithId>(list: readonly R[], ids: readonly string[]): R[] {
  const records = new Map(list.map((record) => [record.id, record]));
  const known = new Set(ids);
  const queue = ids.flatMap((id) => records.get(id) ?? []).values();
  return list.map((record) => (known.has(record.id) ? (queue.next().value ?? record) : record));
}

function applyToRecord<R extends WithId>(record: R, { fields, keys }: RecordChange): R {
  const next = { ...record };
  for (const [name, change] of Object.entries(fields))
    if (name !== "id") setField(next, name, change);
  return keys ? inOrder(next, keys) : next;
}

function setField(target: object, name: string, change: FieldChange): void {
  const fields = target as Record<string, unknown>;
  if (name === "__proto__") return;
  if (change.to === undefined) delete fields[name];
  else fields[name] = change.to;
}

/** The fields in the order named; those not named keep theirs and come last. */
function inOrder<T extends object>(value: T, { to }: KeyChange): T {
  const entries = new Map(Object.entries(value));
  const result: Record<string, unknown> = {};
  for (const name of new Set([...to, ...entries.keys()])) {
    if (entries.has(name)) result[name] = entries.get(name);
  }
  return result as T;
}
