import { ApiError } from "./api-error.ts";

/** Whether a campaign is gone; its tree or its list may be gone as well, which is another thing. */
export function isUnknownCampaign(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "unknown-campaign";
}

/** Whether a list is gone that was to be called. */
export function isUnknownList(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "unknown-import";
}
