export { renderMermaid } from "./render-mermaid.ts";
export { type Drawing, type DrawingTheme, renderSvg } from "./render-svg.ts";
