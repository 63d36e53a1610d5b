import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export type OwnNumber = Awaited<ReturnType<typeof read>>[number];

/** Numbers that somebody here has shown to be his own, or is about to. */
export function useOwnNumbers() {
  return useQuery({ queryKey: keys.ownNumbers, queryFn: read });
}

/** What does things with them, each once for each wish. */
export function useOwnNumberDeed<Given, T>(work: (given: Given) => Promise<T>) {
  return useMutation({ mutationFn: work, onSettled: renew });
}

export function sendCode(number: string) {
  return unwrap(client.api["own-numbers"].post({ number }));
}

export function confirmOwnNumber({ number, code }: { number: string; code: string }) {
  return unwrap(client.api["own-numbers"].confirm.post({ number, code }));
}

export function removeOwnNumber(number: string) {
  return unwrap(client.api["own-numbers"].remove.post({ number }));
}

function read() {
  return unwrap(client.api["own-numbers"].get());
}

function renew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.ownNumbers });
}
