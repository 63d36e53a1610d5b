import { foldActiveCalls } from "./live-fold.ts";
import type { ActiveCall, LiveMessage } from "./live-messages.ts";

/**
 * The calls in progress by an answer that may be older than what was `told` since it was asked for: a
 * call that was told of stays as it is kept, all others are as the answer says.
 */
export function activeAfter(
  answer: readonly ActiveCall[],
  kept: readonly ActiveCall[] | undefined,
  told: readonly LiveMessage[],
): readonly ActiveCall[] {
  if (!kept) return told.reduce(foldActiveCalls, answer);
  const newer = new Set(told.flatMap((message) => callOf(message) ?? []));
  if (newer.size === 0) return answer;
  const keptById = new Map(kept.map((call) => [call.id, call]));
  const answered = new Set(answer.map(({ id }) => id));
  return [
    ...answer.flatMap((call) => (newer.has(call.id) ? (keptById.get(call.id) ?? []) : call)),
    ...kept.filter(({ id }) => newer.has(id) && !answered.has(id)),
  ];
}

function callOf(message: LiveMessage): string | null {
  if (message.type === "call-started") return message.call.id;
  return "callId" in message ? message.callId : null;
}
