import type { Tree } from "@rufbaum/tree";
import { type DrawnEdge, drawnEdges } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import type { Edge } from "@xyflow/react";
import { messages } from "../../../messages/index.ts";
import { conditionPort, IN, OUT, type Shown } from "./flow-nodes.ts";
import { keyOf, type Look, PLAIN } from "./looks.ts";

export interface WayData extends Record<string, unknown> {
  edge: DrawnEdge;
  /** Its way around the cards; `null` where there is none. */
  route: EdgeRoute | null;
  look: Look;
  /** Whether its condition is written on it also while nobody points at it. */
  hasChip: boolean;
}

/** The way of an edge around the cards, from the rim of one port to that of another. */
export interface EdgeRoute {
  from: { x: number; y: number };
  to: { x: number; y: number };
  path: string;
  /** Where its chip stands. */
  middle: { x: number; y: number };
}

/** What finds the ways of a tree's edges around its cards. */
export type FindRoutes = (
  tree: Tree,
  edges: readonly DrawnEdge[],
) => ReadonlyMap<string, EdgeRoute>;

export type WayEdge = Edge<WayData, "way">;

/** Makes React Flow's edges of a tree's; one that has not changed stays the same object. */
export function createFlowEdges(): (tree: Tree, find?: FindRoutes | null) => WayEdge[] {
  let known = new Map<string, WayEdge>();
  return (tree, find) => {
    const drawn = drawnEdges(tree);
    const routes = find?.(tree, drawn);
    const edges = drawn.map((edge) =>
      wayEdge(tree, edge, routes?.get(edge.id) ?? null, known.get(edge.id)),
    );
    known = new Map(edges.map((edge) => [edge.id, edge]));
    return edges;
  };
}

function wayEdge(
  tree: Tree,
  edge: DrawnEdge,
  route: EdgeRoute | null,
  last: WayEdge | undefined,
): WayEdge {
  const { id, source, target, turn, conditionId, label } = edge;
  const title = (nodeId: string) => graphOf(tree).node(nodeId)?.title ?? "";
  const ariaLabel = messages().canvas.edge(title(source), title(target), label);
  const old = last?.data?.edge;
  const isSame =
    last?.ariaLabel === ariaLabel &&
    last.data?.route === route &&
    old?.source === source &&
    old.target === target &&
    old.turn === turn &&
    old.conditionId === conditionId &&
    old.label === label;
  if (last && isSame) return last;
  return {
    id,
    type: "way",
    source,
    target,
    sourceHandle: conditionId === null ? OUT : conditionPort(conditionId),
    targetHandle: IN,
    // The row at which an edge begins says its condition already; a chip waits for the pointer.
    data: { edge, route, look: PLAIN, hasChip: false },
    ariaLabel,
    focusable: false,
  };
}

/**
 * The edges as they are shown: selected or not, with their looks, and with the chip of the one that
 * is alone selected.
 * Only those at a selected node are stops of the Tab key, which else would pass by all of them.
 */
export function shownEdges(
  edges: readonly WayEdge[],
  { selection, looks }: Pick<Shown, "selection" | "looks">,
): WayEdge[] {
  return edges.map((edge) => {
    const isSelected = selection.edges.has(edge.id);
    const isStop =
      isSelected || selection.nodes.has(edge.source) || selection.nodes.has(edge.target);
    const look = looks.get(edge.id) ?? PLAIN;
    const isAlone = isSelected && selection.edges.size === 1;
    if (!isStop && look === PLAIN) return edge;
    const known = shownBefore.get(edge);
    const key = `${isSelected}${isStop}${isAlone}${keyOf(look)}`;
    if (known?.key === key) return known.edge;
    const made = {
      ...edge,
      selected: isSelected,
      focusable: isStop,
      ...((look.isWalked || look.mark) && { className: TRACED }),
      data: shownData(edge, look, isAlone),
    };
    shownBefore.set(edge, { key, edge: made });
    return made;
  });
}

/** Where a conversation or a change has been: it is never dimmed. */
const TRACED = "traced";

const shownBefore = new WeakMap<WayEdge, { key: string; edge: WayEdge }>();

function shownData({ data }: WayEdge, look: Look, isAlone: boolean): WayData {
  if (!data) throw new Error("An edge of the canvas has no data.");
  const hasChip = (isAlone || look !== PLAIN) && data.edge.label !== null;
  return { ...data, look, hasChip };
}
