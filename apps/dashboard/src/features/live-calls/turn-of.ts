import type { TranscriptMessage } from "../../api/live-messages.ts";

/** Letters that a voice says in a second; measured nowhere, so it decides over a word alone. */
const LETTERS_PER_SECOND = 15;

export type Turn = "agent-speaks" | "caller-is-asked" | "agent-answers";

/**
 * Whose turn it is, as far as the last utterance tells: the carrier says when the agent is handed
 * its words, not when it has spoken them.
 */
export function turnOf(last: TranscriptMessage | undefined, now: number): Turn | null {
  if (!last) return null;
  if (last.speaker === "caller") return "agent-answers";
  const begin = Date.parse(last.timestamp) + (last.metadata?.firstAudioMilliseconds ?? 0);
  const end = begin + (last.message.length / LETTERS_PER_SECOND) * 1000;
  return now < end ? "agent-speaks" : "caller-is-asked";
}
