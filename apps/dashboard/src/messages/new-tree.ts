import { newTree } from "./de/new-tree.ts";
import { area } from "./language.ts";

export const newTreeTexts = area("newTree", newTree);
