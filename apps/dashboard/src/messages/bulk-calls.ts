import { bulkCalls } from "./de/bulk-calls.ts";
import { area } from "./language.ts";

export const bulkCallsTexts = area("bulkCalls", bulkCalls);
