import type { Outcome } from "@rufbaum/tree";
import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export interface Whisper {
  id: string;
  text: string;
}

export interface Transfer {
  id: string;
  to: string;
}

/** How a call came out, by hand; `null`: as it came out by itself. */
export interface SetOutcome {
  id: string;
  outcome: Outcome | null;
}

/** Gives the agent of a running call a line to say next. */
export function useWhisper() {
  return useMutation({
    mutationFn: ({ id, text }: Whisper) => unwrap(client.api.calls({ id }).say.post({ text })),
  });
}

/**
 * Passes a running call on to somebody's phone. `onPassedOn` is told although the one who asked is
 * no longer shown: everybody hears of it over the socket, often before the answer is here.
 */
export function useTransfer(onPassedOn: (to: string) => void) {
  return useMutation({
    mutationFn: ({ id, to }: Transfer) => unwrap(client.api.calls({ id }).transfer.post({ to })),
    onSuccess: ({ to }) => onPassedOn(to),
    onSettled: (_, __, { id }) => renewCall(id),
  });
}

/**
 * Says by hand how a call came out, running or over, or takes that back. `named`: does what may need a
 * name.
 */
export function useSetOutcome(named: <T>(work: () => Promise<T>) => Promise<T>) {
  return useMutation({
    mutationFn: ({ id, outcome }: SetOutcome) =>
      named<unknown>(() => {
        const route = client.api.calls({ id }).outcome;
        return outcome === null ? unwrap(route.delete()) : unwrap(route.post({ outcome }));
      }),
    onSettled: (_, __, { id }) =>
      Promise.all([
        renewCall(id),
        queryClient.invalidateQueries({ queryKey: keys.everyCall }),
        queryClient.invalidateQueries({ queryKey: keys.transcripts }),
      ]),
  });
}

/** The number that calls are passed on to, as the settings have it; `null` where they have none. */
export function useOperatorNumber() {
  return useQuery({
    queryKey: keys.telephonySettings,
    queryFn: () => unwrap(client.api.settings.telephony.get()),
    select: ({ operatorNumber }) => operatorNumber,
  });
}

async function renewCall(id: string): Promise<void> {
  await Promise.all(
    [keys.call(id), keys.activeCalls, keys.recentCalls].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
