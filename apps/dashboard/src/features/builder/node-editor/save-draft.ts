import type { Tree, TreeNode } from "@rufbaum/tree";
import {
  addNode,
  applyDiff,
  connect,
  type Edited,
  editOf,
  type IdSource,
  isRefused,
  type NodePatch,
  type Refused,
  updateNode,
} from "@rufbaum/tree/editing";
import { FAILED, graphOf, isPlain } from "@rufbaum/tree/graph";
import { type NodeDraft, withMade } from "./node-draft.ts";

/**
 * The one edit that saves a draft: the node's fields, where its ways lead, and the nodes that were made
 * for these. Only what differs from
 * the draft that was opened is written, so that what others have changed meanwhile stays.
 */
export function saveDraft(
  tree: Tree,
  { opened, draft }: { opened: NodeDraft; draft: NodeDraft },
  ids: IdSource,
): Edited {
  const isNew = draft.node.id === "";
  const node = tidied(draft.node);
  const made = draft.made.filter(({ id }) => leadsTo(draft, id));
  const base = withMade(tree, made);
  const saved = isNew ? added(base, node, ids) : changed(base, opened.node, node);
  if (isRefused(saved)) return saved;
  const nodeId = saved.created.nodes[0] ?? draft.node.id;
  let next = applyDiff(base, saved.diff);
  for (const { condition, before, target } of [
    { condition: null, before: opened.next, target: draft.next },
    { condition: FAILED, before: opened.failed, target: draft.failed },
  ]) {
    if (before === target) continue;
    const led = lead(next, { nodeId, condition, target }, ids);
    if ("refused" in led) return led;
    next = led;
  }
  const kept = new Set(draft.others.map(({ connectionId }) => connectionId));
  const gone = opened.others.filter(({ connectionId }) => !kept.has(connectionId));
  next = without(next, new Set(gone.map(({ connectionId }) => connectionId)));
  const created = [...saved.created.nodes, ...made.map(({ id }) => id)];
  return editOf(tree, next, { ...saved.created, nodes: created });
}

/** What was made for a condition that is gone again is not wanted any more. */
function leadsTo({ node, next, failed }: NodeDraft, id: string): boolean {
  return [
    next,
    failed,
    ...(node.conditions ?? []).map(({ targetNodeId }) => targetNodeId),
  ].includes(id);
}

/** The names of the fields in which two states of a node differ; its place is none of the form's. */
export function changedFields(before: TreeNode, after: TreeNode): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete("position");
  return [...names].filter(
    (name) => before[name as keyof TreeNode] !== after[name as keyof TreeNode],
  );
}

/** Fields that both the author of a draft and somebody else have changed since it was opened. */
export function clashingFields(opened: TreeNode, mine: TreeNode, theirs: TreeNode): string[] {
  const written = (node: TreeNode, name: string) => JSON.stringify(node[name as keyof TreeNode]);
  return changedFields(opened, mine).filter((name) => {
    const now = written(theirs, name);
    return now !== written(opened, name) && now !== written(mine, name);
  });
}

/** Whether nothing would be lost by leaving a draft. */
export function isSame(opened: NodeDraft, draft: NodeDraft): boolean {
  return JSON.stringify(opened) === JSON.stringify(draft);
}

/** Names without the spaces around them that nobody sees; the same where there are none. */
function tidied(node: TreeNode): TreeNode {
  const next = { ...node, title: node.title.trim() };
  if (node.conditions?.some(({ condition }) => condition !== condition.trim())) {
    next.conditions = node.conditions.map((each) => ({
      ...each,
      condition: each.condition.trim(),
    }));
  }
  return withTidyVariable(next);
}

/** A kind's own settings stand in the field of its name; where they name a variable, it is trimmed. */
function withTidyVariable(node: TreeNode): TreeNode {
  const settings: unknown = node[node.type as keyof TreeNode];
  if (typeof settings !== "object" || settings === null || !("variable" in settings)) return node;
  const { variable } = settings;
  if (typeof variable !== "string" || variable === variable.trim()) return node;
  return { ...node, [node.type]: { ...settings, variable: variable.trim() } };
}

function added(tree: Tree, node: TreeNode, ids: IdSource): Edited {
  const { id: _id, type: kind, title, position, ...fields } = node;
  return addNode(tree, { kind, title, position, fields }, ids);
}

function changed(tree: Tree, opened: TreeNode, node: TreeNode): Edited {
  const names = changedFields(opened, node);
  if (names.length === 0) return editOf(tree, tree);
  const patch: Record<string, unknown> = {};
  for (const name of names) patch[name] = node[name as keyof TreeNode];
  if (!names.includes("conditions")) return updateNode(tree, node.id, patch as NodePatch);
  const known = new Set(opened.conditions?.flatMap(({ id, condition }) => [id, condition]));
  const current = graphOf(tree).node(node.id);
  const content = withoutListed(names.includes("content") ? node.content : current?.content, known);
  const led = graphOf(tree)
    .outgoing(node.id)
    .filter(({ condition }) => condition && known.has(condition));
  const freed = without(tree, new Set(led.map(({ id }) => id)));
  const saved = updateNode(freed, node.id, {
    ...patch,
    ...(content !== undefined && { content }),
  } as NodePatch);
  return isRefused(saved) ? saved : editOf(tree, applyDiff(freed, saved.diff));
}

/** The content without the conditions it lists that the node now has as its own, or not any more. */
function withoutListed(
  content: TreeNode["content"],
  known: ReadonlySet<string>,
): TreeNode["content"] {
  if (typeof content !== "object" || !content.conditions) return content;
  const conditions = content.conditions.filter((key) => typeof key !== "string" || !known.has(key));
  return conditions.length === content.conditions.length ? content : { ...content, conditions };
}

/** Lets the way of a node lead to a target, or nowhere. */
function lead(
  tree: Tree,
  way: { nodeId: string; condition: string | null; target: string | null },
  ids: IdSource,
): Tree | Refused {
  const { nodeId, condition, target } = way;
  const known = graphOf(tree)
    .outgoing(nodeId)
    .find((each) => (condition === null ? isPlain(each) : each.condition === condition));
  const freed = known ? without(tree, new Set([known.id])) : tree;
  if (target === null) return freed;
  const link = { sourceNodeId: nodeId, targetNodeId: target, conditionId: condition };
  const made = connect(freed, link, ids);
  return isRefused(made) ? made : applyDiff(freed, made.diff);
}

function without(tree: Tree, ids: ReadonlySet<string>): Tree {
  if (ids.size === 0) return tree;
  return { ...tree, connections: tree.connections.filter(({ id }) => !ids.has(id)) };
}
