/** Why a number may be shown by nobody, or by nobody like us. */
export type CallerNumberRule =
  | "emergency"
  | "authority"
  | "social-service"
  | "directory"
  | "premium"
  | "mass-traffic"
  | "shared-cost"
  | "short-code";

/** Where a rule stands: § 120 TKG, or our own choice that calling back costs no more than a usual call. */
export type RuleSource = "providers-law" | "our-preset";

export const CALLER_NUMBER_RULES: Readonly<Record<CallerNumberRule, RuleSource>> = {
  emergency: "providers-law",
  authority: "providers-law",
  "social-service": "providers-law",
  directory: "providers-law",
  premium: "providers-law",
  "mass-traffic": "providers-law",
  "shared-cost": "our-preset",
  "short-code": "providers-law",
};
