import type { Denial } from "../dial-decision.ts";
import { suppressionSource } from "../rule-sources.ts";
import type { DialQuestion } from "./rule.ts";

/** Nobody is called who is blocked, whatever he is called for. */
export function suppression({ callee, campaign }: DialQuestion): Denial | null {
  const { suppression: found } = callee;
  if (!found) return null;
  const isVoluntary = found.reason === "robinson";
  if (isVoluntary && !campaign.rules.keepsRobinson) return null;
  const source = isVoluntary ? "robinson" : suppressionSource(campaign.rules.preset);
  const { reason, since } = found;
  return { code: "suppressed", reason, since, rule: "suppression", source, againAt: null };
}
