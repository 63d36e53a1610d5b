import type { DialRules } from "./dial-rules.ts";
import type { DialRuleField } from "./rule-fields.ts";

export { DIAL_RULE_FIELDS, type DialRuleField } from "./rule-fields.ts";

/** The value at a dotted field, such as `attempts.perDay`. */
export function readField(rules: DialRules, field: DialRuleField): unknown {
  return field
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], rules);
}

/** The rules with another value at a dotted field. */
export function withValue(rules: DialRules, field: DialRuleField, value: unknown): DialRules {
  const [name = "", part] = field.split(".");
  if (part === undefined) return { ...rules, [name]: value };
  const parts = rules[name as "windows" | "attempts" | "ringing" | "lostCalls"];
  return { ...rules, [name]: { ...parts, [part]: value } };
}
