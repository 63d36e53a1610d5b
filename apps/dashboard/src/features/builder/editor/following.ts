import type { TreeNode } from "@rufbaum/tree";
import { atom } from "jotai";
import { treeAtom } from "./editing.ts";
import { viewportAtom } from "./view.ts";

const originAtom = atom<{ treeId: string | undefined; nodeId: string } | null>(null);

/** Where one came from along a way, as long as that node is there. */
export const wayBackAtom = atom((get) => {
  const [origin, tree] = [get(originAtom), get(treeAtom)];
  const node = origin && tree?.id === origin.treeId && tree?.nodes.find(isOf(origin.nodeId));
  return node ? { nodeId: node.id, title: node.title } : null;
});

/** Goes along a way to the node it leads to. */
export const followAtom = atom(null, (get, set, { from, to }: { from: string; to: string }) => {
  set(originAtom, { treeId: get(treeAtom)?.id, nodeId: from });
  get(viewportAtom)?.current.focusNode(to);
});

/** Goes back to the node that the way began at. */
export const goBackAtom = atom(null, (get, set) => {
  const back = get(wayBackAtom);
  set(originAtom, null);
  if (back) get(viewportAtom)?.current.focusNode(back.nodeId);
});

function isOf(nodeId: string): (node: TreeNode) => boolean {
  return ({ id }) => id === nodeId;
}
