import { z } from "zod";

/** What every kind has that waits for the caller. */
export const LISTENING_FIELDS = {
  reprompts: z.array(z.string().max(2_000)).max(10).optional(),
  patience: z.number().min(1).max(120).optional(),
};
