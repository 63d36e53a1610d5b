import type { Connection, KnowledgeEntry, Note, Tree, TreeNode } from "../tree.ts";
import { diffTrees } from "./diff/diff-trees.ts";
import { recordsOf } from "./diff/records.ts";
import { type FieldChange, LISTS, type ListDiff } from "./diff/tree-diff.ts";

export interface Changed<R> {
  from: R;
  to: R;
  fields: Record<string, FieldChange>;
}

export interface Compared<R> {
  added: R[];
  removed: R[];
  changed: Changed<R>[];
}

/** What is different between two trees, for people to read. */
export interface TreeComparison {
  fields: Record<string, FieldChange>;
  nodes: Compared<TreeNode> & {
    /** Changed in nothing but their place on the canvas. */
    moved: Changed<TreeNode>[];
  };
  connections: Compared<Connection>;
  notes: Compared<Note>;
  knowledge: Compared<KnowledgeEntry>;
  isSame: boolean;
}

export function compareTrees(from: Tree, to: Tree): TreeComparison {
  const diff = diffTrees(from, to);
  const { changed, ...nodes } = compared(from.nodes, to.nodes, diff.nodes);
  const isMove = ({ fields }: Changed<TreeNode>) => Object.keys(fields).join() === "position";
  return {
    fields: diff.fields ?? {},
    nodes: {
      ...nodes,
      changed: changed.filter((each) => !isMove(each)),
      moved: changed.filter(isMove),
    },
    connections: compared(from.connections, to.connections, diff.connections),
    notes: compared(from.notes ?? [], to.notes ?? [], diff.notes),
    knowledge: compared(recordsOf(from, "knowledge"), recordsOf(to, "knowledge"), diff.knowledge),
    isSame: !diff.fields && LISTS.every((list) => !diff[list]),
  };
}

function compared<R extends { id: string }>(
  from: readonly R[],
  to: readonly R[],
  diff: ListDiff<R> = {},
): Compared<R> {
  const before = new Map(from.map((record) => [record.id, record]));
  const after = new Map(to.map((record) => [record.id, record]));
  return {
    added: (diff.added ?? []).map(({ record }) => record),
    removed: (diff.removed ?? []).map(({ record }) => record),
    changed: (diff.updated ?? []).flatMap(({ id, fields }) => {
      const [was, is] = [before.get(id), after.get(id)];
      return was && is && Object.keys(fields).length > 0 ? [{ from: was, to: is, fields }] : [];
    }),
  };
}
