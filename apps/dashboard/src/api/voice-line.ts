import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { socketStatusAtom } from "./socket-status.ts";

const POLL_MILLISECONDS = 5000;

export type VoiceLine = Awaited<ReturnType<typeof readVoiceLine>>;

/**
 * The line to whoever places calls, asked for every 5 s while the socket does not tell of it.
 * What was known of it does not count once the server no longer answers.
 */
export function useVoiceLine(): { line: VoiceLine | undefined; isUnreachable: boolean } {
  const isTold = useAtomValue(socketStatusAtom) === "connected";
  const { data, isError } = useQuery({
    queryKey: keys.voiceLine,
    queryFn: readVoiceLine,
    refetchInterval: !isTold && POLL_MILLISECONDS,
  });
  return { line: isError ? undefined : data, isUnreachable: isError };
}

function readVoiceLine() {
  return unwrap(client.api["voice-line"].get());
}
