import { z } from "zod";
import { LISTENING_FIELDS } from "../listening-fields.ts";
import { VALUE_KINDS } from "./input.ts";

export const inputFields = {
  ...LISTENING_FIELDS,
  input: z
    .looseObject({
      variable: z.string().min(1),
      value: z.enum(VALUE_KINDS),
      maxDigits: z.int().min(1).max(64).optional(),
      endKey: z.enum(["#", "*"]).optional(),
      confirm: z.boolean().optional(),
    })
    .optional(),
};
