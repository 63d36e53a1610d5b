import { ApiError, errorText, isNotThere } from "../../../../api/api-error.ts";
import type { Refusal } from "./save-loop.ts";

/** What an edit that was not stored, or a draft that was not read, means for going on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { result: "refused", message: String(error) };
  const { status } = error;
  if (status < 400 || status === 429 || status >= 500) return { result: "unreachable" };
  if (status === 401) return { result: "signed-out" };
  // A proxy that doesn't know where the server is says 404, too.
  if (status === 404) return { result: isNotThere(error) ? "gone" : "unreachable" };
  return { result: "refused", message: errorText(error) };
}

/** The version the server has, if it refused an edit because it has another one. */
export function conflictingVersion(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.reason !== "version-conflict") return null;
  const { version } = error.details;
  return typeof version === "number" ? version : null;
}
