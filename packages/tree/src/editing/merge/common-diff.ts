import { sameText } from "../diff/same-value.ts";
import type { FieldChange, ListDiff, TreeDiff } from "../diff/tree-diff.ts";

/** What two diffs of the same tree have in common; of records that both add, the first one's. */
export function commonDiff(first: TreeDiff, second: TreeDiff): TreeDiff {
  const common: TreeDiff = {};
  if (first.fields) common.fields = commonFields(first.fields, second.fields);
  if (first.nodes) common.nodes = commonList(first.nodes, second.nodes);
  if (first.connections) common.connections = commonList(first.connections, second.connections);
  if (first.notes) common.notes = commonList(first.notes, second.notes);
  if (first.knowledge) common.knowledge = commonList(first.knowledge, second.knowledge);
  return common;
}

function commonList<R extends { id: string }>(
  first: ListDiff<R>,
  second: ListDiff<R> = {},
): ListDiff<R> {
  const removed = new Set(second.removed?.map(({ record }) => record.id));
  const added = new Set(second.added?.map(({ record }) => record.id));
  const updated = new Map(second.updated?.map((change) => [change.id, change.fields]));
  return {
    removed: first.removed?.filter(({ record }) => removed.has(record.id)) ?? [],
    added: first.added?.filter(({ record }) => added.has(record.id)) ?? [],
    updated:
      first.updated?.map(({ id, fields }) => ({
        id,
        fields: commonFields(fields, updated.get(id)),
      })) ?? [],
  };
}

function commonFields(
  first: Record<string, FieldChange>,
  second: Record<string, FieldChange> = {},
): Record<string, FieldChange> {
  const shared = Object.entries(first).filter(([name, { to }]) => {
    const other = Object.hasOwn(second, name) ? second[name] : undefined;
    return other !== undefined && sameText(to, other.to);
  });
  return Object.fromEntries(shared);
}
