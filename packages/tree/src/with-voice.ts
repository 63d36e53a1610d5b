import type { Tree } from "./tree.ts";

/** The tree with who speaks where neither it nor a node of it says who does; the same tree where it does. */
export function withVoice(tree: Tree, voice: string | null): Tree {
  if (voice === null || tree.settings?.voice !== undefined) return tree;
  return { ...tree, settings: { ...tree.settings, voice } };
}
