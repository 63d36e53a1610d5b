import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { asShown, showWhatStands } from "./what-stands.ts";

/** How much may be dialled, what is usual, and what is used of it. `null`: no limit. */
export type DialLimits = Awaited<ReturnType<typeof read>>;
export type LimitName = keyof DialLimits["limits"];

/** Of the state that is named, or else is shown. */
export type LimitChange = Partial<Record<LimitName, number | null | "usual">> & {
  version?: string;
};

/** What is used changes with the time, too: looked at again while somebody looks at it. */
const RENEWED_EVERY = 15_000;

export function useDialLimits() {
  return useQuery({ queryKey: keys.limits, queryFn: read, refetchInterval: RENEWED_EVERY });
}

export function useChangeDialLimit() {
  return useMutation({
    scope: { id: "limits" },
    mutationFn: (change: LimitChange) =>
      unwrap(client.api.settings.limits.put(asShown(keys.limits, change))),
    onSuccess: (limits) => queryClient.setQueryData(keys.limits, limits),
    onError: (error) => showWhatStands(keys.limits, error),
  });
}

function read() {
  return unwrap(client.api.settings.limits.get());
}
