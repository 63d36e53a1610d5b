import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { PATH_JOINT } from "./result.ts";

/** The nodes of a path's key. An id may hold the joint itself, so the longest one that is there counts. */
export function pathIds(tree: Tree, path: string): string[] {
  const graph = graphOf(tree);
  const parts = path === "" ? [] : path.split(PATH_JOINT);
  const ids: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    while (to > from + 1 && !graph.node(parts.slice(from, to).join(PATH_JOINT))) to -= 1;
    ids.push(parts.slice(from, to).join(PATH_JOINT));
    from = to;
  }
  return ids;
}
