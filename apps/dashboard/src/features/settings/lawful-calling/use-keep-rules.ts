import { useState } from "react";
import {
  type DialSettings,
  type DialSettingsChanges,
  fieldsWithoutReason,
  useChangeDialSettings,
} from "../../../api/lawful-calling.ts";
import { showFailure } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { asPerson } from "../../person/ask-person.ts";
import { tellSaved } from "../tell-saved.ts";

const LONGEST_REASON = 1_000;

/** A change that waits for its written reason. */
export interface AskedReason {
  changes: DialSettingsChanges;
  fields: readonly string[];
}

/** Keeps a change of the rules; where the server wants a reason for it, that is asked for first. */
export function useKeepRules(settings: DialSettings) {
  const [asked, setAsked] = useState<AskedReason | null>(null);
  const change = useChangeDialSettings(asPerson);

  function keep(changes: DialSettingsChanges): void {
    // One that was asked a reason for names what stood when it was made.
    const made = { version: settings.version, ...changes };
    change.mutateAsync(made).then(
      (saved) => {
        setAsked(null);
        tellSaved(() => putBack(beforeOf(settings, changes), saved.version));
      },
      (error: unknown) => {
        const fields = fieldsWithoutReason(error);
        if (fields && !changes.reason) setAsked({ changes: made, fields });
        else showFailure(settingsTexts().failed, error);
      },
    );
  }

  /** Asks for a reason where what stood there was looser, and nobody wrote down why. */
  async function putBack(before: DialSettingsChanges, version: string): Promise<boolean> {
    try {
      await change.mutateAsync({ ...before, version });
      return true;
    } catch (error) {
      const fields = fieldsWithoutReason(error);
      if (!fields) throw error;
      setAsked({ changes: { ...before, version }, fields });
      return false;
    }
  }

  return { keep, isBusy: change.isPending, asked, dismiss: () => setAsked(null) };
}

/** What stood there of what is changed, with the reasons that were written down for it. */
function beforeOf(settings: DialSettings, changes: DialSettingsChanges): DialSettingsChanges {
  const named = (["rules", "purpose", "applyInEmulator", "company"] as const).filter(
    (name) => changes[name] !== undefined,
  );
  const before = Object.fromEntries(named.map((name) => [name, settings[name]]));
  if (changes.rules === undefined) return before;
  const written = [settings.presetReason, ...settings.fields.map(({ reason }) => reason)];
  const reasons = new Set(written.flatMap((each) => (each ? [each.reason] : [])));
  const reason = [...reasons].join(" ").slice(0, LONGEST_REASON);
  return { ...before, ...(reason !== "" && { reason }) };
}
