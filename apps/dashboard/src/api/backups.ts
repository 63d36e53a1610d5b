import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

/** Milliseconds between two looks at one that is being made. */
const LOOKS_EVERY = 1_000;

/** Which there are, the newest first, and whether one is being made. */
export function useBackups() {
  return useQuery({
    queryKey: keys.backups,
    queryFn: () => unwrap(client.api.backups.get()),
    refetchInterval: ({ state }) => (state.data?.isRunning ? LOOKS_EVERY : false),
  });
}

export function useMakeBackup() {
  return useMutation({
    mutationFn: () => unwrap(client.api.backups.post()),
    onSuccess: (backups) => queryClient.setQueryData(keys.backups, backups),
  });
}
