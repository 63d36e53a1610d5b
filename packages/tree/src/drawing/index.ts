export { CARD, type CardBox, cardBox, cardBoxes, type Port, type Row } from "./card.ts";
export { edgePath, nearStart, turnOf } from "./edge-path.ts";
export { conditionEdgeId, type DrawnEdge, drawnEdges } from "./edges.ts";
