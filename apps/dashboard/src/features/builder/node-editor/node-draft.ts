import type { Condition, NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import type { Point } from "@rufbaum/tree/editing";
import { FAILED, graphOf, isPlain, LONGEST_TEXT, NODE_SPECS, textOf } from "@rufbaum/tree/graph";

/**
 * A node as its form has it. `next` and `failed` are where the plain way and, of an action, the way
 * after a failure lead; they are connections of the tree, not part of the node.
 */
export interface NodeDraft {
  node: TreeNode;
  next: string | null;
  failed: string | null;
  /** Further plain ways, by their connections: no conversation goes them, they can only be taken away. */
  others: readonly { connectionId: string; target: string }[];
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
  const [next, ...others] = outgoing.filter(isPlain);
  return {
    node: withWays(tree, node),
    next: next?.targetNodeId ?? null,
    failed: outgoing.find(({ condition }) => condition === FAILED)?.targetNodeId ?? null,
    others: others.map(({ id, targetNodeId }) => ({ connectionId: id, target: targetNodeId })),
  };
}

/**
 * A document may write a condition, or where it leads, at a connection or in the content. The form
 * has all of it at the node; the same node where it is there already.
 */
function withWays(tree: Tree, node: TreeNode): TreeNode {
  if (!NODE_SPECS[node.type].listens) return node;
  const graph = graphOf(tree);
  const conditions = graph.conditions(node.id).map((condition): Condition => {
    const targetNodeId = graph.targetOf(node.id, condition);
    return targetNodeId === (condition.targetNodeId ?? null)
      ? condition
      : { ...condition, targetNodeId };
  });
  const own = node.conditions ?? [];
  const isOwn =
    conditions.length === own.length && conditions.every((each, index) => each === own[index]);
  return isOwn ? node : { ...node, conditions };
}

/** A node that does not exist yet, with its kind's defaults. */
export function newDraft(kind: NodeKind, position: Point): NodeDraft {
  const defaults = NODE_SPECS[kind].defaults();
  const node = { id: "", type: kind, position, ...defaults, title: "" };
  return { node, next: null, failed: null, others: [] };
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
export function withKind({ node, ...ways }: NodeDraft, kind: NodeKind): NodeDraft {
  const lost = new Set(lostFields(node, kind));
  const kept = Object.fromEntries(Object.entries(node).filter(([name]) => !lost.has(name)));
  const defaults = NODE_SPECS[kind].defaults();
  return {
    node: { ...defaults, ...kept, type: kind } as TreeNode,
    next: kind === "end" ? null : ways.next,
    failed: kind === "action" ? ways.failed : null,
    others: kind === "end" ? [] : ways.others,
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
export function faultOf({ node }: NodeDraft): DraftFault | null {
  if (node.title.trim() === "") return "title";
  if (textOf(node).length > LONGEST_TEXT) return "text";
  const keys = node.conditions?.map(({ condition }) => condition.trim()) ?? [];
  if (keys.includes("")) return "condition";
  if (new Set(keys).size < keys.length) return "twice";
  if (node.type === "input" && node.input?.variable.trim() === "") return "variable";
  return null;
}

export type DraftFault = "title" | "text" | "condition" | "twice" | "variable";
