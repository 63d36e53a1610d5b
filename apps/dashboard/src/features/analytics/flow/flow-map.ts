import type { SimulationResult } from "@rufbaum/simulation";
import type { NodeKind, Tree } from "@rufbaum/tree";
import { drawEdges, type FlowEdge } from "./draw-edges.ts";
import { drawnNodes } from "./drawn-nodes.ts";
import { linesOf, NODE_HEIGHT, placeNodes } from "./place-nodes.ts";

/** The tree drawn as what flows through it, in pixels. */
export interface FlowMap {
  width: number;
  height: number;
  /** Of a node; all are `NODE_HEIGHT` high. */
  nodeWidth: number;
  nodes: readonly FlowNode[];
  /** The widest first, so that thin ones lie on top. */
  edges: readonly FlowEdge[];
}

export interface FlowNode {
  id: string;
  kind: NodeKind;
  title: string;
  x: number;
  y: number;
  /** Conversations that came here, and those that failed here. */
  runs: number;
  failures: number;
}

/** Columns are at least so far apart; more where there is room. */
const LEAST_PITCH = 86;
const MOST_PITCH = 190;
/** What of it is left between two nodes. */
const GAP = { share: 0.25, least: 16, most: 64 };
/** Nodes beside the flow, in a tree that has hardly any columns. */
const IN_A_ROW = 8;
const MARGIN = 10;
const BELOW = 28;

/** What went through a tree: conversations, simulated or real ones. */
export interface FlowTraffic extends Pick<SimulationResult, "totalRuns" | "ways"> {
  nodes: Readonly<Record<string, { runs: number; failures: number }>>;
}

/**
 * Nodes stand in the order in which a conversation meets them, as wide apart as `room` pixels allow;
 * those that no line leads to, such as objections, stand below.
 */
export function flowMap(tree: Tree, flow: FlowTraffic, room: number): FlowMap {
  const drawn = drawnNodes(tree, flow);
  const ids = new Set(drawn.map(({ id }) => id));
  const lines = linesOf(tree).filter(({ source, target }) => ids.has(source) && ids.has(target));
  const linked = new Set(lines.flatMap(({ source, target }) => [source, target]));
  const inFlow = drawn.filter(({ id, type }) => linked.has(id) || type === "start");
  const beside = drawn.filter((node) => !inFlow.includes(node));
  const { places, columns, height } = placeNodes(
    inFlow.map(({ id }) => id),
    lines,
  );
  const across = Math.max(columns, Math.min(beside.length, IN_A_ROW), 1);
  const pitch = Math.floor(
    Math.min(MOST_PITCH, Math.max(LEAST_PITCH, (room - 2 * MARGIN + GAP.least) / across)),
  );
  const gap = Math.min(GAP.most, Math.max(GAP.least, Math.round(pitch * GAP.share)));
  const nodeWidth = pitch - gap;
  const top = inFlow.length > 0 ? height + BELOW : 0;
  const at = new Map<string, { x: number; y: number }>();
  for (const [id, { column, y }] of places) at.set(id, { x: MARGIN + column * pitch, y });
  for (const [index, { id }] of beside.entries()) {
    at.set(id, {
      x: MARGIN + (index % across) * pitch,
      y: top + Math.floor(index / across) * (NODE_HEIGHT + BELOW),
    });
  }
  const nodes = drawn.map(({ id, type, title }): FlowNode => {
    const { runs = 0, failures = 0 } = flow.nodes[id] ?? {};
    const { x, y } = at.get(id) ?? { x: 0, y: 0 };
    return { id, kind: type, title, x, y: y + MARGIN, runs, failures };
  });
  return {
    nodes,
    edges: drawEdges(lines, flow, new Map(nodes.map((node) => [node.id, node])), {
      nodeWidth,
      gap,
    }),
    width: MARGIN * 2 + (across - 1) * pitch + nodeWidth,
    nodeWidth,
    height: nodes.reduce((most, { y }) => Math.max(most, y + NODE_HEIGHT), 0) + MARGIN,
  };
}
