import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { asShown, showWhatStands } from "./what-stands.ts";

export type TelephonySettings = Awaited<ReturnType<typeof read>>;

/** Of the state that is named, or else is shown. */
export type TelephonyChange = Partial<TelephonySettings>;

export function useTelephonySettings() {
  return useQuery({ queryKey: keys.telephonySettings, queryFn: read });
}

/**
 * Changes some of them; shown at once, and as before again where the server refuses. `keep` may have
 * to ask for a name first.
 */
export function useChangeTelephonySettings(
  keep: (work: () => Promise<TelephonySettings>) => Promise<TelephonySettings>,
) {
  return useMutation({
    scope: { id: "telephony-settings" },
    mutationFn: (change: TelephonyChange) =>
      keep(() =>
        unwrap(client.api.settings.telephony.put(asShown(keys.telephonySettings, change))),
      ),
    onMutate: async ({
      operatorNumber: _checkedFirst,
      company: _trimmedFirst,
      version: _,
      ...changes
    }) => {
      await queryClient.cancelQueries({ queryKey: keys.telephonySettings });
      queryClient.setQueryData<TelephonySettings>(
        keys.telephonySettings,
        (current) => current && { ...current, ...changes },
      );
    },
    onSuccess: (kept) => {
      queryClient.setQueryData(keys.telephonySettings, kept);
      // The company is told there, too.
      return queryClient.invalidateQueries({ queryKey: keys.dialSettings });
    },
    onError: (error) => showWhatStands(keys.telephonySettings, error),
  });
}

function read() {
  return unwrap(client.api.settings.telephony.get());
}
