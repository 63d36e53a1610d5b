import { type DialRuleField, looserThan, PRESETS } from "@rufbaum/dialing/lawful-calling";
import { readField } from "@rufbaum/dialing/rule-values";
import type { Words } from "@rufbaum/words";
import type { DialSettings, WrittenReason } from "./dial-settings.ts";

/** A rule that allows more than its preset, or the preset that asks for nothing, as clients read it. */
export interface LoosenedRule {
  field: DialRuleField | "preset";
  name: string;
  value: unknown;
  usual: unknown;
  /** Why, by whom and when (ISO 8601); `null` where an older version wrote down none. */
  reason: WrittenReason | null;
}

/** All that somebody made looser here: an answer that a number may be called rests on it, too. */
export function loosenedRules({ rules, reasons }: DialSettings, words: Words): LoosenedRule[] {
  const preset = PRESETS[rules.preset];
  const looser = looserThan(preset, rules).map((field) => ({
    field,
    name: words.settingName(field),
    value: readField(rules, field),
    usual: readField(preset, field),
    reason: reasons[field] ?? null,
  }));
  if (rules.preset !== "none") return looser;
  const none: LoosenedRule = {
    field: "preset",
    name: words.settingName("preset"),
    value: rules.preset,
    usual: PRESETS.DE.preset,
    reason: reasons.preset ?? null,
  };
  return [none, ...looser];
}
