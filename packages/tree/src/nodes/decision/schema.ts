import { LISTENING_FIELDS, nodeSchema } from "../node-schema.ts";

export const decisionSchema = nodeSchema("decision", LISTENING_FIELDS);
