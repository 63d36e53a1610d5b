import type { Tree } from "@rufbaum/tree";
import {
  type CardBox,
  type Corners,
  cardBoxes,
  type DrawnEdge,
  edgeEnds,
  PORT,
  routeEdges,
  routeMiddle,
  routePath,
} from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";

import type { EdgeRoute, FindRoutes } from "./flow-edges.ts";

type Point = { x: number; y: number };

/** Finds the ways of a tree's edges; an edit that moves nothing costs a comparison. */
export function createEdgeRoutes(): FindRoutes {
  let last: { tree: Tree; edges: readonly DrawnEdge[] } | null = null;
  let routes: ReadonlyMap<string, EdgeRoute> = new Map();
  return (tree, edges) => {
    if (last === null || !isDrawnAlike(last, { tree, edges })) {
      routes = routesOf(tree, edges, routes);
    }
    last = { tree, edges };
    return routes;
  };
}

function routesOf(
  tree: Tree,
  edges: readonly DrawnEdge[],
  before: ReadonlyMap<string, EdgeRoute>,
): ReadonlyMap<string, EdgeRoute> {
  const boxes = cardBoxes(tree);
  const graph = graphOf(tree);
  const placeOf = (id: string) => graph.node(id)?.position;
  const corners = routeEdges(edges, boxes, placeOf);
  const routes = new Map<string, EdgeRoute>();
  for (const edge of edges) {
    const ends = edgeEnds(edge, boxes, placeOf);
    const around = corners.get(edge.id);
    if (!ends || !around) continue;
    const route = routeOf(edge, ends, around);
    const known = before.get(edge.id);
    routes.set(edge.id, known?.path === route.path ? known : route);
  }
  return routes;
}

function routeOf(
  { conditionId }: DrawnEdge,
  ends: { from: Point; to: Point },
  corners: Corners,
): EdgeRoute {
  const rim = (conditionId === null ? PORT.plus : PORT.way) / 2;
  const from = { x: ends.from.x + rim, y: ends.from.y };
  const to = { x: ends.to.x - PORT.way / 2, y: ends.to.y };
  return {
    from,
    to,
    path: routePath(from, to, corners),
    middle: routeMiddle(from, to, corners),
  };
}

interface Drawn {
  tree: Tree;
  edges: readonly DrawnEdge[];
}

function isDrawnAlike(one: Drawn, other: Drawn): boolean {
  if (one.tree === other.tree) return true;
  if (one.edges.length !== other.edges.length) return false;
  if (one.tree.nodes.length !== other.tree.nodes.length) return false;
  const [before, after] = [cardBoxes(one.tree), cardBoxes(other.tree)];
  return (
    other.tree.nodes.every((node, index) => {
      const old = one.tree.nodes[index];
      if (old === node && before.get(node.id)?.rows.length === after.get(node.id)?.rows.length) {
        return true;
      }
      return (
        old?.id === node.id &&
        old.position.x === node.position.x &&
        old.position.y === node.position.y &&
        hasSamePorts(before.get(node.id), after.get(node.id))
      );
    }) &&
    other.edges.every(({ id, source, target, conditionId }, index) => {
      const old = one.edges[index];
      return (
        old?.id === id &&
        old.source === source &&
        old.target === target &&
        old.conditionId === conditionId
      );
    })
  );
}

function hasSamePorts(one: CardBox | undefined, other: CardBox | undefined): boolean {
  return (
    one?.height === other?.height &&
    one?.rows.length === other?.rows.length &&
    (one?.rows ?? []).every(({ conditionId, y }, index) => {
      const row = other?.rows[index];
      return row?.conditionId === conditionId && row.y === y;
    })
  );
}
