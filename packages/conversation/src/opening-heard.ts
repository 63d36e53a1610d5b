import type { ConversationState } from "./types.ts";

/** Whether the caller has heard who speaks and that it is an AI, as far as the state tells. */
export function isOpeningHeard({ isOpeningHeard, callerTurns = 0 }: ConversationState): boolean {
  return isOpeningHeard ?? callerTurns > 0;
}
