import type { NoCallerNumber } from "../caller-numbers/index.ts";
import type { ConsentChannel, Region, SuppressionReason } from "./dial-facts.ts";

/** The rules, in the order in which one of several denials is told first. */
export const DIAL_RULES = [
  "suppression",
  "consent",
  "holiday",
  "window",
  "attempts",
  "lost-calls",
  "ringing",
  "caller-number",
] as const;
export type DialRule = (typeof DIAL_RULES)[number];

/** Where a rule stands: statute, authority's practice, the industry's code or a choice; words give it its name. */
export const DIAL_RULE_SOURCES = [
  "uwg-7",
  "uwg-7a",
  "dsgvo-21",
  "bnetza-practice",
  "industry-code",
  "tkg-120",
  "tkg-at-174",
  "uwg-ch-3",
  "dsg-ch-30",
  "robinson",
  /** Germany's rule, where a country has none that we know of. */
  "as-in-germany",
  "our-preset",
  /** Changed by whoever calls. */
  "own",
] as const;
export type DialRuleSource = (typeof DIAL_RULE_SOURCES)[number];

/** What forbids a call, without its words. Times in milliseconds since 1970. */
export type DenialFact =
  /** Of what was a number once: numbering plans change. */
  | { code: "uncallable-number" }
  | { code: "suppressed"; reason: SuppressionReason; since: number }
  | { code: "no-consent" }
  /** Nobody set for which company calls are, so that nobody can have agreed to one. */
  | { code: "no-company" }
  /** There are consents, and none for this: another company's, purpose's or channel's. */
  | {
      code: "consent-for-other";
      company: string;
      purpose: string | null;
      channel: ConsentChannel;
      /** Denials that were kept before it was told have none. */
      withdrawnAt?: number | null;
    }
  | { code: "consent-withdrawn"; since: number }
  | { code: "consent-lapsed"; since: number }
  /** In no call with him, or he was called back by now, or it is too long ago. */
  | { code: "no-call-back-wish" }
  | { code: "call-back-wish-used" | "call-back-wish-lapsed"; since: number }
  /** `date`: yyyy-mm-dd where he is; `name`: in German. */
  | {
      code: "holiday";
      date: string;
      name: string;
      /** Denials that were kept before it was told have none. */
      nameInEnglish?: string;
      region: Region | null;
    }
  /** His country has several clocks, or is none: nobody knows what his shows. */
  | { code: "unknown-local-time"; country: string }
  /** `this-weekday`: one that only the campaign leaves out. */
  | { code: "day-off"; day: "workday" | "saturday" | "sunday" | "this-weekday" }
  /** Rules and campaign together leave no hour of the week. */
  | { code: "never-open" }
  /** Minutes of his day. `at`: what his clock shows. */
  | { code: "outside-window"; at: number; from: number; until: number }
  | {
      code: "too-many-today" | "too-many-this-week" | "too-many-in-campaign";
      limit: number;
      used: number;
    }
  /** Shares from 0 to 1. */
  | { code: "too-many-lost"; share: number; limit: number; answered: number }
  | { code: "ringing-too-short" | "ringing-too-long"; seconds: number; limit: number }
  | { code: "no-caller-number"; why: NoCallerNumber };

export type Denial = DenialFact & {
  rule: DialRule;
  source: DialRuleSource;
  /** When this rule would let the call through by itself; `null` where no waiting helps. */
  againAt: number | null;
};

export type DialDecision =
  /** `consentId`: whose last use this call is; `null` where there is and need be none. */
  | { allowed: true; consentId: string | null }
  /** All that forbid it, the first to be told first. */
  | { allowed: false; denials: readonly [Denial, ...Denial[]] };
