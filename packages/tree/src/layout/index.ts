export { layoutTree } from "./layout-tree.ts";
