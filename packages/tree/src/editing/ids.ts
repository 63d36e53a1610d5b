import type { Tree } from "../tree.ts";
import { recordsOf } from "./diff/records.ts";
import { LISTS } from "./diff/tree-diff.ts";

export type IdPrefix = "node" | "connection" | "note" | "condition" | "entry";

/** Gives a new id at every call. */
export type IdSource = (prefix: IdPrefix) => string;

/** Ids of the form `node_<milliseconds since 1970>`, each used nowhere in the tree. */
export function idsFor(tree: Tree, now: number): IdSource {
  const taken = new Set(
    LISTS.flatMap((list) => recordsOf(tree, list).map(({ id }: { id: string }) => id)),
  );
  for (const node of tree.nodes) for (const { id } of node.conditions ?? []) taken.add(id);
  let next = now;
  return (prefix) => {
    while (taken.has(`${prefix}_${next}`)) next++;
    const id = `${prefix}_${next}`;
    taken.add(id);
    return id;
  };
}
