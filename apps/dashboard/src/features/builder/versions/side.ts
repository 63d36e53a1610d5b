import { versionTexts } from "../../../messages/versions.ts";

/** One of the two trees that are compared: a version by its number, or the draft. */
export type Side = number | "draft";

export function sideName(side: Side): string {
  return side === "draft" ? versionTexts().draft : versionTexts().version(side);
}
