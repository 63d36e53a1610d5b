import type { Denial } from "../dial-decision.ts";
import { keepsRobinsonIn, robinsonSource, suppressionSource } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

/** Nobody is called who is blocked, whatever he is called for. */
export function suppression({ callee, campaign }: DialQuestion): Denial | null {
  const { suppression: found } = callee;
  if (!found) return null;
  const { country } = callee;
  const isOfList = found.reason === "robinson";
  if (isOfList && !keepsRobinsonIn(country, campaign.rules)) return null;
  const source = isOfList ? robinsonSource(country) : suppressionSource(country);
  const { reason, since } = found;
  return { code: "suppressed", reason, since, rule: "suppression", source, againAt: null };
}
