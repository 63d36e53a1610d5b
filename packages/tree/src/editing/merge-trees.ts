import type { Tree } from "../tree.ts";
import { applyDiff } from "./diff/apply-diff.ts";
import { diffTrees } from "./diff/diff-trees.ts";
import { sameValue } from "./diff/same-value.ts";
import {
  type FieldChange,
  LISTS,
  type ListName,
  type RecordChange,
  type TreeDiff,
} from "./diff/tree-diff.ts";
import { repair } from "./repair.ts";

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

/** Brings two trees together that were made from the same one. */
export function mergeTrees(base: Tree, mine: Tree, theirs: Tree): Merged {
  if (base === theirs) return { tree: mine, conflicts: [] };
  if (base === mine) return { tree: theirs, conflicts: [] };
  const myDiff = diffTrees(base, mine);
  const theirDiff = diffTrees(base, theirs);
  const kept = keptNodes(base, { mine, theirs, myDiff, theirDiff });
  const conflicts = [
    ...fieldConflicts(myDiff.fields, theirDiff.fields, { list: null, recordId: null }),
    ...LISTS.flatMap((list) => listConflicts(list, { base, mine, theirs, myDiff, theirDiff })),
    ...kept.conflicts,
  ];
  const merged = applyDiff(kept.theirs, withRecords(myDiff, mine, conflicts));
  return { tree: repair(merged), conflicts: distinct(conflicts) };
}

interface Sides {
  mine: Tree;
  theirs: Tree;
  myDiff: TreeDiff;
  theirDiff: TreeDiff;
}

type Place = Pick<Conflict, "list" | "recordId">;

function fieldConflicts(
  my: Record<string, FieldChange> = {},
  their: Record<string, FieldChange> = {},
  place: Place,
): Conflict[] {
  return Object.keys(my).flatMap((field) => {
    const [mine, theirs] = [my[field], their[field]];
    if (!mine || !theirs || sameValue(mine.to, theirs.to)) return [];
    return [conflictAt({ ...place, field, mine: mine.to, theirs: theirs.to })];
  });
}

function listConflicts(
  list: ListName,
  { mine, theirs, myDiff, theirDiff }: Sides & { base: Tree },
): Conflict[] {
  const my = changesOf(myDiff, list);
  const their = changesOf(theirDiff, list);
  const conflicts: Conflict[] = [];
  for (const change of my.updated.values()) {
    const place = { list, recordId: change.id };
    const theirChange = their.updated.get(change.id);
    if (theirChange) conflicts.push(...fieldConflicts(change.fields, theirChange.fields, place));
    else if (their.removed.has(change.id)) {
      const record = recordOf(mine, list, change.id);
      conflicts.push(conflictAt({ ...place, field: null, mine: record, theirs: null }));
    }
  }
  for (const id of my.removed) {
    if (!their.updated.has(id)) continue;
    const record = recordOf(theirs, list, id);
    conflicts.push(conflictAt({ list, recordId: id, field: null, mine: null, theirs: record }));
  }
  return conflicts;
}

/**
 * A node that one side took away while the other drew an edge to it. If I built on it, it is kept
 * in what I see; if they did, my removal stands; either way it is a conflict, and nothing is lost
 * before somebody has chosen.
 */
function keptNodes(base: Tree, { mine, theirs, myDiff, theirDiff }: Sides) {
  const conflicts: Conflict[] = [];
  const theirsRemoved = changesOf(theirDiff, "nodes").removed;
  const mineRemoved = changesOf(myDiff, "nodes").removed;
  const needed = [...newlyReferred(base, mine)].filter((id) => theirsRemoved.has(id));
  for (const id of needed) {
    const record = recordOf(mine, "nodes", id);
    conflicts.push(
      conflictAt({ list: "nodes", recordId: id, field: null, mine: record, theirs: null }),
    );
  }
  for (const id of newlyReferred(base, theirs)) {
    if (!mineRemoved.has(id)) continue;
    const record = recordOf(theirs, "nodes", id);
    conflicts.push(
      conflictAt({ list: "nodes", recordId: id, field: null, mine: null, theirs: record }),
    );
  }
  const back = mine.nodes.filter(({ id }) => needed.includes(id));
  return {
    conflicts,
    theirs: back.length ? { ...theirs, nodes: [...theirs.nodes, ...back] } : theirs,
  };
}

/** Nodes that an edge leads to or from that was not there before. */
function newlyReferred(base: Tree, tree: Tree): Set<string> {
  const before = edgesOf(base);
  const found = new Set<string>();
  for (const [edge, ends] of edgesOf(tree)) {
    if (!before.has(edge)) for (const id of ends) found.add(id);
  }
  return found;
}

function edgesOf(tree: Tree): Map<string, readonly string[]> {
  const edges = new Map<string, readonly string[]>();
  for (const { id, sourceNodeId, targetNodeId } of tree.connections) {
    edges.set(JSON.stringify([id, sourceNodeId, targetNodeId]), [sourceNodeId, targetNodeId]);
  }
  for (const { id, conditions } of tree.nodes) {
    for (const condition of conditions ?? []) {
      const { targetNodeId } = condition;
      if (targetNodeId) edges.set(JSON.stringify([id, condition.id, targetNodeId]), [targetNodeId]);
    }
  }
  return edges;
}

/** Records of mine that they took away come back whole, for an update alone would find nothing. */
function withRecords(diff: TreeDiff, mine: Tree, conflicts: readonly Conflict[]): TreeDiff {
  const next: Record<string, unknown> = { ...diff };
  for (const list of LISTS) {
    const ids = conflicts.flatMap((conflict) =>
      conflict.list === list && conflict.field === null && conflict.theirs === null
        ? [conflict.recordId]
        : [],
    );
    if (ids.length === 0) continue;
    const records = (mine[list] ?? []) as readonly { id: string }[];
    const back = records.flatMap((record, index) =>
      ids.includes(record.id) ? [{ index, record }] : [],
    );
    next[list] = { ...diff[list], added: [...(diff[list]?.added ?? []), ...back] };
  }
  return next as TreeDiff;
}

function changesOf(diff: TreeDiff, list: ListName) {
  const part = diff[list];
  return {
    updated: new Map<string, RecordChange>(part?.updated?.map((change) => [change.id, change])),
    removed: new Set<string>(part?.removed?.map(({ record }) => record.id)),
  };
}

function recordOf(tree: Tree, list: ListName, id: string): unknown {
  return tree[list]?.find((record) => record.id === id) ?? null;
}

function conflictAt(conflict: Omit<Conflict, "id">): Conflict {
  const { list, recordId, field } = conflict;
  return { id: [list ?? "tree", recordId ?? "", field ?? ""].join("/"), ...conflict };
}

function distinct(conflicts: readonly Conflict[]): Conflict[] {
  return [...new Map(conflicts.map((conflict) => [conflict.id, conflict])).values()];
}
