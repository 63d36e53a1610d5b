import { z } from "zod";
import { idSchema } from "../nodes/node-schema.ts";
import { LONGEST_ANSWER, LONGEST_QUESTION, MOST_ENTRIES, MOST_QUESTIONS } from "./entry.ts";

export const knowledgeEntrySchema = z.looseObject({
  id: idSchema.describe("Its own among all entries."),
  questions: z
    .array(z.string().max(LONGEST_QUESTION))
    .min(1)
    .max(MOST_QUESTIONS)
    .describe("How callers ask it, in one or several wordings."),
  answer: z
    .string()
    .max(LONGEST_ANSWER)
    .describe("What is said, with places for variables. Empty while it is still to be written."),
});

export const knowledgeSchema = z.array(knowledgeEntrySchema).max(MOST_ENTRIES);
