import type { Denial } from "../dial-decision.ts";
import { sourceFor } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

/** It rings long enough to reach the telephone, and not until it is a nuisance. */
export function ringing({ callee, campaign }: DialQuestion): Denial | null {
  const { ringTimeout: seconds, rules } = campaign;
  const { least, most } = rules.ringing;
  const told = { seconds, rule: "ringing", againAt: null } as const;
  if (seconds < least) {
    const source = sourceFor(callee.country, rules, "ringing.least");
    return { code: "ringing-too-short", limit: least, source, ...told };
  }
  if (seconds > most) {
    const source = sourceFor(callee.country, rules, "ringing.most");
    return { code: "ringing-too-long", limit: most, source, ...told };
  }
  return null;
}
