import { z } from "zod";
import { OUTCOMES } from "./end.ts";

export const endFields = { outcome: z.enum(OUTCOMES).optional() };
