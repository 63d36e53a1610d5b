import type { z } from "zod";
import type { NodeKind } from "../tree.ts";
import { actionFields } from "./action/fields.ts";
import { decisionFields } from "./decision/fields.ts";
import { endFields } from "./end/fields.ts";
import { inputFields } from "./input/fields.ts";
import { messageFields } from "./message/fields.ts";
import { objectionFields } from "./objection/fields.ts";
import { startFields } from "./start/fields.ts";

/**
 * Each kind's own fields, beside those every node has. Apart from `NODE_SPECS`, so that a browser
 * that edits and checks trees does not load the schema library.
 */
export const NODE_FIELDS: Record<NodeKind, z.ZodRawShape> = {
  start: startFields,
  message: messageFields,
  decision: decisionFields,
  input: inputFields,
  objection: objectionFields,
  action: actionFields,
  end: endFields,
};
