import type { WeekWindows } from "../lawful-calling/index.ts";

/** After what a contact is called once more. */
export const RETRIED_OUTCOMES = [
  "no-answer",
  "busy",
  "voicemail",
  "abandoned",
  "failed",
  "callback",
] as const;
export type RetriedOutcome = (typeof RETRIED_OUTCOMES)[number];

/** How often, all in all, and how long after the last call at the earliest. */
export interface RetryRule {
  /** Calls that may end so before he is finished; 1: he is not called again. */
  attempts: number;
  minutes: number;
}

/** Who comes first of those who are due. */
export const DIAL_ORDERS = ["list", "newest"] as const;
export type DialOrder = (typeof DIAL_ORDERS)[number];

/** How a campaign dials. */
export interface CampaignPlan {
  /** Milliseconds since 1970; `null`: as soon as it is started. */
  startsAt: number | null;
  /** Narrower than the rules' windows; `null`: the same. */
  windows: WeekWindows | null;
  /** Calls that are open at once; `null`: as many as the server's limits let. */
  atOnce: number | null;
  /** Calls begun within a minute; `null`: as many as the server's limits let. */
  perMinute: number | null;
  retries: Readonly<Record<RetriedOutcome, RetryRule>>;
  /** Calls to one contact, whatever they came to. */
  attempts: number;
  order: DialOrder;
  /** What part it gets of what may be dialled, beside the other campaigns' shares. */
  share: number;
  /** E.164; `null`: the usual one. */
  callerNumber: string | null;
  /** As consents name it; `null`: that of the settings. */
  purpose: string | null;
  /**
   * Why businesses may be called that would presumably agree: who says so answers for it. `null`: only
   * whom the rules let through.
   */
  presumedConsent: { reason: string; by: string; at: number } | null;
}

export const USUAL_PLAN: CampaignPlan = {
  startsAt: null,
  windows: null,
  atOnce: 5,
  perMinute: 30,
  retries: {
    "no-answer": { attempts: 3, minutes: 180 },
    busy: { attempts: 3, minutes: 30 },
    voicemail: { attempts: 2, minutes: 1_440 },
    abandoned: { attempts: 2, minutes: 1_440 },
    failed: { attempts: 2, minutes: 60 },
    callback: { attempts: 2, minutes: 1_440 },
  },
  attempts: 5,
  order: "list",
  share: 1,
  callerNumber: null,
  purpose: null,
  presumedConsent: null,
};
