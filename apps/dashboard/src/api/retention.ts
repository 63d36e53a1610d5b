import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { asShown, showWhatStands } from "./what-stands.ts";

export type Retention = Awaited<ReturnType<typeof read>>;
export type DataKind = keyof Retention["days"];

/** Of the state that is named, or else is shown. */
export type RetentionChange = Partial<Record<DataKind, number | null>> & {
  reason?: string;
  version?: string;
};

export function useRetention() {
  return useQuery({ queryKey: keys.retention, queryFn: read });
}

/** Days by kind; `null`: until somebody deletes it. `keep` may have to ask for a name first. */
export function useChangeRetention(keep: (work: () => Promise<Retention>) => Promise<Retention>) {
  return useMutation({
    scope: { id: "retention" },
    mutationFn: (change: RetentionChange) =>
      keep(() => unwrap(client.api.settings.retention.put(asShown(keys.retention, change)))),
    onSuccess: (retention) => queryClient.setQueryData(keys.retention, retention),
    onError: (error) => showWhatStands(keys.retention, error),
  });
}

function read() {
  return unwrap(client.api.settings.retention.get());
}
