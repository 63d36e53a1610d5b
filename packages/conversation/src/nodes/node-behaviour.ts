import type { TreeNode } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import type { Step, Walk } from "../walk.ts";

/** What one kind of node does when the conversation comes to it, and when it hears something. */
export interface NodeBehaviour {
  enter(node: TreeNode, walk: Walk): Step;
  /** Of a node that listens. */
  hear?(node: TreeNode, walk: Walk, heard: Heard): Step;
  press?(node: TreeNode, walk: Walk, digits: string): Step;
}

export interface Heard {
  text: string;
  reading: Reading;
}
