import type { Tree } from "../../tree.ts";
import { recordsOf } from "../diff/records.ts";
import { sameText } from "../diff/same-value.ts";

/**
 * A tree that came anew, its records those of the known one wherever they are the same: whoever
 * draws a record only when it is another object draws what has changed and nothing else.
 */
export function sharing(known: Tree, tree: Tree): Tree {
  const shared: Tree = {
    ...tree,
    nodes: sharedList(known.nodes, tree.nodes),
    connections: sharedList(known.connections, tree.connections),
  };
  const { settings } = tree;
  if (settings?.knowledge) {
    const entries = sharedList(recordsOf(known, "knowledge"), settings.knowledge);
    shared.settings = { ...settings, knowledge: entries };
  }
  if (tree.notes) shared.notes = sharedList(known.notes ?? [], tree.notes);
  return shared;
}

function sharedList<R extends { id: string }>(known: readonly R[], list: readonly R[]): R[] {
  const records = new Map(known.map((record) => [record.id, record]));
  return list.map((record) => {
    const same = records.get(record.id);
    return same && sameText(same, record) ? same : record;
  });
}
