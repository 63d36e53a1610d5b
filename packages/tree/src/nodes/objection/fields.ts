import { z } from "zod";

export const objectionFields = {
  objection: z
    .looseObject({
      intent: z.string().optional(),
      global: z.boolean().optional(),
      returns: z.boolean().optional(),
      answers: z.int().min(1).max(10).optional(),
    })
    .optional(),
};
