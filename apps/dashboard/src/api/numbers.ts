import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export type CallerNumber = Awaited<ReturnType<typeof read>>[number];

export interface CallerNumberChanges {
  label?: string;
  proof?: string | null;
  isDefault?: true;
  answersHere?: true;
  inboundTreeId?: string | null;
}

/** The numbers that calls may show, the default first. */
export function useNumbers() {
  return useQuery({ queryKey: keys.numbers, queryFn: read });
}

export function useAddNumber() {
  return useMutation({
    mutationFn: (entered: { number: string; label: string; proof: string }) =>
      unwrap(client.api.numbers.post(entered)),
    onSuccess: renew,
  });
}

export function useChangeNumber() {
  return useMutation({
    mutationFn: ({ number, ...changes }: CallerNumberChanges & { number: string }) =>
      unwrap(one(number).patch(changes)),
    onSettled: renew,
  });
}

export function useRemoveNumber() {
  return useMutation({
    mutationFn: (number: string) => unwrap(one(number).delete()),
    onSuccess: renew,
  });
}

/** Asks the carrier which numbers are still ours, and which are new. */
export function useCheckNumbers() {
  return useMutation({
    mutationFn: () => unwrap(client.api.numbers.check.post()),
    onSuccess: (numbers) => queryClient.setQueryData(keys.numbers, numbers),
  });
}

function read() {
  return unwrap(client.api.numbers.get());
}

function one(number: string) {
  return client.api.numbers({ number: encodeURIComponent(number) });
}

function renew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.numbers });
}
