export { CARD, type CardBox, cardBox, cardBoxes, PORT, type Port } from "./card.ts";
export { CHIP, chipOf } from "./chip.ts";
export { clearPlace } from "./clear-place.ts";
export { drawCompact } from "./compact/draw-compact.ts";
export { drawPlaced } from "./draw-placed.ts";
export { edgeEnds } from "./edge-ends.ts";
export { edgeMiddle, edgePath, routeMiddle, routePath } from "./edge-path.ts";
export { type DrawnEdge, drawnEdges } from "./edges.ts";
export { type ItemBox, itemBoxes, NOTE_SIZE, noteBox } from "./item-boxes.ts";
export { type Marks, marksOf } from "./marks-of.ts";
export { pairOf } from "./pair-of.ts";
export { boundsOf, type Rectangle, viewOf } from "./rectangle.ts";
export { routeEdges } from "./routes/route-edges.ts";
export type { Corners } from "./routes/router.ts";
export type {
  DrawnNode,
  DrawnWay,
  NodeWeight,
  TreeDrawing,
  Weights,
} from "./tree-drawing.ts";
export { widthOf } from "./wrap-text.ts";
