import type { Tree, TreeNode } from "@rufbaum/tree";
import {
  type EditingSession,
  edit,
  LISTS,
  type ListName,
  openSession,
  remoteReplaced,
  type TreeDiff,
  unsaved,
} from "@rufbaum/tree/editing";

/** What one tab has not saved yet of one tree, small enough to outlive a reload. */
export interface Pending {
  /** The version it was made on. */
  version: number;
  diff: TreeDiff;
  /** The records of that version which the edit changes, removes or leads to. */
  touched: Partial<Record<ListName, readonly { id: string }[]>>;
}

export function pendingOf(session: EditingSession): Pending {
  const diff = unsaved(session);
  const touched: Pending["touched"] = {};
  const wanted = referredBy(diff);
  for (const list of LISTS) {
    const ids = new Set(diff[list]?.updated?.map(({ id }) => id));
    for (const { record } of diff[list]?.removed ?? []) ids.add(record.id);
    if (list === "nodes") for (const id of wanted) ids.add(id);
    const records = session.saved[list]?.filter(({ id }) => ids.has(id)) ?? [];
    if (records.length > 0) touched[list] = records;
  }
  return { version: session.version, diff, touched };
}

/** Opens the draft with the pending edit on it; what others changed since then is a conflict. */
export function reopen(
  draft: { version: number; tree: Tree },
  pending: Pending | null,
  label: string,
): EditingSession {
  if (!pending) return openSession(draft);
  if (pending.version === draft.version) return edit(openSession(draft), pending.diff, { label });
  const base = baseOf(draft.tree, pending);
  const opened = openSession({ version: Math.min(pending.version, draft.version), tree: base });
  return remoteReplaced(edit(opened, pending.diff, { label }), draft);
}

export function isPending(value: unknown): value is Pending {
  const pending = value as Pending | null;
  return (
    typeof pending?.version === "number" &&
    typeof pending.diff === "object" &&
    typeof pending.touched === "object"
  );
}

/** The tree the edit was made on, as far as the edit can tell: the rest is as it is now. */
function baseOf(now: Tree, { diff, touched }: Pending): Tree {
  const base: Record<string, unknown> = { ...now };
  for (const [field, { from }] of Object.entries(diff.fields ?? {})) {
    if (from === undefined) delete base[field];
    else base[field] = from;
  }
  for (const list of LISTS) {
    const added = new Set(diff[list]?.added?.map(({ record }) => record.id));
    const before = new Map(touched[list]?.map((record) => [record.id, record]));
    const records = (now[list] ?? []) as readonly { id: string }[];
    const kept = records.flatMap((record) => {
      const was = before.get(record.id);
      before.delete(record.id);
      return was ?? (added.has(record.id) ? [] : [record]);
    });
    if (now[list] || before.size > 0) base[list] = [...kept, ...before.values()];
  }
  return base as unknown as Tree;
}

/** The nodes that the edit's edges lead to or from. */
function referredBy({ nodes, connections }: TreeDiff): Set<string> {
  const conditions = [
    ...(nodes?.added ?? []).map(({ record }) => record.conditions),
    ...(nodes?.updated ?? []).map(({ fields }) => fields.conditions?.to as TreeNode["conditions"]),
  ];
  const ends = [
    ...conditions.flatMap((list) => list?.map(({ targetNodeId }) => targetNodeId) ?? []),
    ...(connections?.added ?? []).flatMap(({ record }) => [
      record.sourceNodeId,
      record.targetNodeId,
    ]),
    ...(connections?.updated ?? []).flatMap(({ fields }) => [
      fields.sourceNodeId?.to,
      fields.targetNodeId?.to,
    ]),
  ];
  return new Set(ends.filter((id) => typeof id === "string"));
}
