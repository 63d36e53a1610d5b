export { layoutTree } from "./layout-tree.ts";
export { type PortedWay, placeBlocks } from "./place-blocks.ts";
export { type Ranking, rankNodes } from "./rank-nodes.ts";
