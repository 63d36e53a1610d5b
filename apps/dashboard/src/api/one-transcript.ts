import { useMutation, useQuery } from "@tanstack/react-query";
import { client, postForBlob, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import type { TranscriptFormat } from "./transcripts.ts";

/** The note of a call, asked for anew whenever it is opened. */
export function useNote(callId: string) {
  return useQuery({
    queryKey: keys.callNote(callId),
    queryFn: () => unwrap(client.api.calls({ id: callId }).note.get()),
    staleTime: 0,
  });
}

/** Has the language model word it. */
export function usePhrasedNote(callId: string) {
  return useMutation({
    mutationFn: () => unwrap(client.api.calls({ id: callId }).note.phrasing.post()),
  });
}

export function exportCall(callId: string, format: TranscriptFormat): Promise<Blob> {
  return postForBlob(`/api/calls/${encodeURIComponent(callId)}/export`, { format });
}

/** A call as a case of a suite; `endsAsCall` says whether it ends as the call did when it is run. */
export async function saveAsCase(callId: string): Promise<{ yaml: string; endsAsCall: boolean }> {
  const asked = client.api.calls({ id: callId }).case.post();
  const yaml = await unwrap(asked);
  const { response } = await asked;
  return {
    yaml: String(yaml),
    endsAsCall: response?.headers.get("rufbaum-ends-as-call") === "true",
  };
}
