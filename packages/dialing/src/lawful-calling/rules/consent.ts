import type { Denial } from "../dial-decision.ts";
import { findConsent } from "../find-consent.ts";
import { sourceFor } from "../rule-sources.ts";
import { missingWish } from "./call-back-wish.ts";
import { type DialQuestion, isOwnTest } from "./rule.ts";

/**
 * Nobody is called without a consent that counts now, or, to be called back, without his wish for it.
 *
 * Where none is needed (as for a business that would presumably agree, or somebody who asked to be
 * called back), a consent that was withdrawn still forbids the call: he has said no.
 */
export function consent(question: DialQuestion): Denial | null {
  if (isOwnTest(question)) return null;
  const { callee, campaign, consent: finding } = question;
  if (finding.code === "valid") return null;
  const againAt = nextConsent(question);
  const isWithdrawn = finding.code === "consent-withdrawn";
  if (!isWithdrawn && !isConsentNeeded(question)) return null;
  if (!isWithdrawn && campaign.kind === "call-back") {
    const missing = missingWish(question);
    return missing && { ...missing, againAt };
  }
  const source = sourceFor(callee.country, campaign.rules, "consent");
  return { ...finding, rule: "consent", source, againAt };
}

function isConsentNeeded({ callee, campaign: { rules } }: DialQuestion): boolean {
  if (rules.consent === "not-needed") return false;
  return rules.consent === "express" || !callee.isBusiness;
}

/** A consent may only begin to count, as after a clock was set back. */
function nextConsent({ callee, campaign, now }: DialQuestion): number | null {
  const moments = callee.consents.map(({ grantedAt }) => grantedAt).filter((at) => at > now);
  const counts = (at: number) => findConsent(callee.consents, campaign, at).code === "valid";
  return moments.sort((one, other) => one - other).find(counts) ?? null;
}
