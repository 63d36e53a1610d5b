import type { Tree } from "../tree.ts";
import { cardBoxes } from "./card.ts";
import { edgeEnds } from "./edge-ends.ts";
import { edgePath, routePath } from "./edge-path.ts";
import { drawnEdges } from "./edges.ts";
import { noteBox } from "./item-boxes.ts";
import { boundsOf } from "./rectangle.ts";
import { routeEdges } from "./routes/route-edges.ts";
import type { DrawnWay, TreeDrawing } from "./tree-drawing.ts";

/** What a tree without anything in it takes up. */
const EMPTY = { x: 0, y: 0, width: 400, height: 200 };

/**
 * A tree with its cards where the author put them. Lines begin and end so many pixels beside their
 * ports as `gaps` say.
 */
export function drawPlaced(tree: Tree, gaps = { start: 0, end: 0 }): TreeDrawing {
  const boxes = cardBoxes(tree);
  const nodes = tree.nodes.flatMap((node) => {
    const box = boxes.get(node.id);
    if (!box) return [];
    const { width, height } = box;
    return [{ id: node.id, node, box, ...node.position, width, height, weight: null }];
  });
  const notes = (tree.notes ?? []).map((note) => ({ note, ...noteBox(note) }));
  const places = new Map(tree.nodes.map(({ id, position }) => [id, position]));
  const edges = drawnEdges(tree);
  const placeOf = (id: string) => places.get(id);
  const routes = routeEdges(edges, boxes, placeOf);
  const ways = edges.flatMap((edge): DrawnWay[] => {
    const ends = edgeEnds(edge, boxes, placeOf);
    if (!ends) return [];
    const from = { ...ends.from, x: ends.from.x + gaps.start };
    const to = { ...ends.to, x: ends.to.x - gaps.end };
    const { id, source, target, turn } = edge;
    const corners = routes.get(id);
    const path = corners ? routePath(from, to, corners) : edgePath(from, to, turn);
    return [{ id, source, target, path, weight: null }];
  });
  return { bounds: boundsOf([...nodes, ...notes]) ?? EMPTY, nodes, ways, notes };
}
