import type { CallRecord } from "@rufbaum/calls";
import type { calls } from "../schema/calls.ts";

export function callOf(row: typeof calls.$inferSelect): CallRecord {
  const { errorCode, errorMessage, consentId: _, ...call } = row;
  const error = errorCode === null ? null : { code: errorCode, message: errorMessage || null };
  return { ...call, error };
}
