import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

export type VoiceLine = Awaited<ReturnType<typeof readVoiceLine>>;

/** The line to whoever places calls. */
export function useVoiceLine() {
  return useQuery({ queryKey: keys.voiceLine, queryFn: readVoiceLine });
}

function readVoiceLine() {
  return unwrap(client.api["voice-line"].get());
}
