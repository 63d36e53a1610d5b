import { useState } from "react";
import {
  type DialSettingsChanges,
  fieldsWithoutReason,
  useChangeDialSettings,
} from "../../../api/lawful-calling.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { asPerson } from "../../person/ask-person.ts";

/** A change that waits for its written reason. */
export interface AskedReason {
  changes: DialSettingsChanges;
  fields: readonly string[];
}

/** Keeps a change of the rules; where the server wants a reason for it, that is asked for first. */
export function useKeepRules() {
  const [asked, setAsked] = useState<AskedReason | null>(null);
  const change = useChangeDialSettings(asPerson);

  function keep(changes: DialSettingsChanges): void {
    change.mutate(changes, {
      onSuccess: () => {
        setAsked(null);
        showToast({ tone: "success", title: settingsTexts().saved });
      },
      onError: (error) => {
        const fields = fieldsWithoutReason(error);
        if (fields && !changes.reason) setAsked({ changes, fields });
        else showFailure(settingsTexts().failed, error);
      },
    });
  }

  return { keep, isBusy: change.isPending, asked, dismiss: () => setAsked(null) };
}
