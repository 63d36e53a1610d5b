import type { Connection, Tree, TreeNode } from "@rufbaum/tree";
import {
  diffTrees,
  type EditingSession,
  edit,
  LISTS,
  type ListName,
  openSession,
  remoteReplaced,
  type TreeDiff,
} from "@rufbaum/tree/editing";

/** What one tab has not saved yet of one tree, small enough to outlive a reload. */
export interface Pending {
  /** The version it was made on. */
  version: number;
  diff: TreeDiff;
  /** Of that version: the records which the edit changes, removes or leads to, and edges to them. */
  touched: Partial<Record<ListName, readonly { id: string }[]>>;
}

export function pendingOf({ saved, tree, version }: EditingSession): Pending {
  const diff = diffTrees(saved, tree);
  const at = touchedNodes(diff);
  const connectionIds = idsIn(diff.connections);
  const noteIds = idsIn(diff.notes);
  return {
    version,
    diff,
    touched: {
      nodes: saved.nodes.filter((node) => at.has(node.id) || leadsTo(node, at)),
      connections: saved.connections.filter(
        (connection) => connectionIds.has(connection.id) || endsAt(connection, at),
      ),
      notes: saved.notes?.filter(({ id }) => noteIds.has(id)) ?? [],
    },
  };
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

/**
 * The tree the edit was made on, as far as the edit can tell; the rest is as it is now. All edges at
 * a touched node were kept, so one that leads there besides was drawn by somebody else since then.
 */
function baseOf(now: Tree, { diff, touched }: Pending): Tree {
  const at = touchedNodes(diff);
  const base: Record<string, unknown> = {
    ...now,
    connections: now.connections.filter((connection) => !endsAt(connection, at)),
    nodes: now.nodes.map((node) => (leadsTo(node, at) ? withoutTargets(node, at) : node)),
  };
  for (const list of LISTS) {
    const added = new Set(diff[list]?.added?.map(({ record }) => record.id));
    const before = new Map(touched[list]?.map((record) => [record.id, record]));
    const records = (base[list] ?? []) as readonly { id: string }[];
    const kept = records.flatMap((record) => {
      const was = before.get(record.id);
      before.delete(record.id);
      return was ?? (added.has(record.id) ? [] : [record]);
    });
    if (now[list] || before.size > 0) base[list] = [...kept, ...before.values()];
  }
  for (const [field, { from }] of Object.entries(diff.fields ?? {})) {
    if (from === undefined) delete base[field];
    else base[field] = from;
  }
  return base as unknown as Tree;
}

/** The nodes that a diff changes or removes, and those its edges lead to or from. */
function touchedNodes({ nodes, connections }: TreeDiff): Set<string> {
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
  return new Set([...idsIn(nodes), ...ends.filter((id) => typeof id === "string")]);
}

/** The records of the version before that a part of a diff changes or removes. */
function idsIn(part: TreeDiff[ListName] = {}): Set<string> {
  const removed = (part.removed ?? []) as readonly { record: { id: string } }[];
  return new Set([
    ...(part.updated ?? []).map(({ id }) => id),
    ...removed.map(({ record }) => record.id),
  ]);
}

function endsAt({ sourceNodeId, targetNodeId }: Connection, nodes: ReadonlySet<string>): boolean {
  return nodes.has(sourceNodeId) || nodes.has(targetNodeId);
}

function leadsTo({ conditions = [] }: TreeNode, nodes: ReadonlySet<string>): boolean {
  return conditions.some(({ targetNodeId }) => nodes.has(targetNodeId ?? ""));
}

function withoutTargets(node: TreeNode, nodes: ReadonlySet<string>): TreeNode {
  const conditions = node.conditions?.map((condition) =>
    nodes.has(condition.targetNodeId ?? "") ? { ...condition, targetNodeId: null } : condition,
  );
  return conditions ? { ...node, conditions } : node;
}
