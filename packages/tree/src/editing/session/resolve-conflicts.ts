import type { Tree } from "../../tree.ts";
import { recordsOf, withRecords } from "../diff/records.ts";
import type { ListName } from "../diff/tree-diff.ts";
import { withEdgesOf } from "../merge/edges.ts";
import type { Conflict } from "../merge/merge-trees.ts";
import { repair } from "../repair.ts";
import type { EditingSession } from "./session.ts";

export type Choice = "mine" | "theirs";

/** Settles conflicts by their ids; `mine` is what the author sees already. */
export function resolveConflicts(
  session: EditingSession,
  choices: ReadonlyMap<string, Choice>,
): EditingSession {
  let { tree } = session;
  for (const conflict of session.conflicts) {
    if (choices.get(conflict.id) === "theirs") tree = taken(tree, session.saved, conflict);
  }
  return {
    ...session,
    tree: repair(tree),
    conflicts: session.conflicts.filter(({ id }) => !choices.has(id)),
  };
}

function taken(tree: Tree, theirs: Tree, { list, recordId, field, theirs: value }: Conflict): Tree {
  if (list === null) {
    if (field === null) return tree;
    const next = withField(tree, field, value);
    const known = recordsOf(tree, "knowledge");
    // The entries are no part of the settings that were chosen.
    return field === "settings" && known.length > 0 ? withRecords(next, "knowledge", known) : next;
  }
  const records: readonly { id: string }[] = recordsOf(tree, list);
  if (field !== null) {
    const next = records.map((record) =>
      record.id === recordId ? withField(record, field, value) : record,
    );
    return withRecords(tree, list, next);
  }
  if (value === null) {
    return withRecords(
      tree,
      list,
      records.filter(({ id }) => id !== recordId),
    );
  }
  const all = [...records, value as { id: string }];
  const withRecord = withRecords(tree, list, inPlaceOf(theirs, list, all));
  return list === "nodes" && recordId !== null
    ? withEdgesOf(withRecord, theirs, new Set([recordId]))
    : withRecord;
}

/** The records in the order the other author's document has them, new ones of mine at the end. */
function inPlaceOf<R extends { id: string }>(
  theirs: Tree,
  list: ListName,
  records: readonly R[],
): R[] {
  const places = new Map(
    recordsOf(theirs, list).map(({ id }: { id: string }, index: number) => [id, index]),
  );
  const unique = [...new Map(records.map((record) => [record.id, record])).values()];
  const placeOf = ({ id }: R) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return unique.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

function withField<T extends object>(value: T, name: string, to: unknown): T {
  const next: Record<string, unknown> = { ...value, [name]: to };
  if (to === undefined) delete next[name];
  return next as T;
}
