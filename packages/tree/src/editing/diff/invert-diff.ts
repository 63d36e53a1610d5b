import type { FieldChange, KeyChange, ListDiff, RecordChange, TreeDiff } from "./tree-diff.ts";

/** The way back. */
export function invertDiff(diff: TreeDiff): TreeDiff {
  const back: TreeDiff = {};
  if (diff.fields) back.fields = invertFields(diff.fields);
  if (diff.keys) back.keys = swapped(diff.keys);
  if (diff.nodes) back.nodes = invertList(diff.nodes);
  if (diff.connections) back.connections = invertList(diff.connections);
  if (diff.notes) back.notes = invertList(diff.notes);
  if (diff.knowledge) back.knowledge = invertList(diff.knowledge);
  return back;
}

function invertList<R>({ removed, updated, order, added }: ListDiff<R>): ListDiff<R> {
  const back: ListDiff<R> = {};
  if (added) back.removed = added;
  if (updated) back.updated = updated.map(invertRecord);
  if (order) back.order = swapped(order);
  if (removed) back.added = removed;
  return back;
}

function invertRecord({ id, fields, keys }: RecordChange): RecordChange {
  const back: RecordChange = { id, fields: invertFields(fields) };
  if (keys) back.keys = swapped(keys);
  return back;
}

function invertFields(fields: Record<string, FieldChange>): Record<string, FieldChange> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { from, to }]) => {
      const back: FieldChange = {};
      if (to !== undefined) back.from = to;
      if (from !== undefined) back.to = from;
      return [name, back];
    }),
  );
}

function swapped({ from, to }: KeyChange): KeyChange {
  return { from: to, to: from };
}
