import { z } from "zod";
import { VALUE_KINDS } from "../../value-kinds.ts";
import { loose } from "../loose.ts";
import { LISTENING_FIELDS, nodeSchema } from "../node-schema.ts";

export const inputSchema = nodeSchema("input", {
  ...LISTENING_FIELDS,
  /** Which variable is filled, and with what. */
  input: loose({
    variable: z.string().min(1),
    value: z.enum(VALUE_KINDS),
    maxDigits: z.int().min(1).max(64).exactOptional(),
    endKey: z.enum(["#", "*"]).exactOptional(),
    /** Reads the value back in any case; else only one that was not heard clearly. */
    confirm: z.boolean().exactOptional(),
  }).exactOptional(),
});
