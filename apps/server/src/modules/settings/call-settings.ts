import type { CallSettings } from "@rufbaum/calls";
import type { Database } from "@rufbaum/store";
import { conversationSettings } from "./conversation-settings.ts";
import { SYSTEM_DEFAULTS } from "./system-settings.ts";
import { readTelephonySettings, TELEPHONY_DEFAULTS } from "./telephony-settings.ts";

/** As calls are led where nobody has set anything. */
export const CALL_DEFAULTS: CallSettings = {
  ...TELEPHONY_DEFAULTS,
  voice: null,
  timeZone: SYSTEM_DEFAULTS.timeZone,
};

/** All that the settings say of how a call is led. */
export async function readCallSettings(db: Database, timeZone: string): Promise<CallSettings> {
  const [telephony, { defaultVoice: voice }] = await Promise.all([
    readTelephonySettings(db),
    conversationSettings.read(db),
  ]);
  return { ...telephony, voice, timeZone };
}
