import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

/** Today's figures, measured. */
export function useToday() {
  return useQuery({ queryKey: keys.today, queryFn: () => unwrap(client.api.today.get()) });
}
