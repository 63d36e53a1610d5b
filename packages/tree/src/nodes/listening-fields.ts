import { z } from "zod";
import { LONGEST_REPROMPT, MOST_REPROMPTS } from "../limits.ts";

/** What every kind has that waits for the caller. */
export const LISTENING_FIELDS = {
  reprompts: z.array(z.string().max(LONGEST_REPROMPT)).max(MOST_REPROMPTS).optional(),
  patience: z.number().min(1).max(120).optional(),
};
