import { useMutation } from "@tanstack/react-query";
import { readBlob } from "./client.ts";

/** Fetches what was recorded of a call. @returns an object URL, to be revoked by whoever asked */
export function useRecording(callId: string) {
  return useMutation({
    mutationFn: async () =>
      URL.createObjectURL(await readBlob(`/api/calls/${encodeURIComponent(callId)}/recording`)),
  });
}
