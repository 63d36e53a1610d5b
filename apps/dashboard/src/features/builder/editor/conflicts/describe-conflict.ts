import type { Tree } from "@rufbaum/tree";
import { type Conflict, recordsOf } from "@rufbaum/tree/editing";
import { changeTexts } from "../../../../messages/changes.ts";
import { describeRecord } from "../words/describe-record.ts";
import { describeValue, fieldName } from "../words/describe-value.ts";

const texts = changeTexts;

export interface DescribedConflict {
  id: string;
  /** What it is about: the node, the connection, the note, the tree. */
  what: string;
  /** Which field of it; `null`: one side took the whole away. */
  field: string | null;
  mine: string;
  theirs: string;
}

/** A conflict in words. `mine` and `theirs` are the trees of the two sides. */
export function describeConflict(
  conflict: Conflict,
  { mine, theirs }: { mine: Tree; theirs: Tree },
): DescribedConflict {
  const { id, list, recordId, field } = conflict;
  const what = whatOf(conflict, { mine, theirs });
  if (field === null && list !== null) {
    return {
      id,
      what,
      field: null,
      mine: conflict.mine === null ? texts().conflicts.removed : texts().conflicts.kept,
      theirs: conflict.theirs === null ? texts().conflicts.removed : texts().conflicts.kept,
    };
  }
  return {
    id,
    what,
    field: fieldName(field ?? recordId ?? ""),
    mine: describeValue(field ?? "", conflict.mine, mine),
    theirs: describeValue(field ?? "", conflict.theirs, theirs),
  };
}

function whatOf(
  { list, recordId, ...sides }: Conflict,
  trees: { mine: Tree; theirs: Tree },
): string {
  if (list === null) return texts().records.tree;
  for (const tree of [trees.mine, trees.theirs]) {
    const records: readonly { id: string }[] = recordsOf(tree, list);
    const record = records.find(({ id }) => id === recordId);
    if (record) return describeRecord(list, record, tree);
  }
  const record = (sides.mine ?? sides.theirs) as { id: string } | null;
  return record ? describeRecord(list, record, trees.theirs) : (recordId ?? "");
}
