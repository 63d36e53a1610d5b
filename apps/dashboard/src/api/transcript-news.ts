import type { QueryClient } from "@tanstack/react-query";
import { keys } from "./keys.ts";
import type { LiveMessage } from "./live-messages.ts";
import { type TranscriptPages, withNewest } from "./transcript-list.ts";
import type { TranscriptFilter, TranscriptPage } from "./transcripts.ts";

/** So far apart the lists that are shown are brought up to date, however much is said. */
export const NEWS_MILLISECONDS = 2_000;

/** Hears that something was said, or how a call came out. */
export interface TranscriptNews {
  heard(message: LiveMessage): void;
  end(): void;
}

const TOLD: ReadonlySet<LiveMessage["type"]> = new Set(["call-said", "call-ended", "call-outcome"]);

/** The first news is followed at once, what comes within two seconds of it together. */
export function createTranscriptNews({
  renew,
  after,
}: {
  renew(): void;
  after(milliseconds: number, task: () => void): () => void;
}): TranscriptNews {
  let isWaiting = false;
  let hasNews = false;
  let cancel = () => {};

  function tell(): void {
    isWaiting = hasNews;
    if (!hasNews) return;
    hasNews = false;
    cancel = after(NEWS_MILLISECONDS, tell);
    renew();
  }

  return {
    heard({ type }) {
      if (!TOLD.has(type)) return;
      hasNews = true;
      if (!isWaiting) tell();
    },
    end() {
      hasNews = false;
      cancel();
    },
  };
}

/** Brings the lists that somebody looks at up to date by their newest page, and their counts. */
export async function renewTranscripts(
  client: QueryClient,
  read: (filter: TranscriptFilter, before: null) => Promise<TranscriptPage>,
): Promise<void> {
  const shown = client
    .getQueryCache()
    .findAll({ queryKey: keys.transcriptLists, type: "active" })
    .filter(({ state }) => state.status === "success" && state.fetchStatus === "idle");
  if (shown.length === 0) return;
  void client.invalidateQueries({ queryKey: keys.transcriptCounts }, { cancelRefetch: false });
  await Promise.all(
    shown.map(async ({ queryKey }) => {
      const newest = await read(queryKey.at(-1) as TranscriptFilter, null).catch(() => null);
      if (newest === null) return;
      client.setQueryData<TranscriptPages>(queryKey, (list) => list && withNewest(list, newest));
    }),
  );
}
