import { foldActiveCalls, foldHeard, foldMessages } from "./live-fold.ts";
import type { ActiveCall, LiveMessage } from "./live-messages.ts";
import type { TranscriptsPage } from "./transcript-pages.ts";

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

/**
 * A page of transcripts after what was `told` since it was asked for. The words of a call that is on
 * no page belong on the first one: what is `isOlder` leaves them out.
 */
export function transcriptsAfter(
  page: TranscriptsPage,
  told: readonly LiveMessage[],
  { isOlder = false } = {},
): TranscriptsPage {
  let { messages, totalCalls } = page;
  for (const message of told) {
    if (message.type === "call-heard") messages = foldHeard(messages, message);
    if (message.type !== "call-said") continue;
    const said = message.message;
    const isKnown = messages.some(({ callSid }) => callSid === said.callSid);
    if (!isKnown && isOlder) continue;
    if (!isKnown) totalCalls += 1;
    messages = foldMessages(messages, said);
  }
  return { ...page, messages, totalCalls };
}

function callOf(message: LiveMessage): string | null {
  if (message.type === "call-started") return message.call.id;
  return "callId" in message ? message.callId : null;
}
