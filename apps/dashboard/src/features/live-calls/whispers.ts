import type { TranscriptMessage } from "../../api/live-messages.ts";

/** A line that was whispered here and may not have been said yet. */
export interface SentWhisper {
  key: number;
  text: string;
  /** Utterances that were known when it was sent: what it becomes comes after them. */
  after: number;
}

/**
 * Those that have not been said. The same words sent twice are said twice; lines sent in quick
 * succession may be said in one go.
 */
export function unsaid(
  sent: readonly SentWhisper[],
  said: readonly TranscriptMessage[],
): readonly SentWhisper[] {
  /** What of each utterance is no line found so far, by its index. */
  const rest = said.map(({ metadata, message }) => (metadata?.whispered ? plain(message) : ""));
  return sent.filter(({ text, after }) => {
    const line = plain(text);
    const spoken = rest.findIndex((words, index) => index >= after && words.includes(line));
    if (spoken === -1) return true;
    rest[spoken] = (rest[spoken] ?? "").replace(line, () => "");
    return false;
  });
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
