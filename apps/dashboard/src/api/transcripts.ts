import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

/** Every stored utterance; the socket adds those of running calls. */
export function useTranscripts() {
  return useQuery({
    queryKey: keys.transcripts,
    queryFn: () => unwrap(client.api.transcripts.get()),
  });
}
