import { useInfiniteQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { transcriptsAfter } from "./newer-than-answer.ts";
import { askedWhile } from "./told-meanwhile.ts";
import { nextOf, type TranscriptsPage } from "./transcript-pages.ts";

/** What was said, page by page from the newest call on; the socket adds what is said now. */
export function useTranscripts() {
  return useInfiniteQuery({
    queryKey: keys.transcripts,
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.before,
  });
}

async function readPage(before: string | null): Promise<TranscriptsPage> {
  const { answer, told } = await askedWhile(async () => {
    const asked = client.api.transcripts.get({ query: before === null ? {} : { before } });
    const messages = await unwrap(asked);
    const { headers } = (await asked).response;
    return {
      messages,
      totalCalls: Number(headers.get("x-total-calls")),
      before: nextOf(headers.get("link")),
    };
  });
  return transcriptsAfter(answer, told, { isOlder: before !== null });
}
