import type { NodeKind, Tree } from "@rufbaum/tree";
import { CARD, cardBoxes, drawnEdges, edgePath } from "@rufbaum/tree/drawing";

/** A tree in small: where its nodes stand, and the lines between them. Pixels of the canvas. */
export interface CallMap {
  nodes: readonly MapNode[];
  edges: readonly { id: string; source: string; target: string; line: string }[];
}

export interface MapNode extends Box {
  id: string;
  kind: NodeKind;
  title: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function callMap(tree: Tree): CallMap {
  const boxes = cardBoxes(tree);
  const nodes = new Map<string, MapNode>();
  for (const { id, type, title, position } of tree.nodes) {
    const { width, height } = boxes.get(id) ?? { width: CARD.width, height: CARD.title };
    nodes.set(id, { id, kind: type, title, ...position, width, height });
  }
  const edges = drawnEdges(tree).flatMap(({ id, source, target, conditionId }) => {
    const [from, to] = [nodes.get(source), nodes.get(target)];
    const ports = boxes.get(source)?.ports;
    const out = (conditionId === null ? ports?.out : ports?.conditions[conditionId]) ?? null;
    if (!from || !to || !out) return [];
    const start = { x: from.x + out.x, y: from.y + out.y };
    return [{ id, source, target, line: edgePath(start, { x: to.x, y: to.y + CARD.port }) }];
  });
  return { nodes: [...nodes.values()], edges };
}

/** What is kept free around what is shown. */
const MARGIN = 60;
/** The canvas is never drawn larger than where this many of its pixels are seen side by side. */
const LEAST_WIDTH = 1100;

/**
 * What of the canvas is shown so that the nodes of `focus` are seen, or all where none of them is
 * there. `aspect`: width by height.
 */
export function viewOf(nodes: readonly MapNode[], focus: readonly string[], aspect: number): Box {
  const wanted = new Set(focus);
  const seen = nodes.filter(({ id }) => wanted.has(id));
  const { left, top, right, bottom } = boundsOf(seen.length > 0 ? seen : nodes);
  const width = Math.max(
    right - left + 2 * MARGIN,
    (bottom - top + 2 * MARGIN) * aspect,
    LEAST_WIDTH,
  );
  const height = width / aspect;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

function boundsOf(boxes: readonly Box[]) {
  if (boxes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, width, height } of boxes) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + width);
    bounds.bottom = Math.max(bounds.bottom, y + height);
  }
  return bounds;
}
