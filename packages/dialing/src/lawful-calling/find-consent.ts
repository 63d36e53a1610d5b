import type { DenialFact } from "./dial-decision.ts";
import type { Campaign, Consent } from "./dial-facts.ts";

export type ConsentFinding =
  | { code: "valid"; id: string }
  | Extract<
      DenialFact,
      {
        code:
          | "no-consent"
          | "no-company"
          | "consent-for-other"
          | "consent-withdrawn"
          | "consent-lapsed";
      }
    >;

/** What of a campaign a consent is held against. */
export type AskedOfConsent = Pick<Campaign, "company" | "purpose"> & {
  rules: Pick<Campaign["rules"], "consentMonths">;
};

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * The consent that a call stands on, or why there is none.
 *
 * It has to be for calls by an AI, for this company and this purpose, or for whatever the company
 * offers, granted by now, after whatever was withdrawn of the same, and not lapsed. A withdrawal ends
 * every consent before it that says the same, one of all that he agreed to every consent before it:
 * a file that is imported twice, or again, brings nobody's consent back. Of several the newest counts. Where nobody said which company calls, no consent counts and every withdrawal does.
 */
export function findConsent(
  consents: readonly Consent[],
  campaign: AskedOfConsent,
  now: number,
): ConsentFinding {
  let withdrawnAt = NEVER;
  for (const consent of consents) {
    // Also one that seems to lie ahead: then a clock was set back.
    withdrawnAt = Math.max(withdrawnAt, consent.allWithdrawnAt ?? NEVER);
    if (consent.withdrawnAt === null || !fits(consent, campaign)) continue;
    withdrawnAt = Math.max(withdrawnAt, consent.withdrawnAt);
  }
  let newest: Consent | null = null;
  let lapsedAt = NEVER;
  let other: Consent | null = null;
  for (const consent of consents) {
    const { grantedAt } = consent;
    if (grantedAt > now) continue;
    if (!fits(consent, campaign)) other = nearerOf(other, consent);
    else if (consent.withdrawnAt === null && grantedAt > withdrawnAt) {
      const end = endOf(consent, campaign);
      if (now < end) newest = newerOf(newest, consent);
      else lapsedAt = Math.max(lapsedAt, end);
    }
  }
  if (newest) return { code: "valid", id: newest.id };
  if (lapsedAt !== NEVER) return { code: "consent-lapsed", since: lapsedAt };
  if (withdrawnAt !== NEVER) return { code: "consent-withdrawn", since: withdrawnAt };
  if (campaign.company === null) return { code: "no-company" };
  if (!other) return { code: "no-consent" };
  const { company, purpose, channel } = other;
  return {
    code: "consent-for-other",
    company,
    purpose,
    channel,
    withdrawnAt: other.withdrawnAt,
  };
}

function fits(consent: Consent, campaign: AskedOfConsent): boolean {
  const { channel, company, purpose, withdrawnAt } = consent;
  if (channel !== "ai-voice") return false;
  if (campaign.company === null) return withdrawnAt !== null;
  if (!isSame(company, campaign.company)) return false;
  return purpose === null || (campaign.purpose !== null && isSame(purpose, campaign.purpose));
}

/** Capitals and spaces make no other company. */
function isSame(one: string, other: string): boolean {
  return one === other || folded(one) === folded(other);
}

function folded(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/gu, " ").toUpperCase();
}

/** The end by its own wording, or because it was not used for too long; `Infinity` where neither. */
function endOf({ endsAt, grantedAt, lastUsedAt }: Consent, { rules }: AskedOfConsent): number {
  const end = endsAt ?? Number.POSITIVE_INFINITY;
  if (rules.consentMonths === null) return end;
  return Math.min(end, monthsAfter(Math.max(grantedAt, lastUsedAt ?? 0), rules.consentMonths));
}

/** The same day of the month, or the month's last. In UTC: a lapse has no other clock. */
function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month doesn't have leads into the next one.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

function newerOf(one: Consent | null, other: Consent): Consent {
  return one !== null && one.grantedAt >= other.grantedAt ? one : other;
}

/** One that stands rather than one that was withdrawn. */
function nearerOf(one: Consent | null, other: Consent): Consent {
  if (one === null) return other;
  const [stands, standsToo] = [one.withdrawnAt === null, other.withdrawnAt === null];
  if (stands !== standsToo) return stands ? one : other;
  return newerOf(one, other);
}
