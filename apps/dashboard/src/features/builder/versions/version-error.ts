import { ApiError, errorText } from "../../../api/api-error.ts";
import { renewVersions } from "../../../api/tree-versions.ts";
import { versionTexts } from "../../../messages/versions.ts";

/** Says why a version can't be read. */
export function versionErrorText(error: unknown): string {
  return isUnknown(error) ? versionTexts().unknown : errorText(error);
}

/** A version that is gone leaves the list, too. */
export function renewIfUnknown(error: unknown, treeId: string): void {
  if (isUnknown(error)) void renewVersions(treeId);
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "unknown-version";
}
