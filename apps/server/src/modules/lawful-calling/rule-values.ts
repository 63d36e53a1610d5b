import type { DialRuleField, DialRules } from "@rufbaum/dialing/lawful-calling";

/** The value at a dotted field, such as `attempts.perDay`. */
export function readField(rules: DialRules, field: DialRuleField): unknown {
  return field
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], rules);
}
