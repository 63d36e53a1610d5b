import type { ConversationState, NextState } from "./types.ts";

/** How often the caller was told something in this call; nobody hears the same words twice. */
export function timesTold({ told }: Pick<ConversationState, "told">, what: string): number {
  return told?.[what] ?? 0;
}

export function told(state: NextState, what: string): void {
  state.told = { ...state.told, [what]: timesTold(state, what) + 1 };
}
