import type { HungUp, MayNotDialReason } from "@rufbaum/calls";
import { isNotNull, isNull, notInArray, or } from "drizzle-orm";
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

/** The same in the database, where every open call may be. */
export const isMaybeTaken = or(
  isNotNull(calls.callSid),
  isNull(calls.closedAt),
  isNull(calls.endReason),
  notInArray(calls.endReason, NEVER_TAKEN),
);
