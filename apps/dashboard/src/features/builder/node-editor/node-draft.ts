import type { Condition, NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import type { Point } from "@rufbaum/tree/editing";
import {
  FAILED,
  graphOf,
  isPlain,
  LONGEST_TEXT,
  NODE_KINDS,
  NODE_SPECS,
  newNode,
  specOf,
  textOf,
} from "@rufbaum/tree/graph";

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
  /** Nodes that were made for it to lead to; the tree has them once the draft is saved. */
  made: readonly TreeNode[];
}

/** The tree with the nodes that were made for a draft. */
export function withMade(tree: Tree, made: readonly TreeNode[]): Tree {
  return made.length === 0 ? tree : { ...tree, nodes: [...tree.nodes, ...made] };
}

/** The fields that belong to a kind, beside those that every kind has. */
function fieldsOf(kind: NodeKind): readonly string[] {
  const { face, speaks } = NODE_SPECS[kind];
  return speaks ? [...face.fields, "voiceSettings"] : face.fields;
}

const OF_SOME_KIND = [...new Set(NODE_KINDS.flatMap(fieldsOf))];

export function draftOf(tree: Tree, node: TreeNode): NodeDraft {
  const outgoing = graphOf(tree).outgoing(node.id);
  const [next, ...others] = outgoing.filter(isPlain);
  return {
    node: withWays(tree, node),
    next: next?.targetNodeId ?? null,
    failed: outgoing.find(({ condition }) => condition === FAILED)?.targetNodeId ?? null,
    others: others.map(({ id, targetNodeId }) => ({ connectionId: id, target: targetNodeId })),
    made: [],
  };
}

/**
 * A document may write a condition, or where it leads, at a connection or in the content. The form
 * has all of it at the node; the same node where it is there already.
 */
function withWays(tree: Tree, node: TreeNode): TreeNode {
  if (!specOf(node).face.fields.some((field) => field === "conditions")) return node;
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
  const node = newNode(kind, { id: "", title: "", position });
  return { node, next: null, failed: null, others: [], made: [] };
}

/** The names of the fields that a change of kind would take from a node. */
export function lostFields(node: TreeNode, kind: NodeKind): string[] {
  const kept = fieldsOf(kind);
  return OF_SOME_KIND.filter((name) => {
    const value = node[name as keyof TreeNode];
    const isFilled = value !== undefined && !(Array.isArray(value) && value.length === 0);
    return isFilled && !kept.includes(name);
  });
}

/** The node as one of another kind: what fits is kept, what the new kind needs comes from its defaults. */
export function withKind({ node, ...ways }: NodeDraft, kind: NodeKind): NodeDraft {
  const lost = new Set(lostFields(node, kind));
  const kept = Object.fromEntries(Object.entries(node).filter(([name]) => !lost.has(name)));
  const spec = NODE_SPECS[kind];
  return {
    node: { ...spec.defaults(), ...kept, type: kind } as TreeNode,
    next: spec.ways.out ? ways.next : null,
    failed: spec.ways.failed ? ways.failed : null,
    others: spec.ways.out ? ways.others : [],
    made: ways.made,
  };
}

/** What a node had, with what was typed since; what its kind had only proposed is left out. */
export function withTyped(before: TreeNode, node: TreeNode, proposed: TreeNode): TreeNode {
  const typed = Object.entries(node).filter(
    ([name, value]) => proposed[name as keyof TreeNode] !== value,
  );
  return { ...before, ...Object.fromEntries(typed) };
}

/** Puts a text in, in whichever of the two shapes the content has. */
export function withText(node: TreeNode, text: string): TreeNode {
  const { content } = node;
  if (typeof content === "object") return { ...node, content: { ...content, text } };
  if (text === "" && content === undefined) return node;
  return { ...node, content: text };
}

/** The tree as it would be with the draft; what is assumed of a node follows from those around it. */
export function withDraft(tree: Tree, node: TreeNode): Tree {
  const isKnown = tree.nodes.some(({ id }) => id === node.id);
  const nodes = isKnown
    ? tree.nodes.map((each) => (each.id === node.id ? node : each))
    : [...tree.nodes, node];
  return { ...tree, nodes };
}

/** Why a draft can't be saved, as the key of a text; `null` if it can. */
export function faultOf(tree: Tree, { node }: NodeDraft): DraftFault | null {
  if (node.title.trim() === "") return "title";
  if (textOf(node).length > LONGEST_TEXT) return "text";
  const keys = node.conditions?.map(({ condition }) => condition.trim()) ?? [];
  if (keys.includes("")) return "condition";
  if (new Set(keys).size < keys.length) return "twice";
  const { fills } = specOf(node);
  if (fills?.(node, graphOf(withDraft(tree, node))).some((name) => name.trim() === ""))
    return "variable";
  return null;
}

export type DraftFault = "title" | "text" | "condition" | "twice" | "variable";
