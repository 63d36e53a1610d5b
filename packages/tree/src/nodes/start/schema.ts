import { ASKING_FIELDS, nodeSchema } from "../node-schema.ts";

export const startSchema = nodeSchema("start", ASKING_FIELDS);
