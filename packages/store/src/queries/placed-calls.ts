import type { CallRecord } from "@rufbaum/calls";
import { codeOf } from "@rufbaum/runtime";
import type { CallStatus } from "@rufbaum/telephony";
import { and, eq, getTableColumns, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { outageOf } from "../outage.ts";
import { calls } from "../schema/calls.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { anyOf } from "./any-of.ts";
import { holdLedgerFor, useConsent } from "./call-consents.ts";
import { callOf } from "./call-records.ts";
import { isBefore, isDialled } from "./call-status.ts";
import { heldInOrder } from "./hold-calls.ts";

/** What the carrier said as it took a call. `at` in milliseconds since 1970. */
export interface Placed {
  callId: string;
  callSid: string;
  status: CallStatus;
  at: number;
}

/** `isLate`: it was over here by then, for it passed for one that the carrier never had. */
export type TakenCall = { call: CallRecord; isLate: boolean };

/**
 * The carrier took the call, and a consent that it stands on is used. Its status counts only if no
 * callback was faster. `null`: no such call.
 */
export async function setCallPlaced(db: Database, placed: Placed): Promise<TakenCall | null> {
  const { callId, callSid, at } = placed;
  return db.transaction(async (tx) => {
    await holdLedgerFor(tx, callId);
    const [inTime] = await setInTime(tx, [placed]);
    const [late] = inTime
      ? []
      : await tx
          .update(calls)
          .set({ callSid })
          .where(and(eq(calls.id, callId), isOverUnplaced))
          .returning();
    const row = inTime ?? late;
    if (!row) return null;
    await useConsent(tx, row, at);
    if (late) await countLateAttempt(tx, late);
    return { call: callOf(row), isLate: late !== undefined };
  });
}

/**
 * The same of many, in their order: in one statement those that stand on no consent and are in time,
 * which nearly all are; the others one after the other. What fails with one fails with no other, unless
 * the database is away.
 */
export async function setCallsPlaced(
  db: Database,
  placed: readonly Placed[],
): Promise<Promise<TakenCall | null>[]> {
  const once = placed.filter(
    ({ callId }, place) => placed.findIndex((one) => one.callId === callId) === place,
  );
  const taken = new Map<Placed, TakenCall>();
  for (const [, alike] of Map.groupBy(once, ({ status }) => status)) {
    for (const row of await setInTime(db, alike, isNull(calls.consentId)).catch(noneUnlessAway)) {
      const one = alike.find(({ callId }) => callId === row.id);
      if (one) taken.set(one, { call: callOf(row), isLate: false });
    }
  }
  let before: Promise<unknown> = Promise.resolve();
  return placed.map((one) => {
    const known = taken.get(one);
    if (known) return Promise.resolve(known);
    const alone = before.then(() => setCallPlaced(db, one));
    before = alone.catch(() => {});
    return alone;
  });
}

function noneUnlessAway(error: unknown): never[] {
  const isRefused = /^40/.test(codeOf(error) ?? "");
  if (!isRefused && outageOf(error) !== null) throw error;
  return [];
}

/** It passed for one that the carrier never had. */
const isOverUnplaced = and(isNotNull(calls.closedAt), isNull(calls.callSid)) as SQL;

/** @param placed each call once, of one status */
async function setInTime(db: Database, placed: readonly Placed[], isSo?: SQL) {
  const [first] = placed;
  if (!first) return [];
  const { status } = first;
  const told = placed.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() }));
  return db
    .update(calls)
    .set({
      callSid: sql`told."callSid"`,
      status: sql`case when ${isBefore(status)} then ${status} else ${calls.status} end`,
      ...(isDialled(status) && { dialledAt: sql`coalesce(${calls.dialledAt}, told.at)` }),
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(told)}::json)
        as told("callId" text, "callSid" text, at timestamptz)`,
    )
    .where(
      and(
        sql`${calls.id} = told."callId"`,
        heldInOrder(sql`${calls.id} = ${anyOf(placed.map(({ callId }) => callId))}`),
        not(isOverUnplaced),
        isSo,
      ),
    )
    .returning(getTableColumns(calls));
}

/**
 * Whoever was moved on from it as if it had never been has been called once more. Held before he is
 * looked at: where he is being moved on just now that is waited for, and nobody moves him meanwhile.
 */
async function countLateAttempt(
  tx: Database,
  { id, campaign, contact }: typeof calls.$inferSelect,
): Promise<void> {
  if (campaign === null || contact === null) return;
  const isHe = and(eq(campaignContacts.campaign, campaign), eq(campaignContacts.contact, contact));
  const { standing, callId } = campaignContacts;
  const [row] = await tx
    .select({ standing, callId })
    .from(campaignContacts)
    .where(isHe)
    .for("update");
  if (!row || (row.standing === "calling" && row.callId === id)) return;
  await tx
    .update(campaignContacts)
    .set({ attempts: sql`${campaignContacts.attempts} + 1` })
    .where(isHe);
}
