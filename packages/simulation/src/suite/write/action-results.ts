import type { SavedTurn } from "./saved-chat.ts";

/** How an action went, as suites write it. */
export type Result = "succeeds" | "fails" | "goes-on";

/** How the action went that the turn before had asked for; `null` where the turn is about none. */
export function resultOf({ event }: SavedTurn, before: SavedTurn | undefined): Result | null {
  if (before?.after.phase !== "acting") return null;
  if (event.type === "action-failed") return "fails";
  if (event.type !== "action-succeeded") return null;
  const asked = before.effects.findLast((effect) => effect.type === "act");
  // In chats nobody picks up; in calls, and in suites, a transfer that succeeds is the end.
  return asked?.action.kind === "transfer" ? "goes-on" : "succeeds";
}

/** What of it has to be written down: that they succeed goes without saying. */
export function worthSaying(results: readonly Result[]): readonly Result[] {
  const last = results.findLastIndex((result) => result !== "succeeds");
  return results.slice(0, last + 1);
}
