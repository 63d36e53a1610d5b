import { NOT_PICKED_UP } from "@rufbaum/conversation/play";
import type { SavedTurn } from "./saved-chat.ts";

/** How an action went, as suites write it. */
export type Result = "succeeds" | "fails" | "not-picked-up";

/** How the action went that the turn before had asked for; `null` where the turn is about none. */
export function resultOf({ event }: SavedTurn, before: SavedTurn | undefined): Result | null {
  if (before?.after.phase !== "acting") return null;
  switch (event.type) {
    case "action-failed":
      return event.reason === NOT_PICKED_UP.reason ? "not-picked-up" : "fails";
    case "action-succeeded":
    case "caller-transferred":
      return "succeeds";
    default:
      return null;
  }
}

/** What of it has to be written down: that they succeed goes without saying. */
export function worthSaying(results: readonly Result[]): readonly Result[] {
  const last = results.findLastIndex((result) => result !== "succeeds");
  return results.slice(0, last + 1);
}
