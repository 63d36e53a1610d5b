import { useQuery } from "@tanstack/react-query";
import { ApiError, errorText } from "./api-error.ts";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

const POLL_MILLISECONDS = 10_000;
/** Why a server that can't store anything refuses whatever it is asked. */
const REASONS: readonly string[] = ["disk-full", "database-unavailable"];

export interface StorageTrouble {
  /** Nothing is stored now; else there will soon be no room. */
  isSevere: boolean;
  text: string;
}

/** What keeps the server from storing, or soon will; `null` while nothing does. */
export function useStorageTrouble(): StorageTrouble | null {
  const { data, error } = useQuery({
    queryKey: keys.storage,
    queryFn: () => unwrap(client.api.storage.get()),
    refetchInterval: POLL_MILLISECONDS,
    retry: false,
  });
  if (error instanceof ApiError && REASONS.includes(error.reason)) {
    return { isSevere: true, text: errorText(error) };
  }
  if (error || !data?.message) return null;
  return { isSevere: data.state !== "low", text: data.message };
}
