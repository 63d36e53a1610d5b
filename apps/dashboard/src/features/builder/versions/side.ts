import { messages } from "../../../messages/index.ts";

/** One of the two trees that are compared: a version by its number, or the draft. */
export type Side = number | "draft";

export function sideName(side: Side): string {
  return side === "draft" ? messages.versions.draft : messages.versions.version(side);
}
