import type { Action, TreeNode } from "@rufbaum/tree";
import { fill, fillRaw } from "../../fill.ts";
import type { Variables } from "../../types.ts";
import { end, FAILED, type Step, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { goOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Has something done and waits for how it went. */
export const action: NodeBehaviour = {
  enter(node, walk) {
    if (!node.action) return goOn(node, walk);
    walk.state.phase = "acting";
    const act = fillAction(node.action, walk.state.variables);
    walk.effects.push({ type: "act", nodeId: node.id, action: act });
    return "wait";
  },
};

/** The way on after an action: its own one when it failed. */
export function afterAction(node: TreeNode, walk: Walk, succeeded: boolean): Step {
  if (succeeded) return goOn(node, walk);
  const failed = walk.graph.outgoing(node.id).find(({ condition }) => condition === FAILED);
  if (failed) return { to: failed.targetNodeId };
  return end(walk, "failed", "action-failed", WORDING.goodbyeFault);
}

/** Puts the variables into what an action says or writes; ids, numbers and addresses stay. */
function fillAction(meant: Action, variables: Variables): Action {
  switch (meant.kind) {
    case "send-sms":
      return { ...meant, text: fill(meant.text, variables) };
    case "set-variable":
      return { ...meant, value: fillRaw(meant.value, variables) };
    case "transfer":
      return meant.announce === undefined
        ? meant
        : { ...meant, announce: fill(meant.announce, variables) };
    case "book-appointment":
      return meant.note === undefined ? meant : { ...meant, note: fill(meant.note, variables) };
    default:
      return meant;
  }
}
