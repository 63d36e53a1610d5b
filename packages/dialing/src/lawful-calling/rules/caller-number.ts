import type { Denial } from "../dial-decision.ts";
import { callerNumberSource } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

/** Who is called sees a number that one may show. */
export function callerNumber({ callee, campaign }: DialQuestion): Denial | null {
  const { callerNumber: why } = campaign;
  if (why === null) return null;
  const source = callerNumberSource(callee.country);
  return { code: "no-caller-number", why, rule: "caller-number", source, againAt: null };
}
