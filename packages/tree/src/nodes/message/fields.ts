import type { z } from "zod";

export const messageFields: z.ZodRawShape = {};
