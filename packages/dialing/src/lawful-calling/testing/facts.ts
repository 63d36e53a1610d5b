import type { Callee, Campaign, Consent } from "../dial-facts.ts";
import type { DialRules } from "../dial-rules.ts";
import { PRESETS } from "../presets.ts";

/** Somebody in Berlin who agreed a while ago, and whom nobody has called yet. */
export function callee(change: Partial<Callee> = {}): Callee {
  return {
    number: "+493023125001",
    country: "DE",
    kind: "fixed",
    regions: ["DE-BE"],
    isBusiness: false,
    suppression: null,
    consents: [consent()],
    callBackWish: null,
    attempts: [],
    attemptsInCampaign: 0,
    isOwnNumber: false,
    ...change,
  };
}

export function consent(change: Partial<Consent> = {}): Consent {
  return {
    id: "consent",
    channel: "ai-voice",
    company: "Solar Nord GmbH",
    purpose: "Beratung",
    grantedAt: Date.parse("2026-01-05T10:00:00Z"),
    endsAt: null,
    withdrawnAt: null,
    allWithdrawnAt: null,
    lastUsedAt: null,
    ...change,
  };
}

export function campaign(change: Partial<Campaign> = {}): Campaign {
  return {
    kind: "campaign",
    company: "Solar Nord GmbH",
    purpose: "Beratung",
    rules: PRESETS.DE,
    windows: null,
    callerNumber: null,
    ringTimeout: 30,
    lostCalls: null,
    ...change,
  };
}

/** Germany's rules, but for what is changed. */
export function rules(change: Partial<DialRules> = {}): DialRules {
  return { ...PRESETS.DE, ...change };
}
