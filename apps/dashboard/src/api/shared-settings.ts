import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepTimeZone } from "../messages/time-zone.ts";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { asShown, showWhatStands } from "./what-stands.ts";

const readSystem = () => unwrap(client.api.settings.system.get());
const readConversations = () => unwrap(client.api.settings.conversations.get());

export type SystemSettings = Awaited<ReturnType<typeof readSystem>>;
export type ConversationSettings = Awaited<ReturnType<typeof readConversations>>;

export function useSystemSettings() {
  return useQuery({ queryKey: keys.systemSettings, queryFn: readSystem });
}

export function useConversationSettings() {
  return useQuery({ queryKey: keys.conversationSettings, queryFn: readConversations });
}

/** The voices and speeds that can be chosen, and the zones. */
export function useVoiceChoices() {
  return useQuery({
    queryKey: keys.voiceChoices,
    queryFn: () => unwrap(client.api.settings.conversations.choices.get()),
    staleTime: Infinity,
  });
}

export function useTimeZones(isWanted: boolean) {
  return useQuery({
    queryKey: keys.timeZones,
    queryFn: () => unwrap(client.api.settings["time-zones"].get()),
    staleTime: Infinity,
    enabled: isWanted,
  });
}

/** Tells times by the settings' clock from now on, and asks anew for what was told by another. */
export function useSettingsClock(): void {
  const zone = useSystemSettings().data?.timeZone;
  useEffect(() => {
    if (zone !== undefined) keepTimeZone(zone);
  }, [zone]);
}

export const useChangeSystem = () =>
  useChange<SystemSettings>(keys.systemSettings, (change) =>
    unwrap(client.api.settings.system.put(change)),
  );

export const useChangeConversations = () =>
  useChange<ConversationSettings>(keys.conversationSettings, (change) =>
    unwrap(client.api.settings.conversations.put(change)),
  );

/** Values that several people may change, and the version that a change was made of, else what is shown. */
export type Changed<Values extends { version: number | string }> = Partial<Values>;

/** Shown at once, and as it stands at the server where that refuses. */
function useChange<Values extends { version: number }>(
  key: readonly string[],
  put: (change: Changed<Values> & { version: Values["version"] }) => Promise<Values>,
) {
  return useMutation({
    scope: { id: key.join() },
    mutationFn: (change: Changed<Values>) =>
      put(asShown(key, change) as Changed<Values> & { version: Values["version"] }),
    onSuccess: (kept) => queryClient.setQueryData(key, kept),
    onError: (error) => showWhatStands(key, error),
  });
}
