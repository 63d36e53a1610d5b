import type { Note, Tree, TreeNode } from "@rufbaum/tree";
import { type CardBox, cardBox, cardBoxes, noteBox, PORT } from "@rufbaum/tree/drawing";
import type { Point } from "@rufbaum/tree/editing";
import { graphOf } from "@rufbaum/tree/graph";
import { type Node, type NodeHandle, Position } from "@xyflow/react";
import { messages } from "../../../messages/index.ts";
import type { Selection } from "../editor/view.ts";
import { keyOf, type Look, PLAIN } from "./looks.ts";

export interface CardData extends Record<string, unknown> {
  node: TreeNode;
  box: CardBox;
  /** What stands at the card's foot; it may follow from nodes around. */
  foot: string;
  look: Look;
  /** Seen from so far away that a card shows its title only. */
  isFar: boolean;
}

export type CardNode = Node<CardData, "card">;
export type NoteNode = Node<{ note: Note }, "note">;
export type FlowNode = CardNode | NoteNode;

/** The port that is not a condition's. */
export const OUT = "out";
export const IN = "in";

/**
 * Makes React Flow's nodes of a tree's. A node that has not changed stays the same object from one
 * call to the next, so that an edit renders one card.
 */
export function createFlowNodes(): (tree: Tree) => FlowNode[] {
  let cards = new Map<string, CardNode>();
  let notes = new Map<string, NoteNode>();
  return (tree) => {
    cards = new Map(tree.nodes.map((node) => [node.id, cardNode(tree, node, cards.get(node.id))]));
    notes = new Map(
      (tree.notes ?? []).map((note) => [note.id, noteNode(note, notes.get(note.id))]),
    );
    return [...notes.values(), ...cards.values()];
  };
}

function cardNode(tree: Tree, node: TreeNode, last: CardNode | undefined): CardNode {
  const box = cardBoxes(tree).get(node.id) ?? cardBox(tree, node);
  const foot = messages().tree.footer(node, graphOf(tree));
  const isSame = last?.data.node === node && last.data.foot === foot;
  if (isSame && isSameBox(last.data.box, box)) return last;
  return {
    id: node.id,
    type: "card",
    position: node.position,
    data: { node, box, foot, look: PLAIN, isFar: false },
    width: box.width,
    height: box.height,
    measured: { width: box.width, height: box.height },
    handles: handlesOf(box),
    ariaLabel: messages().canvas.node(
      messages().tree.kinds[node.type],
      node.title,
      box.rows.length,
    ),
  };
}

/** A connection's key can give a card a row although the node itself has not changed. */
function isSameBox(a: CardBox, b: CardBox): boolean {
  return (
    a.height === b.height &&
    a.rows.length === b.rows.length &&
    a.rows.every(({ conditionId, label }, index) => {
      const other = b.rows[index];
      return conditionId === other?.conditionId && label === other.label;
    })
  );
}

/** Edges begin and end at the rim of a port. */
function handlesOf({ ports }: CardBox): NodeHandle[] {
  const handles: NodeHandle[] = [];
  const at = ({ x, y }: Point, size: number = PORT.way) => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });
  if (ports.in) handles.push({ id: IN, type: "target", position: Position.Left, ...at(ports.in) });
  if (ports.out) {
    handles.push({
      id: OUT,
      type: "source",
      position: Position.Right,
      ...at(ports.out, PORT.plus),
    });
  }
  for (const [id, port] of Object.entries(ports.conditions)) {
    handles.push({ id: conditionPort(id), type: "source", position: Position.Right, ...at(port) });
  }
  return handles;
}

function noteNode(note: Note, last: NoteNode | undefined): NoteNode {
  if (last?.data.note === note) return last;
  const { width, height } = noteBox(note);
  return {
    id: note.id,
    type: "note",
    position: note.position,
    data: { note },
    width,
    height,
    measured: { width, height },
    handles: [],
    zIndex: -1,
    ariaLabel: `${messages().canvas.note}: ${note.text.slice(0, 80)}`,
  };
}

/** What a gesture that is still going on shows instead of what the tree says. */
export interface Gesture {
  places: ReadonlyMap<string, Point>;
  sizes: ReadonlyMap<string, { width: number; height: number }>;
}

export const NO_GESTURE: Gesture = { places: new Map(), sizes: new Map() };

/** How everything is shown that the tree does not say. */
export interface Shown {
  selection: Selection;
  gesture: Gesture;
  looks: ReadonlyMap<string, Look>;
  isFar: boolean;
}

/** The nodes as they are shown: selected or not, with their looks, and where a gesture has them. */
export function shownNodes(nodes: readonly FlowNode[], shown: Shown): FlowNode[] {
  const { selection, gesture, looks, isFar } = shown;
  return nodes.map((node) => {
    const isSelected = selection.nodes.has(node.id) || selection.notes.has(node.id);
    const look = looks.get(node.id) ?? PLAIN;
    const isPlain = !isSelected && look === PLAIN && !isFar;
    const base = isPlain ? node : variantOf(node, { isSelected, look, isFar });
    const place = gesture.places.get(node.id);
    const size = gesture.sizes.get(node.id);
    if (!place && !size) return base;
    return {
      ...base,
      ...(size && { ...size, measured: size }),
      ...(place && { position: place, dragging: true }),
    };
  });
}

const variants = new WeakMap<FlowNode, Map<string, FlowNode>>();

/** The same node shown otherwise; the same object as long as it is shown the same. */
function variantOf(
  node: FlowNode,
  { isSelected, look, isFar }: { isSelected: boolean; look: Look; isFar: boolean },
): FlowNode {
  let known = variants.get(node);
  if (!known) {
    known = new Map();
    variants.set(node, known);
  }
  const key = `${isSelected}${isFar}${keyOf(look)}`;
  let variant = known.get(key);
  if (!variant) {
    variant =
      node.type === "card"
        ? { ...node, selected: isSelected, data: { ...node.data, look, isFar } }
        : { ...node, selected: isSelected };
    known.set(key, variant);
  }
  return variant;
}

/** A condition's port bears its id; a prefix keeps it apart from the other two. */
export function conditionPort(conditionId: string): string {
  return `condition:${conditionId}`;
}

export function conditionOfPort(port: string | null | undefined): string | null {
  return port?.startsWith("condition:") ? port.slice("condition:".length) : null;
}
