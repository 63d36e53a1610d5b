import type { DenialFact } from "./dial-decision.ts";
import type { Campaign, Consent } from "./dial-facts.ts";

export type ConsentFinding =
  | { code: "valid"; id: string }
  | Extract<
      DenialFact,
      { code: "no-consent" | "consent-for-other" | "consent-withdrawn" | "consent-lapsed" }
    >;

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * The consent that a call stands on, or why there is none.
 *
 * It has to be for calls by an AI, for this company and this purpose, granted by now, after whatever
 * was withdrawn of the same, and not lapsed. A withdrawal ends every consent before it that says the
 * same: a file that is imported twice, or again, brings nobody's consent back. Of several the
 * newest counts.
 */
export function findConsent(
  consents: readonly Consent[],
  campaign: Campaign,
  now: number,
): ConsentFinding {
  if (consents.length === 0) return { code: "no-consent" };
  const fitting = consents.filter((consent) => fits(consent, campaign));
  // Also one that seems to lie ahead: then a clock was set back.
  const withdrawnAt = latest(fitting.map((consent) => consent.withdrawnAt));
  const standing = fitting.filter(
    ({ withdrawnAt: ended, grantedAt }) =>
      ended === null && withdrawnAt < grantedAt && grantedAt <= now,
  );
  const counting = standing.filter((consent) => now < endOf(consent, campaign));
  const newest = counting.reduce<Consent | null>(newerOf, null);
  if (newest) return { code: "valid", id: newest.id };
  if (standing.length > 0) {
    const since = latest(standing.map((consent) => endOf(consent, campaign)));
    return { code: "consent-lapsed", since };
  }
  if (withdrawnAt !== NEVER) return { code: "consent-withdrawn", since: withdrawnAt };
  const other = consents
    .filter((consent) => !fitting.includes(consent) && isStanding(consent, now))
    .reduce<Consent | null>(newerOf, null);
  if (!other) return { code: "no-consent" };
  const { company, purpose, channel } = other;
  return { code: "consent-for-other", company, purpose, channel };
}

function fits({ channel, company, purpose }: Consent, campaign: Campaign): boolean {
  if (channel !== "ai-voice" || campaign.company === null) return false;
  if (!isSame(company, campaign.company)) return false;
  return purpose === null || campaign.purpose === null || isSame(purpose, campaign.purpose);
}

/** Capitals and spaces make no other company. */
function isSame(one: string, other: string): boolean {
  return one === other || folded(one) === folded(other);
}

function folded(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/gu, " ").toUpperCase();
}

/** The end by its own wording, or because it was not used for too long; `Infinity` where neither. */
function endOf({ endsAt, grantedAt, lastUsedAt }: Consent, { rules }: Campaign): number {
  const end = endsAt ?? Number.POSITIVE_INFINITY;
  if (rules.consentMonths === null) return end;
  return Math.min(end, monthsAfter(Math.max(grantedAt, lastUsedAt ?? 0), rules.consentMonths));
}

/** The same day of the month, or the month's last. In UTC: a lapse has no other clock. */
function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return date.getTime();
}

function isStanding({ withdrawnAt, grantedAt }: Consent, now: number): boolean {
  return withdrawnAt === null && grantedAt <= now;
}

function newerOf(one: Consent | null, other: Consent): Consent {
  return one !== null && one.grantedAt >= other.grantedAt ? one : other;
}

function latest(moments: readonly (number | null)[]): number {
  return Math.max(NEVER, ...moments.filter((at) => at !== null));
}
