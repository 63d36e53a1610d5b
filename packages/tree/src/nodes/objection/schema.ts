import { z } from "zod";
import { loose } from "../loose.ts";
import { nodeSchema } from "../node-schema.ts";

export const objectionSchema = nodeSchema("objection", {
  /**
   * The intent it answers from anywhere, whether it returns afterwards, and how often it answers in
   * one call (twice, unless it says otherwise).
   */
  objection: loose({
    intent: z.string().exactOptional(),
    global: z.boolean().exactOptional(),
    returns: z.boolean().exactOptional(),
    answers: z.int().min(1).max(10).exactOptional(),
  }).exactOptional(),
});
