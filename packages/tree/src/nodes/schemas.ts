import { z } from "zod";
import { actionSchema } from "./action/schema.ts";
import { decisionSchema } from "./decision/schema.ts";
import { endSchema } from "./end/schema.ts";
import { inputSchema } from "./input/schema.ts";
import { messageSchema } from "./message/schema.ts";
import { objectionSchema } from "./objection/schema.ts";
import { startSchema } from "./start/schema.ts";

/**
 * A node of whatever kind; a new kind is one line here and one in `registry.ts`. Apart from that, so
 * that a browser that paints and edits trees does not load the schema library.
 */
export const treeNodeSchema = z.discriminatedUnion("type", [
  startSchema,
  messageSchema,
  decisionSchema,
  inputSchema,
  objectionSchema,
  actionSchema,
  endSchema,
]);
