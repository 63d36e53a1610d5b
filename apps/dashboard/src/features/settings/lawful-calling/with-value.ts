import type { DialRuleField, DialRules } from "@rufbaum/dialing/lawful-calling";

/** The rules with another value at a dotted field, such as `attempts.perDay`. */
export function withValue(rules: DialRules, field: DialRuleField, value: unknown): DialRules {
  const [name = "", part] = field.split(".");
  if (part === undefined) return { ...rules, [name]: value };
  const parts = rules[name as "windows" | "attempts" | "ringing" | "lostCalls"];
  return { ...rules, [name]: { ...parts, [part]: value } };
}
