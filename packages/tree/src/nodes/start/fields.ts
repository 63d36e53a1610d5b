import type { z } from "zod";

export const startFields: z.ZodRawShape = {};
