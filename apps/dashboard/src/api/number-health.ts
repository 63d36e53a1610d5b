import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

export type NumberHealth = Awaited<ReturnType<typeof read>>[number];

/** How often calls from each number were answered in the last two weeks. */
export function useNumberHealth() {
  return useQuery({ queryKey: keys.numberHealth, queryFn: read });
}

function read() {
  return unwrap(client.api.settings["number-health"].get({ query: {} }));
}
