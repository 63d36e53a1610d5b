import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export function useTokens() {
  return useQuery({ queryKey: keys.tokens, queryFn: () => unwrap(client.api.tokens.get()) });
}

export function useCreateToken() {
  return useMutation({
    mutationFn: (name: string) => unwrap(client.api.tokens.post({ name })),
    onSuccess: renewTokens,
  });
}

export function useRevokeToken() {
  return useMutation({
    mutationFn: (id: string) => unwrap(client.api.tokens({ id }).delete()),
    onSuccess: renewTokens,
  });
}

function renewTokens(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.tokens });
}
