import { z } from "zod";
import { OUTCOMES } from "../../outcomes.ts";
import { nodeSchema } from "../node-schema.ts";

export const endSchema = nodeSchema("end", {
  outcome: z
    .enum(OUTCOMES)
    .describe("How the call ended for sales; without it, what its title and text say.")
    .exactOptional(),
});
