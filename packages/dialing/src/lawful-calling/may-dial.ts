import { localTimeAt } from "../regions/index.ts";
import type { Denial, DialDecision } from "./dial-decision.ts";
import type { Callee, Campaign } from "./dial-facts.ts";
import { findConsent } from "./find-consent.ts";
import { PRESETS } from "./presets.ts";
import { RULES } from "./rules/index.ts";
import type { Rule } from "./rules/rule.ts";
import { window } from "./rules/window.ts";

/**
 * Whether somebody may be called for something at a moment, or all that forbids it.
 *
 * Every rule is asked. A trial on one's own number (`isOwnNumber`, `kind: "test"`) is held back by
 * suppression, lost calls, ringing time and caller number only; a call-back needs no consent but a
 * fresh wish for it that was not answered yet, unless one was withdrawn, and keeps all else.
 *
 * @param now milliseconds since 1970
 */
export function mayDial(callee: Callee, campaign: Campaign, now: number): DialDecision {
  return decideBy(RULES, callee, campaign, now);
}

/** The same by rules that are handed in, in their order. */
export function decideBy(
  rules: readonly Rule[],
  callee: Callee,
  campaign: Campaign,
  now: number,
): DialDecision {
  const local = localTimeAt(now, callee.country);
  const consent = findConsent(callee.consents, campaign, now);
  const question = { callee, campaign, now, local, consent };
  const denials: Denial[] = [];
  for (const rule of rules) {
    const denial = rule(question);
    if (denial) denials.push(denial);
  }
  const [first, ...others] = denials;
  if (first) return { allowed: false, denials: [first, ...others] };
  return { allowed: true, consentId: consent.code === "valid" ? consent.id : null };
}

/**
 * Whether the hours that a campaign has set for itself hold somebody back: they are no law, and count
 * also where the rules hold nobody.
 *
 * @param now milliseconds since 1970
 */
export function mayDialByPlan(callee: Callee, campaign: Campaign, now: number): DialDecision {
  return decideBy([window], callee, { ...campaign, rules: PRESETS.none }, now);
}
