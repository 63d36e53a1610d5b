import type { HungUp, MayNotDialReason } from "@rufbaum/calls";
import { and, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import { calls } from "../schema/calls.ts";

/** The end reasons of a call that an operator ended, and of one that a rule came to forbid. */
export const HUNG_UP: HungUp = "operator-hung-up";
export const MAY_NOT_DIAL: MayNotDialReason = "may-not-dial";

/** The ends of a call, without an id of the carrier, that it surely never took. */
const NEVER_TAKEN = ["carrier", "carrier-busy", "not-placed", MAY_NOT_DIAL, HUNG_UP];

/** Whether the carrier took a call that has ended, or may have taken it. */
export function mayBeTaken({
  callSid,
  endReason,
}: Pick<typeof calls.$inferSelect, "callSid" | "endReason">): boolean {
  return callSid !== null || endReason === null || !NEVER_TAKEN.includes(endReason);
}

/** Calls that we took back before anybody answered. */
const isTakenBack = and(
  inArray(calls.endReason, [MAY_NOT_DIAL, HUNG_UP]),
  isNull(calls.answeredAt),
);

/** Those of them that the carrier had not begun to dial: it took them, and nobody heard them. */
export const isNeverDialled = and(isTakenBack, isNull(calls.dialledAt));

/** Whether a call was not taken back, or was answered before; also where no reason is known. */
export const isNotTakenBack = sql`not coalesce(${isTakenBack}, false)`;

/** The same as `mayBeTaken` in the database, where every open call may be. */
export const isMaybeTaken = or(
  isNotNull(calls.callSid),
  isNull(calls.closedAt),
  isNull(calls.endReason),
  notInArray(calls.endReason, NEVER_TAKEN),
);
