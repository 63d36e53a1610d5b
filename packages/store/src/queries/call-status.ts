import type { CallStatus } from "@rufbaum/telephony";
import { sql } from "drizzle-orm";
import { calls } from "../schema/calls.ts";

/**
 * How far along a call is. A status replaces only one of a lower rank: carriers deliver their
 * callbacks late, twice and in any order. Of the final ones the first stays.
 */
const RANKS: Record<CallStatus, number> = {
  placing: 0,
  queued: 1,
  initiated: 2,
  ringing: 3,
  "in-progress": 4,
  completed: 5,
  busy: 5,
  failed: 5,
  "no-answer": 5,
  canceled: 5,
};

/** The stored status is one that `status` may replace. */
export function isBefore(status: CallStatus) {
  const earlier = Object.entries(RANKS)
    .filter(([, rank]) => rank < RANKS[status])
    .map(([name]) => name);
  return earlier.length === 0 ? sql`false` : sql`${calls.status} in ${earlier}`;
}

/** Whether a call that stands so is dialled, or was: one that was taken back before is `canceled`. */
export function isDialled(status: CallStatus): boolean {
  return (
    status !== "placing" && status !== "queued" && status !== "canceled" && status !== "failed"
  );
}
