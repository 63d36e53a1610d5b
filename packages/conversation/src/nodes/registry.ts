import type { NodeKind, TreeNode } from "@rufbaum/tree";
import { action } from "./action/action.ts";
import { decision } from "./decision/decision.ts";
import { end } from "./end/end.ts";
import { input } from "./input/input.ts";
import { message } from "./message/message.ts";
import type { NodeBehaviour } from "./node-behaviour.ts";
import { objection } from "./objection/objection.ts";
import { start } from "./start/start.ts";

/** What every kind of node does; the mirror of the tree's own registry. */
const BEHAVIOURS: { readonly [Kind in NodeKind]: NodeBehaviour<Kind> } = {
  start,
  message,
  decision,
  input,
  objection,
  action,
  end,
};

export function behaviourOf({ type }: Pick<TreeNode, "type">): NodeBehaviour {
  return BEHAVIOURS[type] as NodeBehaviour;
}
