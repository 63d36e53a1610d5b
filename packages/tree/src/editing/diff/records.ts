import type { Tree, TreeSettings } from "../../tree.ts";
import type { ListName } from "./tree-diff.ts";

type Records<Name extends ListName> = Name extends "knowledge"
  ? NonNullable<TreeSettings["knowledge"]>
  : Name extends keyof Tree
    ? NonNullable<Tree[Name]>
    : never;

/** The records of a list, wherever in the document they stand; none where it has no such list. */
export function recordsOf<Name extends ListName>(tree: Tree, list: Name): Records<Name> {
  const records = list === "knowledge" ? tree.settings?.knowledge : tree[list as "nodes"];
  return (records ?? []) as Records<Name>;
}

/** The same tree with other records in a list. */
export function withRecords(tree: Tree, list: ListName, records: readonly { id: string }[]): Tree {
  if (list !== "knowledge") return { ...tree, [list]: records };
  return { ...tree, settings: { ...tree.settings, knowledge: records as Records<"knowledge"> } };
}

/**
 * The tree as its fields are compared: the settings tell that they hold knowledge, and where among
 * them, but not which, for that is a list of its own.
 */
export function hollowed(tree: Tree): Tree {
  const { settings } = tree;
  if (!settings?.knowledge || settings.knowledge.length === 0) return tree;
  return { ...tree, settings: { ...settings, knowledge: [] } };
}
