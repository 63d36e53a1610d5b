import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { showWhatStands } from "./what-stands.ts";

/** The rules that every call is asked by, each with where it stands and why it may be looser. */
export type DialSettings = Awaited<ReturnType<typeof read>>;
export type DialRule = DialSettings["fields"][number];
export type DialSettingsChanges = NonNullable<Parameters<(typeof route)["put"]>[0]>;

const route = client.api.settings["lawful-calling"];
const SHOWN_CHANGES = 5;

export function useDialSettings() {
  return useQuery({ queryKey: keys.dialSettings, queryFn: read });
}

/** `keep` does it in the end, as it may have to ask for a name first. */
export function useChangeDialSettings(
  keep: (work: () => Promise<DialSettings>) => Promise<DialSettings>,
) {
  return useMutation({
    mutationFn: (changes: DialSettingsChanges) => keep(() => unwrap(route.put(changes))),
    onError: (error) => showWhatStands(keys.dialSettings, error),
    onSuccess: async (settings) => {
      queryClient.setQueryData(keys.dialSettings, settings);
      await Promise.all(
        // The company is told there, too.
        [keys.ruleChanges, keys.telephonySettings].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/** What lacks a written reason, where that alone is why a change was refused. */
export function fieldsWithoutReason(error: unknown): string[] | null {
  if (!(error instanceof ApiError) || error.reason !== "reason-needed") return null;
  const { fields } = error.details;
  return Array.isArray(fields) ? fields.map(String) : [];
}

/** Who last changed the rules, the newest first. */
export function useRuleChanges() {
  return useQuery({ queryKey: keys.ruleChanges, queryFn: readChanges });
}

async function readChanges() {
  const wanted = ["rules-changed", "rules-loosened"] as const;
  const lists = await Promise.all(
    wanted.map((action) =>
      unwrap(client.api.audit.get({ query: { action, limit: SHOWN_CHANGES } })),
    ),
  );
  const newestFirst = lists.flat().sort((one, other) => other.sequence - one.sequence);
  return newestFirst.slice(0, SHOWN_CHANGES);
}

function read() {
  return unwrap(route.get());
}
