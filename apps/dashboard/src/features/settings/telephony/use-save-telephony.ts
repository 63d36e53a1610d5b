import {
  type TelephonySettings,
  useChangeTelephonySettings,
} from "../../../api/telephony-settings.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { asPerson } from "../../person/ask-person.ts";

/** Keeps a change and tells how that went. */
export function useSaveTelephony(): (changes: Partial<TelephonySettings>) => void {
  const change = useChangeTelephonySettings(asPerson);
  return (changes) =>
    change.mutate(changes, {
      onSuccess: () => showToast({ tone: "success", title: settingsTexts().saved }),
      onError: (error) => showFailure(settingsTexts().failed, error),
    });
}
