import { ASKING_FIELDS, nodeSchema } from "../node-schema.ts";

export const messageSchema = nodeSchema("message", ASKING_FIELDS);
