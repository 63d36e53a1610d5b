import type { DialRules } from "@rufbaum/dialing/lawful-calling";
import { readField } from "@rufbaum/dialing/rule-values";
import { isRetentionKey, isRuleField, SETTING_KEYS, type SettingKey } from "./setting-keys.ts";
import { writeValue } from "./setting-values.ts";

type Settings = { rules?: DialRules; days?: Readonly<Record<string, unknown>> } & Readonly<
  Record<string, unknown>
>;

/** What each changed setting was and is, by an audit entry's details; nothing where they don't say so. */
export function toldChanges(details: unknown): string[] {
  const after = (details ?? {}) as Settings & { changed?: unknown; before?: Settings };
  const { changed, before } = after;
  if (!Array.isArray(changed) || !before) return [];
  return SETTING_KEYS.filter((key) => changed.includes(key)).flatMap((key) => {
    const [was, is] = [shownOf(before, key), shownOf(after, key)];
    if (was === undefined || is === undefined) return [];
    return [`${key}: ${writeValue(key, was)} → ${writeValue(key, is)}`];
  });
}

function shownOf(settings: Settings, key: SettingKey): unknown {
  const { rules, days } = settings;
  if (key === "preset") return rules?.preset;
  if (isRetentionKey(key)) return days?.[key.slice("retention.".length)];
  return isRuleField(key) ? rules && readField(rules, key) : settings[key];
}
