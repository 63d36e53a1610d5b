import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { client, postForBlob, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import type { TranscriptPages } from "./transcript-list.ts";

const routes = client.api.transcripts;

type SearchBody = Parameters<typeof routes.search.post>[0];
/** Which calls are listed. Moments are ISO 8601, `until` is no longer part of it. */
export type TranscriptFilter = Pick<
  SearchBody,
  "text" | "nodeId" | "outcome" | "treeId" | "campaignId" | "since" | "until"
>;
export type TranscriptPage = Awaited<ReturnType<typeof readTranscripts>>;
export type ListedTranscript = TranscriptPage["calls"][number];
export type TranscriptMatch = ListedTranscript["matches"][number];
export type TranscriptFormat = "txt" | "json";

const ON_A_PAGE = 50;

/** The calls in which something was said, page by page, the newest first. */
export function useTranscripts(filter: TranscriptFilter) {
  return useInfiniteQuery({
    queryKey: keys.transcriptList(filter),
    queryFn: ({ pageParam, signal }) => readTranscripts(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (before: TranscriptPages | undefined) => before,
  });
}

/** How many there are on all pages; past 1,000 only that there are more. */
export function useTranscriptCount(filter: TranscriptFilter) {
  return useQuery({
    queryKey: keys.transcriptCount(filter),
    queryFn: () => unwrap(routes.count.post({ ...filter, hasTranscript: true })),
    placeholderData: (before) => before,
  });
}

export function readTranscripts(
  filter: TranscriptFilter,
  before: string | null,
  signal?: AbortSignal,
) {
  return unwrap(
    routes.search.post(
      {
        ...filter,
        hasTranscript: true,
        limit: ON_A_PAGE,
        ...(before !== null && { before }),
      },
      signal ? { fetch: { signal } } : {},
    ),
  );
}

/** Where the words of a search stand in one call; not asked for without words. */
export function useMatches(callId: string, text: string) {
  return useQuery({
    queryKey: keys.transcriptMatches(callId, text),
    queryFn: async () => (await unwrap(routes({ id: callId }).matches.post({ text }))).messages,
    enabled: text !== "",
    // More may have been said since.
    staleTime: 0,
  });
}

/** The calls of a filter as one file. @throws ApiError, without a name one that asks for it */
export function exportTranscripts(
  filter: TranscriptFilter,
  format: TranscriptFormat,
): Promise<Blob> {
  return postForBlob("/api/transcripts/export", { ...filter, hasTranscript: true, format });
}
