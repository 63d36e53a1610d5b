import { useMutation } from "@tanstack/react-query";
import { readBlob } from "./client.ts";

/** Fetches the page that describes every route of the server. */
export function useApiDocs() {
  return useMutation({ mutationFn: () => readBlob("/api/docs") });
}
