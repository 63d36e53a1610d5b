import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export type CarrierAccount = Awaited<ReturnType<typeof read>>;
export type CheckedAccount = Awaited<ReturnType<typeof checkCarrierAccount>>;

/** As it is typed; what is left out stays as it is kept. */
export interface EnteredAccount {
  accountSid?: string;
  authToken?: string;
  number?: string;
  apiKey?: string;
  apiSecret?: string;
  twimlAppSid?: string;
}

/** Which account calls go through. */
export function useCarrierAccount() {
  return useQuery({ queryKey: keys.carrierAccount, queryFn: read });
}

/** What changes it; what it answers is the account from then on. */
export function useCarrierDeed<Given>(work: (given: Given) => Promise<CarrierAccount>) {
  return useMutation({
    scope: { id: "carrier-account" },
    mutationFn: work,
    onSuccess(account) {
      queryClient.setQueryData(keys.carrierAccount, account);
      const others = [keys.voiceLine, keys.numbers, keys.everyCampaign, keys.limits];
      return Promise.all(others.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

export function checkCarrierAccount(entered: EnteredAccount) {
  return unwrap(client.api.settings.carrier.check.post(entered));
}

export function connectCarrier(entered: EnteredAccount) {
  return unwrap(client.api.settings.carrier.put(entered));
}

export function disconnectCarrier() {
  return unwrap(client.api.settings.carrier.delete());
}

export function undoCarrierChange() {
  return unwrap(client.api.settings.carrier.undo.post());
}

/** How many calls and campaigns run is asked anew before somebody decides by it. */
export function renewCarrierAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.carrierAccount });
}

function read() {
  return unwrap(client.api.settings.carrier.get());
}
