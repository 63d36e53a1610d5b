import type { NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import {
  addNode,
  applyDiff,
  connect,
  type Edited,
  editOf,
  type IdSource,
  isRefused,
  type NodePatch,
  type Point,
  updateNode,
} from "@rufbaum/tree/editing";
import { FAILED, graphOf, isPlain, NODE_SPECS, textOf } from "@rufbaum/tree/graph";

/**
 * A node as its form has it. `next` and `failed` are where the plain way and, of an action, the way
 * after a failure lead; they are connections of the tree, not part of the node.
 */
export interface NodeDraft {
  node: TreeNode;
  next: string | null;
  failed: string | null;
}

/** Fields that belong to some kinds only. What is not named here, every kind has. */
const FIELDS_OF: Record<string, readonly NodeKind[]> = {
  voiceSettings: ["start", "message", "decision", "input", "objection", "end"],
  conditions: ["decision", "input"],
  reprompts: ["decision", "input"],
  patience: ["decision", "input"],
  input: ["input"],
  objection: ["objection"],
  action: ["action"],
  outcome: ["end"],
};

export function draftOf(tree: Tree, node: TreeNode): NodeDraft {
  const outgoing = graphOf(tree).outgoing(node.id);
  return {
    node,
    next: outgoing.find(isPlain)?.targetNodeId ?? null,
    failed: outgoing.find(({ condition }) => condition === FAILED)?.targetNodeId ?? null,
  };
}

/** A node that does not exist yet, with its kind's defaults. */
export function newDraft(kind: NodeKind, position: Point): NodeDraft {
  const defaults = NODE_SPECS[kind].defaults();
  const node = { id: "", type: kind, position, ...defaults, title: "" };
  return { node, next: null, failed: null };
}

/** The names of the fields that a change of kind would take from a node. */
export function lostFields(node: TreeNode, kind: NodeKind): string[] {
  return Object.keys(FIELDS_OF).filter((name) => {
    const value = node[name as keyof TreeNode];
    const isFilled = value !== undefined && !(Array.isArray(value) && value.length === 0);
    return isFilled && !FIELDS_OF[name]?.includes(kind);
  });
}

/** The node as one of another kind: what fits is kept, what the new kind needs comes from its defaults. */
export function withKind({ node, next, failed }: NodeDraft, kind: NodeKind): NodeDraft {
  const lost = new Set(lostFields(node, kind));
  const kept = Object.fromEntries(Object.entries(node).filter(([name]) => !lost.has(name)));
  const { title: _title, ...defaults } = NODE_SPECS[kind].defaults();
  return {
    node: { ...defaults, ...kept, type: kind } as TreeNode,
    next: kind === "end" ? null : next,
    failed: kind === "action" ? failed : null,
  };
}

/** Puts a text in, in whichever of the two shapes the content has. */
export function withText(node: TreeNode, text: string): TreeNode {
  const { content } = node;
  if (typeof content === "object") return { ...node, content: { ...content, text } };
  if (text === "" && content === undefined) return node;
  return { ...node, content: text };
}

/** Why a draft can't be saved, as the key of a text; `null` if it can. */
export function faultOf(
  { node }: NodeDraft,
  longest: number,
): "title" | "text" | "condition" | null {
  if (node.title.trim() === "") return "title";
  if (textOf(node).length > longest) return "text";
  if (node.conditions?.some(({ condition }) => condition.trim() === "")) return "condition";
  return null;
}

/** The one edit that saves a draft: the node's fields and where its ways lead. */
export function saveDraft(tree: Tree, draft: NodeDraft, ids: IdSource): Edited {
  const isNew = draft.node.id === "";
  const saved = isNew ? added(tree, draft, ids) : changed(tree, draft);
  if (isRefused(saved)) return saved;
  const nodeId = saved.created.nodes[0] ?? draft.node.id;
  let next = applyDiff(tree, saved.diff);
  for (const [condition, target] of [
    [null, draft.next] as const,
    [FAILED, draft.failed] as const,
  ]) {
    const led = lead(next, { nodeId, condition, target }, ids);
    if (isRefused(led)) return led;
    next = applyDiff(next, led.diff);
  }
  return editOf(tree, next, saved.created);
}

function added(tree: Tree, { node }: NodeDraft, ids: IdSource): Edited {
  const { id: _id, type: kind, position, ...fields } = node;
  return addNode(tree, { kind, position, fields: { ...fields, title: node.title.trim() } }, ids);
}

function changed(tree: Tree, { node }: NodeDraft): Edited {
  const before = graphOf(tree).node(node.id);
  const { id, position: _position, ...fields } = node;
  const gone = Object.keys(before ?? {}).filter((name) => !(name in node));
  const patch = { ...fields, ...Object.fromEntries(gone.map((name) => [name, undefined])) };
  return updateNode(tree, id, { ...patch, title: node.title.trim() } as NodePatch);
}

/** Lets the way of a node lead to a target, or nowhere; one that leads there already stays as it is. */
function lead(
  tree: Tree,
  way: { nodeId: string; condition: typeof FAILED | null; target: string | null },
  ids: IdSource,
): Edited {
  const { nodeId, condition, target } = way;
  const isMeant = (key: string | null | undefined) =>
    condition === null ? !key : key === condition;
  const known = graphOf(tree)
    .outgoing(nodeId)
    .find((connection) => isMeant(connection.condition));
  if ((known?.targetNodeId ?? null) === target) return editOf(tree, tree);
  const without = known
    ? { ...tree, connections: tree.connections.filter((each) => each !== known) }
    : tree;
  if (target === null) return editOf(tree, without);
  const made = connect(
    without,
    { sourceNodeId: nodeId, targetNodeId: target, conditionId: condition },
    ids,
  );
  return isRefused(made) ? made : editOf(tree, applyDiff(without, made.diff), made.created);
}
