import { RING_TIMEOUT } from "@rufbaum/calls";
import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import type { Campaign, DialRules } from "@rufbaum/dialing/lawful-calling";
import type { DialSettings } from "./dial-settings.ts";

/** What is known of the campaign that somebody is to be called for. */
export interface OfCampaign {
  plan: Pick<CampaignPlan, "windows" | "purpose" | "presumedConsent">;
  lostCalls: Campaign["lostCalls"];
}

/**
 * What the rules are asked about, wherever they are: by a preview, before each call, and while it
 * waits. Without `campaign` the call is none of one.
 */
export function dialledFor({
  settings,
  company,
  kind,
  campaign,
  purpose,
  callerNumber = null,
}: {
  settings: Pick<DialSettings, "rules" | "purpose">;
  company: string | null;
  kind: Campaign["kind"];
  campaign?: OfCampaign | null | undefined;
  /** In place of the campaign's, or the settings'. */
  purpose?: string | undefined;
  /** Why there is no number that may be shown; a call that has one was asked for it before. */
  callerNumber?: Campaign["callerNumber"];
}): Campaign {
  const rules = rulesFor(settings.rules, campaign?.plan);
  return {
    kind,
    company,
    purpose: purpose ?? campaign?.plan.purpose ?? settings.purpose,
    rules,
    windows: campaign?.plan.windows ?? null,
    callerNumber,
    ringTimeout: ringTimeoutWithin(rules),
    lostCalls: campaign?.lostCalls ?? null,
  };
}

/** Whoever starts a campaign may answer for it that businesses would agree. */
function rulesFor(rules: DialRules, plan: OfCampaign["plan"] | undefined): DialRules {
  if (!plan?.presumedConsent || rules.consent !== "express") return rules;
  return { ...rules, consent: "presumed-for-businesses" };
}

/** As near to the usual as the rules allow, in seconds. */
export function ringTimeoutWithin({ ringing: { least, most } }: DialRules): number {
  return Math.min(Math.max(RING_TIMEOUT, least), most);
}
