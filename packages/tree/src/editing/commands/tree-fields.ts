import type { Tree, TreeSettings } from "../../tree.ts";
import { type Edit, editOf } from "../edit.ts";

export function renameTree(tree: Tree, name: string): Edit {
  return editOf(tree, { ...tree, name });
}

/** Replaces the settings; none at all takes the field away. */
export function setSettings(tree: Tree, settings: TreeSettings): Edit {
  const { settings: _old, ...rest } = tree;
  if (Object.keys(settings).length === 0) return editOf(tree, rest);
  return editOf(tree, { ...tree, settings });
}
