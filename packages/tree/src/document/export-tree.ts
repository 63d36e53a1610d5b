import type { Tree } from "../tree.ts";

/** The document as a file: every field in its own order, readable, with a line break at the end. */
export function exportTree(tree: Tree): string {
  return `${JSON.stringify(tree, null, 2)}\n`;
}
