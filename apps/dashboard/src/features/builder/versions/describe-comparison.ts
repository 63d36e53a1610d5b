import type { Tree } from "@rufbaum/tree";
import { type FieldChange, LISTS, type ListName, type TreeComparison } from "@rufbaum/tree/editing";
import { changeTexts } from "../../../messages/changes.ts";
import { describeRecord } from "../editor/words/describe-record.ts";
import { describeValue, fieldName } from "../editor/words/describe-value.ts";

export interface ComparedItem {
  id: string;
  list: ListName | null;
  /** "Node „Begrüßung“" */
  what: string;
  changes: { field: string; was: string; is: string }[];
}

export type ComparedGroup = "added" | "changed" | "moved" | "removed";

/** What is different between two trees, in words, grouped as it is read. */
export function describeComparison(
  comparison: TreeComparison,
  { from, to }: { from: Tree; to: Tree },
): Record<ComparedGroup, ComparedItem[]> {
  const plain = (list: ListName, records: readonly { id: string }[], tree: Tree) =>
    records.map((record) => ({
      id: record.id,
      list,
      what: describeRecord(list, record, tree),
      changes: [],
    }));
  const ofTree: ComparedItem[] = Object.keys(comparison.fields).length
    ? [
        {
          id: to.id,
          list: null,
          what: changeTexts().records.tree,
          changes: changesOf(comparison.fields, { from, to }),
        },
      ]
    : [];
  return {
    added: LISTS.flatMap((list) => plain(list, comparison[list].added, to)),
    changed: [
      ...ofTree,
      ...LISTS.flatMap((list) =>
        comparison[list].changed.map((changed) => ({
          id: changed.to.id,
          list,
          what: describeRecord(list, changed.to, to),
          changes: changesOf(changed.fields, { from, to }),
        })),
      ),
    ],
    moved: plain(
      "nodes",
      comparison.nodes.moved.map((moved) => moved.to),
      to,
    ),
    removed: LISTS.flatMap((list) => plain(list, comparison[list].removed, from)),
  };
}

function changesOf(fields: Record<string, FieldChange>, { from, to }: { from: Tree; to: Tree }) {
  return Object.entries(fields).map(([field, change]) => ({
    field: fieldName(field),
    was: describeValue(field, change.from, from),
    is: describeValue(field, change.to, to),
  }));
}
