import type { Condition, Connection, Tree } from "../../tree.ts";
import { diffTrees } from "../diff/diff-trees.ts";
import { hollowed, recordsOf } from "../diff/records.ts";
import { sameText } from "../diff/same-value.ts";
import { LISTS, type TreeDiff } from "../diff/tree-diff.ts";
import type { Conflict } from "../merge/merge-trees.ts";

/**
 * What somebody changed between two trees, does not stand in a third one, and is no conflict
 * either. Written apart from the merging itself, so that the one can be held against the other.
 */
export function lostChanges(
  from: Tree,
  to: Tree,
  { result, conflicts }: { result: Tree; conflicts: readonly Conflict[] },
): string[] {
  const diff: TreeDiff = diffTrees(from, to);
  const open = new Set(conflicts.map(({ id }) => id));
  const isOpen = (nodeId: unknown) => open.has(`nodes/${nodeId}/`);
  const lost: string[] = [];
  for (const [field, change] of Object.entries(diff.fields ?? {})) {
    if (!stands(field, change, (hollowed(result) as unknown as Fields)[field]))
      lost.push(`tree//${field}`);
  }
  for (const list of LISTS) {
    const records = new Map<string, object>(
      recordsOf(result, list).map((record: { id: string }) => [record.id, record]),
    );
    const { added = [], removed = [], updated = [] } = diff[list] ?? {};
    for (const [part, isThere] of [
      [added, false],
      [removed, true],
    ] as const) {
      for (const { record } of part) {
        // The edges at a node somebody has yet to choose about are there or not as it is.
        const { sourceNodeId, targetNodeId } = record as Partial<Connection>;
        if (isOpen(sourceNodeId) || isOpen(targetNodeId)) continue;
        if (records.has(record.id) === isThere) lost.push(`${list}/${record.id}/`);
      }
    }
    for (const { id, fields } of updated) {
      const record = records.get(id) as Fields | undefined;
      for (const [field, change] of Object.entries(fields)) {
        if (!record) {
          if (!isSmall(field, change, to)) lost.push(`${list}/${id}/`);
        } else if (!stands(field, change, record[field], isOpen))
          lost.push(`${list}/${id}/${field}`);
      }
    }
  }
  return lost.filter((id) => !open.has(id));
}

type Fields = Record<string, unknown>;
interface Change {
  from?: unknown;
  to?: unknown;
}

function stands(
  field: string,
  { from, to }: Change,
  now: unknown,
  isOpen: (nodeId: unknown) => boolean = () => false,
): boolean {
  if (field === "position" || field === "size" || sameText(to, now)) return true;
  if (field === "settings") {
    return changed(from, to).every((name) => {
      const change = { from: partOf(from, name), to: partOf(to, name) };
      // Its entries are looked for one by one; an empty list is as good as none.
      if (name === "knowledge") return true;
      if (name !== "variables") return sameText(change.to, partOf(now, name));
      return changed(change.from, change.to).every((variable) =>
        sameText(partOf(change.to, variable), partOf(partOf(now, name), variable)),
      );
    });
  }
  if (field === "questions") {
    const [was, is, then] = [from, to, now].map((list) => new Set(list as string[]));
    if (!was || !is || !then) return false;
    return is.difference(was).isSubsetOf(then) && was.difference(is).isDisjointFrom(then);
  }
  if (field !== "conditions") return false;
  const [was, is, then] = [byId(from), byId(to), byId(now)];
  return changed(was, is).every((id) => {
    if (!is[id]) return !then[id];
    return changed(was[id], is[id]).every(
      (name) =>
        sameText(partOf(is[id], name), partOf(then[id], name)) ||
        (name === "targetNodeId" &&
          (isOpen(was[id]?.targetNodeId) || isOpen(is[id]?.targetNodeId))),
    );
  });
}

/** A move, or an edge that is gone with its node. */
function isSmall(field: string, { from, to }: Change, tree: Tree): boolean {
  if (field === "position" || field === "size") return true;
  const [was, is] = [byId(from), byId(to)];
  const ids = new Set(tree.nodes.map(({ id }) => id));
  return (
    field === "conditions" &&
    sameText(Object.keys(was), Object.keys(is)) &&
    changed(was, is).every((id) => {
      const target = partOf(was[id], "targetNodeId");
      return sameText(changed(was[id], is[id]), ["targetNodeId"]) && !ids.has(String(target));
    })
  );
}

function changed(from: unknown, to: unknown): string[] {
  const names = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})]);
  return [...names].filter((name) => !sameText(partOf(from, name), partOf(to, name)));
}

function partOf(value: unknown, name: string): unknown {
  return (value as Fields | undefined | null)?.[name];
}

function byId(conditions: unknown): Record<string, Condition> {
  const list = Array.isArray(conditions) ? (conditions as Condition[]) : [];
  return Object.fromEntries(list.map((condition) => [condition.id, condition]));
}
