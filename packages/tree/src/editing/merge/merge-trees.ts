import type { Tree, TreeNode } from "../../tree.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffTrees } from "../diff/diff-trees.ts";
import { recordsOf } from "../diff/records.ts";
import { sameText } from "../diff/same-value.ts";
import {
  type FieldChange,
  LISTS,
  type ListDiff,
  type ListName,
  type TreeDiff,
} from "../diff/tree-diff.ts";
import { repair, withoutLostTargets } from "../repair.ts";
import { newlyReferred, withEdgesOf } from "./edges.ts";
import { LAYOUT, mergeValues, type Sides } from "./merge-values.ts";

/**
 * Something that two authors changed differently. `field` is `null` where the whole record is at
 * stake: one took it away, the other changed it or built on it; `mine` or `theirs` is then `null`.
 * `list` is `null` for a field of the document itself.
 */
export interface Conflict {
  id: string;
  list: ListName | null;
  recordId: string | null;
  field: string | null;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Both authors' changes; where they conflict, mine. */
  tree: Tree;
  conflicts: Conflict[];
}

/**
 * Brings two trees together that were made from the same one. Of two moves of one thing mine
 * counts, a move alone does not stand against a removal; every other clash is a conflict.
 */
export function mergeTrees(base: Tree, mine: Tree, theirs: Tree): Merged {
  if (base === theirs) return { tree: mine, conflicts: [] };
  if (base === mine) return { tree: theirs, conflicts: [] };
  const myDiff = diffTrees(base, mine);
  const theirDiff = diffTrees(base, theirs);
  const { fields, conflicts } = mergeFields(myDiff.fields, theirDiff.fields, {
    list: null,
    recordId: null,
  });
  const diff: TreeDiff = { ...myDiff, fields };
  for (const list of LISTS) {
    const merged = mergeLists(list, { base, mine, theirs }, { myDiff, theirDiff });
    conflicts.push(...merged.conflicts);
    if (merged.diff) Object.assign(diff, { [list]: merged.diff });
  }
  const back = conflicts.flatMap(({ list, field, recordId, theirs }) =>
    list === "nodes" && field === null && theirs === null && recordId ? [recordId] : [],
  );
  const tree = withEdgesOf(applyDiff(theirs, diff), mine, new Set(back));
  return { tree: repair(tree), conflicts };
}

type Place = Pick<Conflict, "list" | "recordId">;
type Fields = Record<string, FieldChange>;

function mergeFields(
  my: Fields = {},
  their: Fields = {},
  place: Place,
): { fields: Fields; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const fields = Object.entries(my).map(([field, change]): [string, FieldChange] => {
    const other = Object.hasOwn(their, field) ? their[field] : undefined;
    if (!other || LAYOUT.has(field)) return [field, change];
    const [mine, theirs] = [change.to, other.to];
    const merged = mergeValues(field, { base: change.from, mine, theirs });
    if (merged) return [field, { ...change, to: merged.value }];
    conflicts.push(conflictAt({ ...place, field, mine, theirs }));
    return [field, change];
  });
  return { fields: Object.fromEntries(fields), conflicts };
}

interface WithId {
  id: string;
}

/** My changes of a list, made to fit theirs. */
function mergeLists(
  list: ListName,
  { base, mine, theirs }: Sides<Tree>,
  { myDiff, theirDiff }: { myDiff: TreeDiff; theirDiff: TreeDiff },
): { diff: ListDiff<WithId> | null; conflicts: Conflict[] } {
  const my: ListDiff<WithId> = myDiff[list] ?? {};
  const their = changesOf(theirDiff[list] ?? {});
  const removedByMe = new Set(my.removed?.map(({ record }) => record.id));
  const isKept = (id: string) => !removedByMe.has(id);
  const conflicts: Conflict[] = [];
  /** What they took away although I worked on it. */
  const back = new Set<string>();
  if (list === "nodes") {
    for (const id of newlyReferred(base, mine)) if (their.removed.has(id)) back.add(id);
  }
  const updated = (my.updated ?? []).map((change) => {
    const { id, fields } = change;
    if (their.removed.has(id) && isOfSubstance(fields, mine)) back.add(id);
    const merged = mergeFields(fields, their.updated.get(id), { list, recordId: id });
    conflicts.push(...merged.conflicts);
    return { ...change, fields: merged.fields };
  });
  const added = (my.added ?? []).map(({ index, record }) => {
    const other = their.added.get(record.id);
    if (!other || sameText(other, record)) return { index, record };
    // Two authors drew the same id: rarer than anything, but one of the two must not vanish.
    const [mine, theirs] = [fieldsOf(record), fieldsOf(other)];
    conflicts.push(...mergeFields(mine, theirs, { list, recordId: record.id }).conflicts);
    return { index, record: { ...other, ...record } };
  });
  recordsOf(mine, list).forEach((record: WithId, index) => {
    if (!back.has(record.id)) return;
    added.push({ index, record });
    conflicts.push(
      conflictAt({ list, recordId: record.id, field: null, mine: record, theirs: null }),
    );
  });
  const needed = list === "nodes" ? newlyReferred(base, theirs) : new Set<string>();
  for (const record of recordsOf(theirs, list)) {
    if (isKept(record.id)) continue;
    const fields = their.updated.get(record.id);
    if (!needed.has(record.id) && !(fields && isOfSubstance(fields, theirs))) continue;
    conflicts.push(
      conflictAt({ list, recordId: record.id, field: null, mine: null, theirs: record }),
    );
  }
  const isUntouched = !myDiff[list] && added.length === 0;
  return { diff: isUntouched ? null : { ...my, updated, added }, conflicts };
}

function changesOf(diff: ListDiff<WithId>) {
  return {
    removed: new Set(diff.removed?.map(({ record }) => record.id)),
    updated: new Map(diff.updated?.map(({ id, fields }) => [id, fields])),
    added: new Map(diff.added?.map(({ record }) => [record.id, record])),
  };
}

/** Whether a change is more than a move, or the loss of an edge to a node that is gone. */
function isOfSubstance(fields: Fields, tree: Tree): boolean {
  return Object.entries(fields).some(([name, { from, to }]) => {
    if (LAYOUT.has(name)) return false;
    if (name !== "conditions" || !Array.isArray(from)) return true;
    const ids = new Set(tree.nodes.map(({ id }) => id));
    const conditions = from as NonNullable<TreeNode["conditions"]>;
    return !sameText(withoutLostTargets(conditions, ids), to);
  });
}

/** A record as changes from nothing. */
function fieldsOf(record: WithId): Fields {
  return Object.fromEntries(Object.entries(record).map(([name, to]) => [name, { to }]));
}

function conflictAt(conflict: Omit<Conflict, "id">): Conflict {
  const { list, recordId, field } = conflict;
  return { id: [list ?? "tree", recordId ?? "", field ?? ""].join("/"), ...conflict };
}
