import { z } from "zod";

/** Who calls, as the voice says it; empty: nobody. */
export const companyName = z
  .string()
  .trim()
  .max(80)
  .nullable()
  .transform((name) => name || null);
