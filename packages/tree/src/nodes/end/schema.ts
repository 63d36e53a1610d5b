import { z } from "zod";
import { OUTCOMES } from "../../outcomes.ts";
import { nodeSchema } from "../node-schema.ts";

export const endSchema = nodeSchema("end", {
  /** How the call ended for sales. */
  outcome: z.enum(OUTCOMES).exactOptional(),
});
