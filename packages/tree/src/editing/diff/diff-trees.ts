import type { Tree } from "../../tree.ts";
import { hollowed, recordsOf } from "./records.ts";
import { sameText } from "./same-value.ts";
import {
  type FieldChange,
  isListName,
  type KeyChange,
  type ListDiff,
  OF_THE_SERVER,
  type RecordChange,
  type TreeDiff,
} from "./tree-diff.ts";

/** What makes `to` out of `from`. Records that are the same object are not looked into. */
export function diffTrees(from: Tree, to: Tree): TreeDiff {
  if (from === to) return {};
  const { fields, keys } = diffFields(
    hollowed(from),
    hollowed(to),
    (name) => isListName(name) || OF_THE_SERVER.has(name),
  );
  const diff: TreeDiff = {};
  if (Object.keys(fields).length > 0) diff.fields = fields;
  if (keys) diff.keys = keys;
  const nodes = diffLists(from.nodes, to.nodes);
  const connections = diffLists(from.connections, to.connections);
  const notes = diffLists(from.notes ?? [], to.notes ?? []);
  const knowledge = diffLists(recordsOf(from, "knowledge"), recordsOf(to, "knowledge"));
  if (nodes) diff.nodes = nodes;
  if (connections) diff.connections = connections;
  if (notes) diff.notes = notes;
  if (knowledge) diff.knowledge = knowledge;
  return diff;
}

interface WithId {
  id: string;
}

function diffLists<R extends WithId>(from: readonly R[], to: readonly R[]): ListDiff<R> | null {
  if (from === to) return null;
  const before = new Map(from.map((record) => [record.id, record]));
  const after = new Map(to.map((record) => [record.id, record]));
  const removed = placed(from, (id) => !after.has(id));
  const added = placed(to, (id) => !before.has(id));
  const updated: RecordChange[] = [];
  for (const record of to) {
    const old = before.get(record.id);
    const change = old && old !== record ? diffRecords(old, record) : null;
    if (change) updated.push(change);
  }
  const order = diffOrder(
    from.filter(({ id }) => after.has(id)),
    to.filter(({ id }) => before.has(id)),
  );
  const diff: ListDiff<R> = {};
  if (removed.length > 0) diff.removed = removed;
  if (updated.length > 0) diff.updated = updated;
  if (order) diff.order = order;
  if (added.length > 0) diff.added = added;
  return Object.keys(diff).length > 0 ? diff : null;
}

function placed<R extends WithId>(list: readonly R[], isMeant: (id: string) => boolean) {
  return list.flatMap((record, index) => (isMeant(record.id) ? [{ index, record }] : []));
}

function diffOrder(from: readonly WithId[], to: readonly WithId[]): KeyChange | null {
  if (from.every(({ id }, index) => to[index]?.id === id)) return null;
  return { from: from.map(({ id }) => id), to: to.map(({ id }) => id) };
}

function diffRecords(from: WithId, to: WithId): RecordChange | null {
  const { fields, keys } = diffFields(from, to, (name) => name === "id");
  if (Object.keys(fields).length === 0 && !keys) return null;
  return keys ? { id: to.id, fields, keys } : { id: to.id, fields };
}

function diffFields(
  from: object,
  to: object,
  isLeftOut: (name: string) => boolean,
): { fields: Record<string, FieldChange>; keys: KeyChange | null } {
  const before = new Map(Object.entries(from));
  const after = new Map(Object.entries(to));
  const fields: Record<string, FieldChange> = {};
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (isLeftOut(name) || was === is || sameText(was, is)) continue;
    const change: FieldChange = {};
    if (was !== undefined) change.from = was;
    if (is !== undefined) change.to = is;
    fields[name] = change;
  }
  const [names, newNames] = [[...before.keys()], [...after.keys()]];
  const isSame = names.length === newNames.length && names.every((name, i) => name === newNames[i]);
  return { fields, keys: isSame ? null : { from: names, to: newNames } };
}
