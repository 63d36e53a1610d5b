import { nodeSchema } from "../node-schema.ts";

export const startSchema = nodeSchema("start", {});
