import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

/** Which language model is configured. */
export function useLanguageModel() {
  return useQuery({
    queryKey: keys.languageModel,
    queryFn: () => unwrap(client.api.settings["language-model"].get()),
  });
}

/** Asks it once. */
export function useCheckLanguageModel() {
  return useMutation({
    mutationFn: () => unwrap(client.api.settings["language-model"].check.post()),
  });
}
