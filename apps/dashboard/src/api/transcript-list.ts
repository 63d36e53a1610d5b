import type { InfiniteData } from "@tanstack/react-query";
import type { TranscriptPage } from "./transcripts.ts";

/** The pages of a list that were loaded so far. */
export type TranscriptPages = InfiniteData<TranscriptPage, string | null>;

/**
 * The list with what its newest page says by now: what is new stands above, what has changed is
 * replaced, the older pages stay. Where more is new than one page holds, the list begins anew.
 */
export function withNewest(list: TranscriptPages, newest: TranscriptPage): TranscriptPages {
  const known = new Set(list.pages.flatMap(({ calls }) => calls.map(({ id }) => id)));
  const isJoined = newest.next === null || newest.calls.some(({ id }) => known.has(id));
  const [first, ...older] = list.pages;
  if (!first || !isJoined || newest.next === null)
    return { pages: [newest], pageParams: list.pageParams.slice(0, 1) };
  const renewed = new Set(newest.calls.map(({ id }) => id));
  const rest = first.calls.filter(({ id }) => !renewed.has(id));
  return {
    ...list,
    pages: [
      // It goes on where it went on before: what is new has made it longer.
      { ...newest, calls: [...newest.calls, ...rest], next: first.next },
      ...older.map((page) => ({
        ...page,
        calls: page.calls.filter(({ id }) => !renewed.has(id)),
      })),
    ],
  };
}
