import type { NodeKind, NodeOf } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import type { Step, Walk } from "../walk.ts";

/** What one kind of node does when the conversation comes to it, and when it hears something. */
export interface NodeBehaviour<Kind extends NodeKind = NodeKind> {
  enter(node: NodeOf<Kind>, walk: Walk): Step;
  /** Of a node that listens. */
  hear?(node: NodeOf<Kind>, walk: Walk, heard: HeardReply): Step;
  press?(node: NodeOf<Kind>, walk: Walk, digits: string): Step;
  /** Takes what was keyed in for complete; `null` if nothing was. */
  finishKeys?(node: NodeOf<Kind>, walk: Walk): Step | null;
}

export interface HeardReply {
  text: string;
  reading: Reading;
  /** What was said beside a question that has just been answered. */
  isAfterAnswer?: true;
}
