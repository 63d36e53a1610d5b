import type { Connection, TreeNode } from "@rufbaum/tree";
import {
  diffTrees,
  type EditingSession,
  type ListName,
  recordsOf,
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
  const entryIds = idsIn(diff.knowledge);
  return {
    version,
    diff,
    touched: {
      nodes: saved.nodes.filter((node) => at.has(node.id) || leadsTo(node, at)),
      connections: saved.connections.filter(
        (connection) => connectionIds.has(connection.id) || endsAt(connection, at),
      ),
      notes: saved.notes?.filter(({ id }) => noteIds.has(id)) ?? [],
      knowledge: recordsOf(saved, "knowledge").filter(({ id }) => entryIds.has(id)),
    },
  };
}

export function isPending(value: unknown): value is Pending {
  const pending = value as Pending | null;
  return (
    typeof pending?.version === "number" &&
    typeof pending.diff === "object" &&
    typeof pending.touched === "object"
  );
}

/** The nodes that a diff changes or removes, and those its edges lead to or from. */
export function touchedNodes({ nodes, connections }: TreeDiff): Set<string> {
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

export function endsAt(
  { sourceNodeId, targetNodeId }: Connection,
  nodes: ReadonlySet<string>,
): boolean {
  return nodes.has(sourceNodeId) || nodes.has(targetNodeId);
}

export function leadsTo({ conditions = [] }: TreeNode, nodes: ReadonlySet<string>): boolean {
  return conditions.some(({ targetNodeId }) => nodes.has(targetNodeId ?? ""));
}
