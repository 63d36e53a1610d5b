import type { TranscriptMessage } from "../../../api/live-messages.ts";

/** A sentence of an utterance, and when it is heard in the recording, in seconds. */
export interface Span {
  messageId: string;
  /** The how-manieth sentence of its utterance. */
  index: number;
  text: string;
  from: number;
  to: number;
}

type Said = Pick<TranscriptMessage, "id" | "timestamp" | "speaker" | "message">;

/** How fast people and voices speak, in characters a second; where they are heard exactly nobody tells. */
const CHARACTERS_A_SECOND = 15;

/**
 * Where in a recording each sentence is heard. Kept is when the agent began an utterance, and when a
 * caller's was understood, at its end: sentences within one are told by their lengths. What was said
 * before the recording began, or after it ended, is in none.
 * @param startTime ISO 8601, when the recording began
 * @param duration seconds, `null` where nobody knows
 */
export function spansOf(
  messages: readonly Said[],
  { startTime, duration }: { startTime: string; duration: number | null },
): Span[] {
  const begin = Date.parse(startTime);
  const end = duration ?? Number.POSITIVE_INFINITY;
  const moments = messages.map(({ timestamp }) => (Date.parse(timestamp) - begin) / 1_000);
  let free = 0;
  const spans: Span[] = [];
  for (const [place, message] of messages.entries()) {
    const at = moments[place] ?? 0;
    const lasts = message.message.length / CHARACTERS_A_SECOND;
    const next = moments[place + 1] ?? end;
    const isAgent = message.speaker === "ai";
    const from = Math.max(free, isAgent ? at : at - lasts);
    const to = Math.max(from, isAgent ? Math.min(at + lasts, Math.max(next, at)) : at);
    if (at < 0 || from >= end) continue;
    free = to;
    spans.push(...sentenceSpans(message, from, Math.min(to, end)));
  }
  return spans;
}

function sentenceSpans({ id, message }: Said, from: number, to: number): Span[] {
  const length = Math.max(1, message.length);
  let at = 0;
  return sentencesOf(message).map((text, index) => {
    const begin = from + ((to - from) * at) / length;
    at += text.length;
    return {
      ...{ messageId: id, index, text, from: begin },
      to: from + ((to - from) * at) / length,
    };
  });
}

/** The sentences of a text; joined they are the text. */
export function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** What is heard at a moment: the last sentence that has begun, until another one does. */
export function spanAt(spans: readonly Span[], seconds: number): Span | null {
  return spans.findLast(({ from }) => from <= seconds) ?? null;
}
