import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
} from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import type { ActiveCall } from "./live-messages.ts";
import { activeAfter } from "./newer-than-answer.ts";
import { createPollClock } from "./poll-clock.ts";
import { queryClient } from "./query-client.ts";
import { now } from "./runtime.ts";
import { socketStatusAtom } from "./socket-status.ts";
import { askedWhile } from "./told-meanwhile.ts";

const POLL_MILLISECONDS = 2000;
/** Calls that ended a while ago: at most so many, of this time, and begun not long before it. */
const RECENT_CALLS = 100;
const RECENT_MILLISECONDS = 31 * 60_000;
const BEGUN_WITHIN_MILLISECONDS = 90 * 60_000;

export type Call = Awaited<ReturnType<typeof readRecentCalls>>[number];
export type CallDetail = Awaited<ReturnType<typeof readCall>>;

/** Calls in progress: asked for every 2 s, and kept up to date by the socket in between. */
export function useActiveCalls() {
  return useQuery(activeCalls);
}

/** How many there are; told only when that changes. */
export function useActiveCallCount(): number {
  return useQuery({ ...activeCalls, select: ({ length }) => length }).data ?? 0;
}

/** One of them, `null` when it is over; told only when something of this one changes. */
export function useActiveCall(id: string): ActiveCall | null {
  const { data } = useQuery({
    ...activeCalls,
    select: useCallback(
      (calls: readonly ActiveCall[]) => calls.find((call) => call.id === id),
      [id],
    ),
  });
  return data ?? null;
}

const activePolls = createPollClock(POLL_MILLISECONDS, now);

const activeCalls = queryOptions({
  queryKey: keys.activeCalls,
  queryFn: async ({ client: kept }): Promise<readonly ActiveCall[]> => {
    activePolls.asked();
    const { answer, told } = await askedWhile(() => unwrap(client.api.calls.active.get()));
    return activeAfter(answer, kept.getQueryData<readonly ActiveCall[]>(keys.activeCalls), told);
  },
  refetchInterval: activePolls.untilNext,
});

/** The calls that ended within the last half hour, and a minute more. */
export function useRecentCalls() {
  return useQuery({ queryKey: keys.recentCalls, queryFn: readRecentCalls });
}

/**
 * One call with everything that was said and the nodes it went through; asked for every 2 s where
 * the socket does not tell of it: while that is away, until its recording is ready, and where the list
 * of running calls no longer has one whose end was not told.
 */
export function useCall(id: string) {
  const isTold = useAtomValue(socketStatusAtom) === "connected";
  return useQuery({
    queryKey: keys.call(id),
    queryFn: () => readCall(id),
    refetchInterval: ({ state: { data } }) => {
      const isOver = data && data.endTime !== null;
      const asks = isOver ? awaitsRecording(data) : !isTold || isMissing(id);
      return asks && POLL_MILLISECONDS;
    },
  });
}

function isMissing(id: string): boolean {
  const running = queryClient.getQueryData<readonly ActiveCall[]>(keys.activeCalls);
  return running !== undefined && !running.some((call) => call.id === id);
}

/** Carriers have a recording ready within seconds of the call's end, or never. */
const RECORDING_IS_READY_WITHIN = 2 * 60_000;

function awaitsRecording({ recordings, endTime }: CallDetail): boolean {
  const isLate = Date.parse(endTime ?? "") < now() - RECORDING_IS_READY_WITHIN;
  return !isLate && recordings.some(({ status }) => status === "in-progress");
}

/** As `useCall`, for several; those not yet known are left out. */
export function useCalls(ids: readonly string[]): CallDetail[] {
  return useQueries({
    queries: ids.map((id) => ({ queryKey: keys.call(id), queryFn: () => readCall(id) })),
    combine: known,
  });
}

function known(results: UseQueryResult<CallDetail>[]): CallDetail[] {
  return results.flatMap(({ data }) => (data ? [data] : []));
}

export function usePlaceCall() {
  return useMutation({
    mutationFn: (request: { to: string; treeId: string }) =>
      unwrap(client.api["make-call"].post(request)),
    onSettled: renewCalls,
  });
}

export function useHangUp() {
  return useMutation({
    mutationFn: (id: string) => unwrap(client.api.calls({ id }).hangup.post()),
    onSettled: renewCalls,
  });
}

function readRecentCalls() {
  const since = new Date(now() - BEGUN_WITHIN_MILLISECONDS).toISOString();
  const endedSince = new Date(now() - RECENT_MILLISECONDS).toISOString();
  return unwrap(client.api.calls.get({ query: { limit: RECENT_CALLS, since, endedSince } }));
}

function readCall(id: string) {
  return unwrap(client.api.calls({ id }).get());
}

async function renewCalls(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.activeCalls }),
    queryClient.invalidateQueries({ queryKey: keys.recentCalls }),
  ]);
}
