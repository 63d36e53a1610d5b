import { waitUntilNextTry } from "../pacing/index.ts";
import {
  type CampaignPlan,
  RETRIED_OUTCOMES,
  type RetriedOutcome,
  type RetryRule,
} from "./campaign-plan.ts";

/** A call of a campaign that is over, with what was before. Times in milliseconds since 1970. */
export interface AttemptEnd {
  outcome: string;
  endReason: string | null;
  /** Whether the carrier took it, or may have. */
  isTaken: boolean;
  isAnswered: boolean;
  /** For whose sake the carrier took none; `null`: for nobody's, or it is not known. */
  refusedFor: "number" | "account" | null;
  /** A fax picked up, as it will again. */
  isFax: boolean;
  /** Attempts that count, this one included where it was taken; and how many were written down. */
  attempts: number;
  claims: number;
  /** Calls to him that ended as this one did, this one included; none of those that are `NOT_HIS`. */
  endedSo: number;
  endedAt: number;
  /** When he wished to be called again; `null` if he did not say. */
  wishedAt: number | null;
}

export type NextStanding =
  /** `waiting`, as long as no attempt has counted. */
  | { standing: "waiting" | "again"; reason: string; dueAt: number }
  /** Finished by this outcome. */
  | { standing: string; reason: string; dueAt: null };

/** Why somebody is finished whose number the carrier never connects. */
export const NUMBER_REFUSED = "number-refused";

const MINUTE = 60_000;
/** The most by which a call comes later than it might, so that it comes at another time of the day. */
const LONGEST_SPREAD = 6 * 60 * MINUTE;
/**
 * What surely never reached him where the carrier did not take it, and is nobody's fault of the list:
 * the same call is tried again, and counts for nothing.
 */
export const NOT_HIS: ReadonlySet<string> = new Set([
  "carrier-busy",
  "not-placed",
  "may-not-dial",
  "operator-hung-up",
]);
/** What was told in the call after which a person decides whether he is called again. */
const WAITS_FOR_DECISION: ReadonlySet<string> = new Set(["emergency", "hardship", "undecided"]);
/** While the carrier takes none, each try for one person comes later. */
const PATIENT = {
  first: 2_000,
  factor: 2,
  longest: 10 * MINUTE,
  longestAsked: 3_600_000,
  spread: 0.2,
};

/**
 * What becomes of a contact after a call.
 * @param most calls to one contact that the rules allow; `null`: as many as the plan does
 * @param share a random number from 0 to 1
 */
export function nextStanding(
  plan: Pick<CampaignPlan, "retries" | "attempts">,
  end: AttemptEnd,
  { most, share }: { most: number | null; share: number },
): NextStanding {
  const { outcome, endReason, attempts, endedAt } = end;
  const reason = endReason ?? "";
  if (!end.isTaken && end.refusedFor === "number") {
    return { standing: outcome, reason: NUMBER_REFUSED, dueAt: null };
  }
  const isNotHis = endReason !== null && NOT_HIS.has(endReason);
  if (!end.isTaken && (isNotHis || end.refusedFor === "account")) {
    const refusals = end.claims - attempts;
    const wait = waitUntilNextTry({ refusals, retryAfter: null, share }, PATIENT);
    return { standing: attempts === 0 ? "waiting" : "again", reason, dueAt: endedAt + wait };
  }
  const limit = Math.min(plan.attempts, most ?? plan.attempts);
  if (!end.isAnswered && isWithdrawn(endReason) && attempts < limit) {
    // A rule says by itself from when on he may be called; who was stopped may have heard it ring.
    const minutes = endReason === "may-not-dial" ? 0 : plan.retries["no-answer"].minutes;
    return { standing: "again", reason, dueAt: endedAt + minutes * MINUTE };
  }
  const rule = WAITS_FOR_DECISION.has(reason) ? null : retryRule(plan, outcome);
  if (!rule || end.isFax || attempts >= limit || end.endedSo >= rule.attempts) {
    return { standing: outcome, reason, dueAt: null };
  }
  const earliest = endedAt + rule.minutes * MINUTE;
  const later = share * Math.min(LONGEST_SPREAD, (rule.minutes * MINUTE) / 2);
  const isWished = end.wishedAt !== null && end.wishedAt > endedAt;
  const dueAt = isWished ? (end.wishedAt as number) : Math.round(earliest + later);
  return { standing: "again", reason, dueAt };
}

function isWithdrawn(endReason: string | null): boolean {
  return endReason === "may-not-dial" || endReason === "operator-hung-up";
}

function retryRule({ retries }: Pick<CampaignPlan, "retries">, outcome: string): RetryRule | null {
  const known = RETRIED_OUTCOMES.find((one): one is RetriedOutcome => one === outcome);
  return known ? retries[known] : null;
}
