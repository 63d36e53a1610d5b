import type { TranscriptMessage } from "../../api/live-messages.ts";

/** A line that was whispered here and may not have been said yet. */
export interface SentWhisper {
  key: number;
  text: string;
  /** Utterances that were known when it was sent: what it becomes comes after them. */
  after: number;
}

/** Those that have not been said. The same words sent twice are said twice. */
export function unsaid(
  sent: readonly SentWhisper[],
  said: readonly TranscriptMessage[],
): readonly SentWhisper[] {
  const used = new Set<string>();
  return sent.filter(({ text, after }) => {
    const spoken = said
      .slice(after)
      .find(
        ({ id, metadata, message }) =>
          metadata?.whispered && !used.has(id) && plain(message) === plain(text),
      );
    if (spoken) used.add(spoken.id);
    return !spoken;
  });
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
