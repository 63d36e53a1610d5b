import { LISTENING_FIELDS } from "../listening-fields.ts";

export const decisionFields = LISTENING_FIELDS;
