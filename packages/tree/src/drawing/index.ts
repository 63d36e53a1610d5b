export { CARD, type CardBox, cardBox, cardBoxes, type Port, type Row } from "./card.ts";
export { edgePath, LEAVE, nearStart, turnOf } from "./edge-path.ts";
export { conditionEdgeId, type DrawnEdge, drawnEdges } from "./edges.ts";
