import type { Denial } from "../dial-decision.ts";
import { callerNumberSource } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

/** Who is called sees a number that one may show. */
export function callerNumber({ campaign }: DialQuestion): Denial | null {
  const { callerNumber: why, rules } = campaign;
  if (why === null) return null;
  const source = callerNumberSource(rules.preset);
  return { code: "no-caller-number", why, rule: "caller-number", source, againAt: null };
}
