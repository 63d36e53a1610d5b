import { DIAL_RULE_FIELDS, type DialRuleField } from "@rufbaum/dialing/rule-values";

/** What is set of who calls and how the rules are applied, beside the rules themselves. */
const OWN_KEYS = ["company", "purpose", "preset", "applyInEmulator"] as const;

const RETENTION_KEYS = [
  "retention.recordings",
  "retention.transcripts",
  "retention.calls",
  "retention.contacts",
  "retention.audit",
] as const;

export type RetentionKey = (typeof RETENTION_KEYS)[number];
export type SettingKey = (typeof OWN_KEYS)[number] | DialRuleField | RetentionKey;

/** All that can be set, as it is listed. */
export const SETTING_KEYS: readonly SettingKey[] = [
  ...OWN_KEYS,
  ...DIAL_RULE_FIELDS,
  ...RETENTION_KEYS,
];

export function isRetentionKey(key: SettingKey): key is RetentionKey {
  return key.startsWith("retention.");
}

export function isRuleField(key: SettingKey): key is DialRuleField {
  return (DIAL_RULE_FIELDS as readonly string[]).includes(key);
}

/** How a value is written and read. */
export type ValueKind =
  | "text"
  | "preset"
  | "consent"
  | "switch"
  | "window"
  | "percent"
  | "whole"
  | "whole-or-none";

const KINDS: Readonly<Record<SettingKey, ValueKind>> = {
  company: "text",
  purpose: "text",
  preset: "preset",
  applyInEmulator: "switch",
  consent: "consent",
  consentMonths: "whole-or-none",
  callBackDays: "whole-or-none",
  "windows.workdays": "window",
  "windows.saturday": "window",
  "windows.sunday": "window",
  keepsHolidays: "switch",
  "attempts.perDay": "whole-or-none",
  "attempts.perWeek": "whole-or-none",
  "attempts.perCampaign": "whole-or-none",
  "ringing.least": "whole",
  "ringing.most": "whole",
  "lostCalls.slowFrom": "percent",
  "lostCalls.pauseFrom": "percent",
  "lostCalls.leastCalls": "whole",
  keepsRobinson: "switch",
  "retention.recordings": "whole-or-none",
  "retention.transcripts": "whole-or-none",
  "retention.calls": "whole-or-none",
  "retention.contacts": "whole-or-none",
  "retention.audit": "whole-or-none",
};

export function kindOf(key: SettingKey): ValueKind {
  return KINDS[key];
}
