import type { LiveMessage } from "./live-messages.ts";

/** The messages of the questions that are on their way, each with its own. */
const open = new Set<LiveMessage[]>();

/** A message came in: whatever is being asked for may be answered from before it. */
export function tellAsked(message: LiveMessage): void {
  for (const told of open) told.push(message);
}

/** An answer, and what the live socket told between the question and it. */
export async function askedWhile<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; told: readonly LiveMessage[] }> {
  const told: LiveMessage[] = [];
  open.add(told);
  try {
    return { answer: await ask(), told };
  } finally {
    open.delete(told);
  }
}
