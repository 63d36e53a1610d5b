import { nodeSchema } from "../node-schema.ts";

export const messageSchema = nodeSchema("message", {});
