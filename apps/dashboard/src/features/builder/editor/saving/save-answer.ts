import { ApiError } from "../../../../api/api-error.ts";
import type { Refusal } from "./save-loop.ts";

/** What an edit that was not stored, or a draft that was not read, means for going on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { result: "refused", message: String(error) };
  const { status, text } = error;
  if (status === 0 || status === 429 || status >= 500) return { result: "unreachable" };
  if (status === 401) return { result: "signed-out" };
  if (status === 404) return { result: "gone" };
  return { result: "refused", message: text };
}

/** The version the server has, if it refused an edit because it has another one. */
export function conflictingVersion(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.reason !== "version-conflict") return null;
  const { version } = error.details;
  return typeof version === "number" ? version : null;
}
