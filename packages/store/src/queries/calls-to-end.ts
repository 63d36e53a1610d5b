import type { CallRecord } from "@rufbaum/calls";
import type { CallStatus, CarrierName } from "@rufbaum/telephony";
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { instantParameter } from "../schema/instant.ts";
import { callOf } from "./call-records.ts";
import { heldInOrder } from "./hold-calls.ts";
import { HUNG_UP, type MAY_NOT_DIAL } from "./taken-calls.ts";

const UNANSWERED: readonly CallStatus[] = ["placing", "queued", "initiated", "ringing"];

const isUnanswered = inArray(calls.status, [...UNANSWERED]);

/**
 * Calls of these carriers that may have to end, the oldest first: to people who have not answered yet, and
 * those that somebody hung up; with those of which an earlier version did not write down whose they are.
 * @param slice so many, `after` the last of those before
 */
export async function listCallsToEnd(
  db: Database,
  carriers: readonly CarrierName[],
  { after, limit }: { after: Pick<CallRecord, "createdAt" | "id"> | null; limit: number },
): Promise<CallRecord[]> {
  const isCalled = and(eq(calls.direction, "outbound"), isUnanswered);
  const isAfter = after
    ? sql`(${calls.createdAt}, ${calls.id}) > (${instantParameter(after.createdAt)}, ${after.id})`
    : undefined;
  const rows = await db
    .select()
    .from(calls)
    .where(
      and(
        isNull(calls.closedAt),
        or(isCalled, eq(calls.endReason, HUNG_UP)),
        or(inArray(calls.carrier, [...carriers]), isNull(calls.carrier)),
        isAfter,
      ),
    )
    .orderBy(asc(calls.createdAt), asc(calls.id))
    .limit(limit);
  return rows.map(callOf);
}

/**
 * A call is to end before anybody answers it, for this reason; the call then, `null` if somebody has
 * answered it, or it is over.
 */
export async function markUnanswered(
  db: Database,
  callId: string,
  reason: typeof MAY_NOT_DIAL | typeof HUNG_UP,
): Promise<CallRecord | null> {
  const isFree = and(isNull(calls.closedAt), isNull(calls.endReason), isUnanswered);
  const [row] = await db
    .update(calls)
    .set({ endReason: reason })
    .where(and(eq(calls.id, callId), isFree))
    .returning();
  return row ? callOf(row) : null;
}

/**
 * Calls of a campaign (`null`: of all of them) are to end: those that wait now, and those that talk
 * where `endCalls` says so; those that ring once they have done so for a while. @returns how many were open
 */
export async function stopCampaignCalls(
  db: Database,
  campaign: number | null,
  { endCalls, at }: { endCalls: boolean; at: number },
): Promise<number> {
  const isOf = campaign === null ? isNotNull(calls.campaign) : eq(calls.campaign, campaign);
  const ends: CallStatus[] = ["placing", "queued", ...(endCalls ? ["in-progress" as const] : [])];
  const stopped = await db
    .update(calls)
    .set({
      endReason: sql`case when ${inArray(calls.status, ends)} then coalesce(${calls.endReason}, ${HUNG_UP}) else ${calls.endReason} end`,
      stoppedAt: sql`case when ${inArray(calls.status, ["initiated", "ringing"])} then coalesce(${calls.stoppedAt}, ${instantParameter(at)}) else ${calls.stoppedAt} end`,
    })
    .where(and(heldInOrder(and(isNull(calls.closedAt), isOf)), isNull(calls.closedAt)))
    .returning({ id: calls.id });
  return stopped.length;
}

/** Somebody ends the call. As it stands then, `null` where it was over, or to end, before. */
export async function markHungUp(db: Database, callId: string): Promise<CallRecord | null> {
  const [row] = await db
    .update(calls)
    .set({ endReason: HUNG_UP })
    .where(and(eq(calls.id, callId), isNull(calls.endReason)))
    .returning();
  return row ? callOf(row) : null;
}
