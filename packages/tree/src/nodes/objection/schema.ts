import { z } from "zod";
import { loose } from "../loose.ts";
import { ASKING_FIELDS, nodeSchema } from "../node-schema.ts";

export const objectionSchema = nodeSchema("objection", {
  ...ASKING_FIELDS,
  objection: loose({
    intent: z
      .string()
      .describe("The intent it answers, such as `price_objection`.")
      .exactOptional(),
    global: z
      .boolean()
      .describe("Answers it at any node that listens, and not only where a connection leads to it.")
      .exactOptional(),
    returns: z
      .boolean()
      .describe(
        "For readers: without a connection of its own it returns to the question in any case, with one never.",
      )
      .exactOptional(),
    answers: z
      .int()
      .min(1)
      .max(10)
      .describe(
        "How often it answers in one call, whatever leads to it; else the tree's `objectionAnswers`. Said once more, it counts as a no.",
      )
      .exactOptional(),
  })
    .describe("What it answers, and where.")
    .exactOptional(),
});
