import type { NodeKind } from "../tree.ts";
import { action } from "./action/action.ts";
import { decision } from "./decision/decision.ts";
import { end } from "./end/end.ts";
import { input } from "./input/input.ts";
import { message } from "./message/message.ts";
import type { NodeSpec } from "./node-spec.ts";
import { objection } from "./objection/objection.ts";
import { start } from "./start/start.ts";

/** Every kind of node; a new kind is one folder, one line here and one in `field-registry.ts`. */
export const NODE_SPECS: Record<NodeKind, NodeSpec> = {
  start,
  message,
  decision,
  input,
  objection,
  action,
  end,
};

export const NODE_KINDS = Object.keys(NODE_SPECS) as NodeKind[];
