import type { NoCallerNumber } from "../caller-numbers/index.ts";
import type { PhoneNumberKind } from "../numbers/parse-phone-number.ts";
import type { DialRules } from "./dial-rules.ts";
import type { WeekWindows } from "./week-windows.ts";

/** ISO 3166-2 of a part of a country with holidays of its own: `DE-BY`, `AT-9`, `CH-ZH`. */
export type Region = string;

/** How somebody who agreed may be reached. */
export const CONSENT_CHANNELS = ["ai-voice", "voice", "sms", "email"] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** What stands in the ledger of one consent. Times in milliseconds since 1970. */
export interface Consent {
  id: string;
  channel: ConsentChannel;
  /** Who may call. */
  company: string;
  /** What for; `null`: for all that this company offers. */
  purpose: string | null;
  grantedAt: number;
  /** When it ends by its own wording; `null` if it does not say. */
  endsAt: number | null;
  withdrawnAt: number | null;
  /** When he took back whatever he had agreed to until then, this as well. */
  allWithdrawnAt: number | null;
  lastUsedAt: number | null;
}

/** That somebody wishes to be called back. Times in milliseconds since 1970. */
export interface CallBackWish {
  at: number;
  /** When he answered the first call after it; `null` if he has not. */
  answeredAt: number | null;
}

/**
 * Why a number is blocked for everybody. `undecided`: after what was told in a call a person has to
 * decide; what it was stands in the call alone, for it may be about somebody's health.
 */
export const SUPPRESSION_REASONS = [
  "asked",
  "by-hand",
  "imported",
  "erased",
  "robinson",
  "undecided",
] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Who is to be called, with all that the rules ask of him. */
export interface Callee {
  /** E.164. */
  number: string;
  /** ISO 3166-1. */
  country: string;
  kind: PhoneNumberKind;
  /** The regions that he may be in; empty where nobody knows. */
  regions: readonly Region[];
  isBusiness: boolean;
  suppression: { reason: SuppressionReason; since: number } | null;
  consents: readonly Consent[];
  /** His last wish to be called back, said in a call with him; `null` if there was none. */
  callBackWish: CallBackWish | null;
  /** When he was called, by anybody here: all of the last eight days. Milliseconds since 1970. */
  attempts: readonly number[];
  /** How often this campaign has called him. */
  attemptsInCampaign: number;
  /** Somebody here has shown by a code that it is his own. */
  isOwnNumber: boolean;
}

/** What he is to be called for. */
export interface Campaign {
  /** A trial by hand, an answer to a wish to be called back, or a list. */
  kind: "test" | "call-back" | "campaign";
  /** Who calls and for what, as consents name it; without a `purpose` only those count that name none. */
  company: string | null;
  purpose: string | null;
  rules: DialRules;
  /** Narrower than the rules' windows; `null`: the same. */
  windows: WeekWindows | null;
  /** Why there is no number that the call may show; `null` if there is one. */
  callerNumber: NoCallerNumber | null;
  /** Seconds it is to ring. */
  ringTimeout: number;
  /** Of the campaign's answered calls; `null` before there are any. */
  lostCalls: { answered: number; lost: number } | null;
}
