import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

/** Milliseconds after which figures that still grow are asked for again, while somebody looks. */
const GROWS = 60_000;

/** How long callers waited for answers, by tree and day, the newest day first. */
export function useLatency(days: number) {
  return useQuery({
    queryKey: keys.latency(days),
    queryFn: () => unwrap(client.api.latency.get({ query: { days } })),
    refetchInterval: GROWS,
  });
}

export type Latency = NonNullable<ReturnType<typeof useLatency>["data"]>[number];
export type WaitDistribution = Latency["server"];
