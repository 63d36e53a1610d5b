import { foldHeard, foldMessages } from "./live-fold.ts";
import type { LiveMessage, TranscriptMessage } from "./live-messages.ts";

/** What was said in some whole calls, the newest call first. */
export interface TranscriptsPage {
  messages: readonly TranscriptMessage[];
  /** Calls there are on all pages. */
  totalCalls: number;
  /** What to ask for the next page with; `null` on the last one. */
  before: string | null;
}

/** The pages that were loaded so far. */
export interface Transcripts {
  pages: readonly TranscriptsPage[];
  pageParams: readonly (string | null)[];
}

/** With one more utterance; of a call that is on no page it is a new one's, for it still runs. */
export function foldTranscripts(transcripts: Transcripts, message: TranscriptMessage): Transcripts {
  const { pages } = transcripts;
  const isOfIt = ({ messages }: TranscriptsPage) =>
    messages.some(({ callSid }) => callSid === message.callSid);
  const known = pages.findIndex(isOfIt);
  const place = Math.max(0, known);
  return {
    ...transcripts,
    pages: pages.map((page, index) => ({
      ...page,
      totalCalls: page.totalCalls + (known < 0 ? 1 : 0),
      messages: index === place ? foldMessages(page.messages, message) : page.messages,
    })),
  };
}

export function foldHeardIn(
  transcripts: Transcripts,
  heard: Extract<LiveMessage, { type: "call-heard" }>,
): Transcripts {
  return {
    ...transcripts,
    pages: transcripts.pages.map((page) => ({
      ...page,
      messages: foldHeard(page.messages, heard),
    })),
  };
}

/** What the `Link` of a page says the next one is asked for with, `null` without a next one. */
export function nextOf(link: string | null): string | null {
  const address = /<([^>]*)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return address ? new URLSearchParams(address.split("?")[1]).get("before") : null;
}
