import type { Tree } from "@rufbaum/tree";
import { type DrawnEdge, drawnEdges, turnOf } from "@rufbaum/tree/drawing";
import { graphOf, waysOf } from "@rufbaum/tree/graph";
import type { Edge } from "@xyflow/react";
import { messages } from "../../../messages/index.ts";
import type { Selection } from "../editor/view.ts";
import { conditionPort, IN, OUT } from "./flow-nodes.ts";

export interface WayData extends Record<string, unknown> {
  edge: DrawnEdge;
  /** Where between its ends the line turns, 0 to 1: lines from neighbouring rows don't cover each other. */
  turn: number;
}

export type WayEdge = Edge<WayData, "way">;

/** Makes React Flow's edges of a tree's; one that has not changed stays the same object. */
export function createFlowEdges(): (tree: Tree) => WayEdge[] {
  let known = new Map<string, WayEdge>();
  return (tree) => {
    const edges = drawnEdges(tree).map((edge) => wayEdge(tree, edge, known.get(edge.id)));
    known = new Map(edges.map((edge) => [edge.id, edge]));
    return edges;
  };
}

function wayEdge(tree: Tree, edge: DrawnEdge, last: WayEdge | undefined): WayEdge {
  const { id, source, target, conditionId, label } = edge;
  const title = (nodeId: string) => graphOf(tree).node(nodeId)?.title ?? "";
  const ariaLabel = messages.canvas.edge(title(source), title(target), label);
  const rows = conditionId === null ? [] : waysOf(tree, source);
  const row = rows.findIndex((way) => way.id === conditionId);
  const turn = turnOf(row, rows.length);
  const old = last?.data?.edge;
  const isSame =
    last?.ariaLabel === ariaLabel &&
    last.data?.turn === turn &&
    old?.source === source &&
    old.target === target &&
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
    data: { edge, turn },
    ariaLabel,
  };
}

/** The edges as they are shown: selected or not. */
export function shownEdges(edges: readonly WayEdge[], { edges: selected }: Selection): WayEdge[] {
  if (selected.size === 0) return edges as WayEdge[];
  return edges.map((edge) => (selected.has(edge.id) ? { ...edge, selected: true } : edge));
}
