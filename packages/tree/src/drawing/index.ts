export { CARD, type CardBox, cardBox, cardBoxes, type Port, type Row } from "./card.ts";
export { edgePath, turnOf } from "./edge-path.ts";
export { conditionEdgeId, type DrawnEdge, drawnEdges } from "./edges.ts";
export { renderMermaid } from "./render-mermaid.ts";
export { type Drawing, type DrawingTheme, renderSvg } from "./render-svg.ts";
