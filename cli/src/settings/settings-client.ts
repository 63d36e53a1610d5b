import type { PresetName } from "@rufbaum/dialing/lawful-calling";
import { PRESETS } from "@rufbaum/dialing/presets";
import { withValue } from "@rufbaum/dialing/rule-values";
import { ask, type Client } from "../client.ts";
import { isRetentionKey, isRuleField, SETTING_KEYS, type SettingKey } from "./setting-keys.ts";

export interface ShownSetting {
  key: SettingKey;
  value: unknown;
  /** Where there is one: the preset's, or what stands until somebody changes it. */
  usual?: unknown;
  /** Where the value stands: statute, practice, code or one's own. */
  source: string | null;
  /** Why it allows more than the preset. */
  reason: { reason: string; by: string; at: string } | null;
}

/** All settings, in the order of their keys. */
export async function readSettings(client: Client): Promise<ShownSetting[]> {
  const { settings } = client.api.api;
  const [rules, retention] = await Promise.all([
    ask(client, settings["lawful-calling"].get()),
    ask(client, settings.retention.get()),
  ]);
  return SETTING_KEYS.map((key): ShownSetting => {
    if (isRetentionKey(key)) {
      const kind = key.slice("retention.".length) as keyof typeof retention.days;
      const [value, usual] = [retention.days[kind], retention.usual[kind]];
      return { key, value, usual, source: null, reason: null };
    }
    if (isRuleField(key)) {
      const rule = rules.fields.find(({ field }) => field === key);
      return {
        key,
        value: rule?.value,
        usual: rule?.usual,
        source: rule?.source ?? null,
        reason: rule?.reason ?? null,
      };
    }
    if (key === "preset") {
      const { presetReason } = rules;
      return { key, value: rules.rules.preset, source: null, reason: presetReason };
    }
    return { key, value: rules[key], source: null, reason: null };
  });
}

/**
 * Sets one. Another preset sets all rules to its values.
 * @throws CliError `reason-needed`, if it allows more than the preset, or keeps data longer
 * than is usual, and no reason is given
 */
export async function changeSetting(
  client: Client,
  { key, value, reason }: { key: SettingKey; value: unknown; reason: string | undefined },
): Promise<void> {
  const { settings } = client.api.api;
  const why = reason === undefined ? {} : { reason };
  if (isRetentionKey(key)) {
    const kind = key.slice("retention.".length);
    await ask(client, settings.retention.put({ [kind]: value, ...why }));
    return;
  }
  const route = settings["lawful-calling"];
  if (isRuleField(key)) {
    const { rules, version } = await ask(client, route.get());
    await ask(client, route.put({ rules: withValue(rules, key, value), version, ...why }));
    return;
  }
  const change = key === "preset" ? { rules: PRESETS[value as PresetName] } : { [key]: value };
  await ask(client, route.put({ ...change, ...why }));
}
