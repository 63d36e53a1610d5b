import type { Action, TreeNode } from "@rufbaum/tree";
import { actionOf, agreesToRecording, filledFields } from "@rufbaum/tree/graph";
import { fillRaw, fillWhole } from "../../fill.ts";
import type { Variables } from "../../types.ts";
import { end, FAILED, type Step, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { goOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Has something done and waits for how it went. */
export const action: NodeBehaviour<"action"> = {
  enter(node, walk) {
    if (!node.action) return goOn(node, walk);
    if (node.action.kind === "start-recording" && !hasAgreed(walk)) {
      return failedWay(node, walk) ?? goOn(node, walk);
    }
    walk.state.phase = "acting";
    const act = fillAction(node.action, walk.state.variables);
    walk.effects.push({ type: "act", nodeId: node.id, action: act });
    return "wait";
  },
};

/** The way on after an action: its own one when it failed. Without a recording a call goes on. */
export function afterAction(node: TreeNode, walk: Walk, succeeded: boolean): Step {
  if (succeeded) {
    const kind = actionOf(node)?.kind;
    if (kind === "start-recording") walk.state.isRecorded = true;
    return goOn(node, walk);
  }
  const own = failedWay(node, walk);
  if (own) return own;
  if (actionOf(node)?.kind === "start-recording") return goOn(node, walk);
  return end(walk, "failed", "action-failed", WORDING.goodbyeFault);
}

function failedWay({ id }: TreeNode, { graph }: Walk): Step | null {
  const failed = graph.outgoing(id).find(({ condition }) => condition === FAILED);
  return failed ? { to: failed.targetNodeId } : null;
}

/** The last thing the caller answered was whether the call may be recorded, and it was no no. */
function hasAgreed({ state, graph }: Walk): boolean {
  const { path } = state;
  const asked = path.findLastIndex((id) => graph.listens(id));
  const question = graph.node(path[asked] ?? "");
  const next = path[asked + 1];
  return question !== null && next !== undefined && agreesToRecording(question, next, graph);
}

/** Puts the variables into what an action says or writes; ids, numbers and addresses stay. */
function fillAction(meant: Action, variables: Variables): Action {
  const filled = filledFields(meant).flatMap(({ name, field: { places }, text }) => {
    if (places === undefined) return [];
    return [[name, places === "raw" ? fillRaw(text, variables) : fillWhole(text, variables)]];
  });
  return { ...meant, ...Object.fromEntries(filled) };
}
