import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export type Suppression = NonNullable<Awaited<ReturnType<typeof find>>["found"]>;
export type ListKind = "robinson" | "own";

const PAGE = 10;
const SHOWN_AS_NUMBER = /^\+\d{5,}$/;

/** `isUndecided`: only those that wait for a person's decision. */
export function useSuppressionPages({ isUndecided = false } = {}) {
  return useInfiniteQuery({
    queryKey: isUndecided ? keys.undecidedPages : keys.suppressionPages,
    queryFn: ({ pageParam }) =>
      unwrap(
        client.api.suppressions.get({
          query: {
            limit: PAGE,
            ...(isUndecided && { reason: "undecided" as const }),
            ...(pageParam !== null && { after: pageParam }),
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function useSuppressionCount() {
  return useQuery({
    queryKey: keys.suppressionCount,
    queryFn: () => unwrap(client.api.suppressions.count.get()),
  });
}

/** Whether a number is blocked, and since when; not asked for what is no number. */
export function useSuppression(number: string) {
  return useQuery({
    queryKey: keys.suppression(number),
    queryFn: () => find(number),
    enabled: SHOWN_AS_NUMBER.test(number),
  });
}

export function find(number: string) {
  return unwrap(client.api.suppressions.find.post({ number }));
}

/** Does something with the list, each once for each wish. */
export function useSuppressionDeed<Given, T>(work: (given: Given) => Promise<T>) {
  return useMutation({ mutationFn: work, onSettled: renew });
}

export function addSuppression(given: { number: string; note?: string }) {
  return unwrap(client.api.suppressions.post(given));
}

/** Blocks whom a call is with, and notes that as its outcome. */
export function suppressCall(id: string) {
  return unwrap(client.api.calls({ id }).suppress.post({}));
}

export function liftSuppression({ number, reason }: { number: string; reason: string }) {
  return unwrap(client.api.suppressions.lift.post({ number, reason }));
}

export function importSuppressions(given: { list: ListKind; name: string; file: Blob }) {
  const { list, name, file } = given;
  return unwrap(
    client.api.suppressions.import.post(undefined, {
      query: { list, name },
      fetch: { body: file },
    }),
  );
}

async function renew(): Promise<void> {
  await Promise.all(
    [keys.suppressions, keys.everyCall, keys.activeCalls].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
