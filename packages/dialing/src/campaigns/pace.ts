import type { DialRules } from "../lawful-calling/index.ts";
import type { CampaignPlan } from "./campaign-plan.ts";

/** A rate over a minute, kept over a shorter while too, so that calls don't begin in bursts. */
export interface Pace {
  perMinute: number;
  /** Milliseconds, and how many may begin within them. */
  window: number;
  most: number;
}

const MINUTE = 60_000;
const SECOND = 1_000;

/** `null`: as fast as one likes. */
export function paceOf(perMinute: number | null): Pace | null {
  if (perMinute === null) return null;
  if (perMinute <= 0) return { perMinute: 0, window: SECOND, most: 0 };
  const most = Math.max(1, Math.ceil((perMinute * SECOND) / MINUTE));
  return { perMinute, window: Math.ceil((most * MINUTE) / perMinute), most };
}

/** What was begun, and is open. */
export interface Use {
  open: number;
  /** Within a minute, and within the pace's window. */
  minute: number;
  window: number;
}

/** How many calls may begin now; at most `Infinity`. */
export function roomWithin(
  { atOnce, pace }: { atOnce: number | null; pace: Pace | null },
  { open, minute, window }: Use,
): number {
  const byOpen = atOnce === null ? Number.POSITIVE_INFINITY : atOnce - open;
  const byPace = pace
    ? Math.min(pace.perMinute - minute, pace.most - window)
    : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(byOpen, byPace));
}

/**
 * How a campaign dials now: half as much, by turns and by the minute, while too many who answer hear
 * nothing.
 */
export function limitsNow(
  { atOnce, perMinute }: Pick<CampaignPlan, "atOnce" | "perMinute">,
  isSlowed: boolean,
): { atOnce: number | null; perMinute: number | null } {
  if (!isSlowed) return { atOnce, perMinute };
  // One that knows no limit has to have one by now.
  return { atOnce: halfOf(atOnce ?? 20), perMinute: halfOf(perMinute ?? 60) };
}

function halfOf(limit: number): number {
  return limit <= 0 ? limit : Math.max(1, Math.floor(limit / 2));
}

/** What the share of lost calls makes of a campaign. */
export function brakeOf(
  lostCalls: { answered: number; lost: number } | null,
  { slowFrom, pauseFrom, leastCalls }: DialRules["lostCalls"],
): "none" | "slow" | "pause" {
  if (!lostCalls || lostCalls.answered < leastCalls || lostCalls.answered === 0) return "none";
  const share = lostCalls.lost / lostCalls.answered;
  if (share >= pauseFrom) return "pause";
  return share >= slowFrom ? "slow" : "none";
}

/** So many of the last so many calls. */
export const FAULTS_LOOKED_AT = 50;
const TOO_MANY_FAULTS = 20;

/** Whether a campaign whose last calls came to so many faults of ours or the carrier's goes no further. */
export function isTooFaulty(faults: number): boolean {
  return faults >= TOO_MANY_FAULTS;
}
