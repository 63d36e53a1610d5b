export type * from "./tree.ts";
