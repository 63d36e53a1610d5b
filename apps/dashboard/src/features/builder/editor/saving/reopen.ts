import type { Tree, TreeNode } from "@rufbaum/tree";
import {
  type EditingSession,
  edit,
  LISTS,
  openSession,
  recordsOf,
  remoteReplaced,
  withRecords,
} from "@rufbaum/tree/editing";
import { endsAt, leadsTo, type Pending, touchedNodes } from "./pending.ts";

/** Opens the draft with the pending edit on it; what others changed since then is a conflict. */
export function reopen(
  draft: { version: number; tree: Tree },
  pending: Pending,
  label: string,
): EditingSession {
  if (pending.version === draft.version) return edit(openSession(draft), pending.diff, { label });
  const base = baseOf(draft.tree, pending);
  const opened = openSession({ version: Math.min(pending.version, draft.version), tree: base });
  return remoteReplaced(edit(opened, pending.diff, { label }), draft);
}

/**
 * The tree the edit was made on, as far as the edit can tell; the rest is as it is now. All edges at
 * a touched node were kept, so one that leads there besides was drawn by somebody else since then.
 */
function baseOf(now: Tree, { diff, touched }: Pending): Tree {
  const at = touchedNodes(diff);
  const base: Tree = {
    ...now,
    connections: now.connections.filter((connection) => !endsAt(connection, at)),
    nodes: now.nodes.map((node) => (leadsTo(node, at) ? withoutTargets(node, at) : node)),
  };
  const fields: Record<string, unknown> = { ...base };
  for (const [field, { from }] of Object.entries(diff.fields ?? {})) {
    if (from === undefined) delete fields[field];
    else fields[field] = from;
  }
  let made = fields as unknown as Tree;
  for (const list of LISTS) {
    const added = new Set(diff[list]?.added?.map(({ record }) => record.id));
    const before = new Map(touched[list]?.map((record) => [record.id, record]));
    const records: readonly { id: string }[] = recordsOf(base, list);
    const kept = records.flatMap((record) => {
      const was = before.get(record.id);
      before.delete(record.id);
      return was ?? (added.has(record.id) ? [] : [record]);
    });
    const isThere = list === "knowledge" ? made.settings?.knowledge : now[list];
    if (isThere || before.size > 0) made = withRecords(made, list, [...kept, ...before.values()]);
  }
  return made;
}

function withoutTargets(node: TreeNode, nodes: ReadonlySet<string>): TreeNode {
  const conditions = node.conditions?.map((condition) =>
    nodes.has(condition.targetNodeId ?? "") ? { ...condition, targetNodeId: null } : condition,
  );
  return conditions ? { ...node, conditions } : node;
}
