import { z } from "zod";
import { VALUE_KINDS } from "../../value-kinds.ts";
import { loose } from "../loose.ts";
import { LISTENING_FIELDS, nodeSchema } from "../node-schema.ts";

export const inputSchema = nodeSchema("input", {
  ...LISTENING_FIELDS,
  input: loose({
    variable: z.string().min(1).describe("The variable that keeps the answer."),
    value: z
      .enum(VALUE_KINDS)
      .describe("What kind of value it is; without it, what its question asks for.")
      .exactOptional(),
    maxDigits: z
      .int()
      .min(1)
      .max(64)
      .describe("Of digits: after so many keys the number is complete.")
      .exactOptional(),
    endKey: z
      .enum(["#", "*"])
      .describe("Of digits: the key that ends the number, `#` without it.")
      .exactOptional(),
    confirm: z
      .boolean()
      .describe(
        "Reads the value back in any case; else an e-mail address, and what was not heard clearly.",
      )
      .exactOptional(),
  })
    .describe(
      "Which variable is filled, and with what. Without it the first input fills `antwort`, each other one `antwort_` with its title.",
    )
    .exactOptional(),
});
