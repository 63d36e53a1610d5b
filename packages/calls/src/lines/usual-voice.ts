import { voiceNamed } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";

/**
 * The tree with who speaks where neither it nor a node of it says who does; the same tree where it
 * does. What is no voice of a call says nothing.
 */
export function withUsualVoice(tree: Tree, voice: string | null): Tree {
  if (voice === null || voiceNamed(tree.settings?.voice) !== "usual") return tree;
  return { ...tree, settings: { ...tree.settings, voice } };
}
