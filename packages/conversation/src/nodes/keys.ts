import type { TreeNode } from "@rufbaum/tree";
import { keyPauseOf } from "../settings.ts";
import { listen, type Step, type Walk } from "../walk.ts";
import { awaitAnswer } from "./ask.ts";

/** A key where keys choose the way: more are waited for while some way's name begins so. */
export function pressWay(node: TreeNode, walk: Walk, digits: string): Step {
  const pressed = walk.state.digits + digits;
  const keys = walk.graph.conditions(node.id).map(({ condition }) => condition.trim());
  if (keys.some((key) => key !== pressed && key.startsWith(pressed))) {
    walk.state.digits = pressed;
    return listen(walk, keyPauseOf(walk.tree));
  }
  walk.state.digits = "";
  return wayOfKeys(node, walk, pressed) ?? awaitAnswer(node, walk);
}

/** What was pressed is complete; `null` where nothing was. */
export function finishWayKeys(node: TreeNode, walk: Walk): Step | null {
  const pressed = walk.state.digits;
  if (pressed === "") return null;
  walk.state.digits = "";
  return wayOfKeys(node, walk, pressed) ?? awaitAnswer(node, walk);
}

function wayOfKeys(node: TreeNode, walk: Walk, pressed: string): Step | null {
  const chosen = walk.graph
    .conditions(node.id)
    .find(({ condition }) => condition.trim() === pressed);
  const target = chosen ? walk.graph.targetOf(node.id, chosen) : null;
  return target === null ? null : { to: target };
}
