import type { CallLine, CallRecord, NewCall, StoredEnd } from "@rufbaum/calls";
import { codeOf } from "@rufbaum/runtime";
import { type AnsweredBy, type CallStatus, type CarrierName, isFinal } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../database.ts";
import { outageOf } from "../outage.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { recordCallBack, settleCallBack } from "./call-backs.ts";
import { callOf } from "./call-records.ts";
import { isBefore } from "./call-status.ts";
import { holdLedger, recordConsentUse } from "./consent-entries.ts";
import { HUNG_UP, type MAY_NOT_DIAL, mayBeTaken } from "./taken-calls.ts";

/** @param call `consentId`: what it stands on, as `readConsents` names it */
export async function insertCall(
  db: Database,
  { callsBack, ...call }: NewCall & { consentId?: string | null },
): Promise<CallRecord> {
  if (!callsBack) return insert(db, call);
  return db.transaction(async (tx) => {
    const inserted = await insert(tx, call);
    await recordCallBack(tx, { ...callsBack, at: call.createdAt });
    return inserted;
  });
}

async function insert(
  db: Database,
  { attempt, ...call }: Omit<NewCall, "callsBack"> & { consentId?: string | null },
): Promise<CallRecord> {
  const [row] = await db
    .insert(calls)
    .values({
      ...call,
      ...attempt,
      treeName: storableText(call.treeName),
      status: call.status ?? "placing",
      statusSequence: -1,
    })
    .returning();
  if (!row) throw new Error(`Call ${call.id} was not stored.`);
  return callOf(row);
}

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

/** Those who move many at once hold them in one order: else two of them would wait for each other. */
function heldInOrder(isSo: SQL | undefined): SQL {
  return sql`${calls.id} in (
    select ${calls.id} from ${calls} where ${isSo} order by ${calls.id} for no key update
  )`;
}

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

/**
 * Moves a call to a later status; a final one stays. `null` if it was ignored: an unknown call, or
 * one that is as far already. `at` in milliseconds since 1970, `duration` in seconds, with the
 * last one only. An answer that was never reported is reckoned from the duration.
 */
export async function moveCallStatus(
  db: Database,
  move: {
    callId: string;
    status: CallStatus;
    sequence: number;
    at: number;
    duration: number | null;
  },
): Promise<CallRecord | null> {
  const { callId, status, sequence, duration } = move;
  const at = instantParameter(move.at);
  const answered =
    status === "in-progress"
      ? at
      : status === "completed" && duration !== null && duration > 0
        ? instantParameter(move.at - duration * 1000)
        : sql`null`;
  const isAnswer = status === "in-progress" || (status === "completed" && (duration ?? 0) > 0);
  const moved = and(eq(calls.id, callId), isBefore(status));
  const [row] = await db
    .with(...(isAnswer || isFinal(status) ? [contactMet(db, { moved, isAnswer, at })] : []))
    .update(calls)
    .set({
      status,
      statusSequence: sql`greatest(${calls.statusSequence}, ${sequence}::int)`,
      ...(isDialled(status) && { dialledAt: sql`coalesce(${calls.dialledAt}, ${at})` }),
      answeredAt: sql`coalesce(${calls.answeredAt}, ${answered})`,
      ...(isFinal(status) && {
        endedAt: sql`coalesce(${calls.endedAt}, ${at})`,
        duration: sql`coalesce(${duration}::int, ${secondsUntil(at)})`,
      }),
    })
    .where(moved)
    .returning();
  return row ? callOf(row) : null;
}

/** Whether a call that stands so is dialled, or was: one that was taken back before is `canceled`. */
function isDialled(status: CallStatus): boolean {
  return (
    status !== "placing" && status !== "queued" && status !== "canceled" && status !== "failed"
  );
}

/** The contact that picked up is known to have been spoken with; of nobody else anything changes. */
function contactMet(db: Database, call: { moved: SQL | undefined; isAnswer: boolean; at: SQL }) {
  const isAnswered = call.isAnswer ? undefined : isNotNull(calls.answeredAt);
  const number = db
    .select({ number: otherParty(calls) })
    .from(calls)
    .where(and(call.moved, isAnswered));
  return db.$with("met", {}).as(sql`
    update ${contacts} set last_contact_at = greatest(last_contact_at, ${call.at})
    where number = (${number})`);
}

/**
 * Settles a call, once: `null` if it was settled before, or is unknown. What stands already
 * weighs more: a final status of the carrier, the outcome and reason of the conversation. A consent
 * is used by it where the carrier may have taken it, though it never said so.
 */
export async function endCall(db: Database, end: StoredEnd): Promise<CallRecord | null> {
  const { callId, status, outcome, endReason, errorCode, unlessPlaced = false } = end;
  const at = instantParameter(end.at);
  const isUnplaced = unlessPlaced ? isNull(calls.callSid) : undefined;
  return db.transaction(async (tx) => {
    await holdLedgerFor(tx, callId);
    const [row] = await tx
      .update(calls)
      .set({
        status: sql`case when ${isBefore(status)} then ${status} else ${calls.status} end`,
        outcome: sql`coalesce(${calls.outcome}, ${outcome})`,
        endReason: sql`coalesce(${calls.endReason}, ${endReason})`,
        errorCode,
        endedAt: sql`coalesce(${calls.endedAt}, ${at})`,
        closedAt: at,
        duration: sql`coalesce(${calls.duration}, ${secondsUntil(at)})`,
      })
      .where(and(eq(calls.id, callId), isNull(calls.closedAt), isUnplaced))
      .returning();
    if (!row) return null;
    if (mayBeTaken(row)) await useConsent(tx, row, end.at);
    const call = callOf(row);
    await settleCallBack(tx, call);
    return call;
  });
}

/** Where the call stands on a consent. Before the call itself, as an erasure holds them. */
async function holdLedgerFor(tx: Database, callId: string): Promise<void> {
  const isOnConsent = and(eq(calls.id, callId), isNotNull(calls.consentId));
  if ((await tx.$count(calls, isOnConsent)) > 0) await holdLedger(tx);
}

/** Once: it stands with the call until it is written down. */
async function useConsent(
  db: Database,
  { id: callId, consentId, createdAt: at, madeBy }: typeof calls.$inferSelect,
  recordedAt: number,
): Promise<void> {
  if (consentId === null) return;
  const use = { consentId, callId, at };
  await recordConsentUse(db, use, { recordedAt, recordedBy: madeBy ?? "unnamed" });
  await db.update(calls).set({ consentId: null }).where(eq(calls.id, callId));
}

export async function findCall(db: Database, idOrSid: string): Promise<CallRecord | null> {
  const [row] = await db
    .select()
    .from(calls)
    .where(or(eq(calls.id, idOrSid), eq(calls.callSid, idOrSid)));
  return row ? callOf(row) : null;
}

/** By our ids; what is unknown is left out. */
export async function findCalls(db: Database, ids: readonly string[]): Promise<CallRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(calls)
    .where(sql`${calls.id} = ${anyOf(ids)}`);
  return rows.map(callOf);
}

const UNANSWERED: readonly CallStatus[] = ["placing", "queued", "initiated", "ringing"];

const isUnanswered = inArray(calls.status, [...UNANSWERED]);

/**
 * Calls of a carrier's that may have to end, the oldest first: to people who have not answered yet, and
 * those that somebody hung up; with those of which an earlier version did not write down whose they are.
 * @param slice so many, `after` the last of those before
 */
export async function listCallsToEnd(
  db: Database,
  carrier: CarrierName,
  { after, limit }: { after: Pick<CallRecord, "createdAt" | "id"> | null; limit: number },
): Promise<CallRecord[]> {
  const isCalled = and(eq(calls.direction, "outbound"), isUnanswered);
  const isAfter =
    after &&
    sql`(${calls.createdAt}, ${calls.id}) > (${instantParameter(after.createdAt)}, ${after.id})`;
  const rows = await db
    .select()
    .from(calls)
    .where(
      and(
        isNull(calls.closedAt),
        or(isCalled, eq(calls.endReason, HUNG_UP)),
        or(eq(calls.carrier, carrier), isNull(calls.carrier)),
        isAfter ?? undefined,
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

/** Calls that `endCall` has not settled, the oldest first. */
export async function listOpenCalls(db: Database): Promise<CallRecord[]> {
  const rows = await db
    .select()
    .from(calls)
    .where(isNull(calls.closedAt))
    .orderBy(asc(calls.createdAt), asc(calls.id));
  return rows.map(callOf);
}

/** From now on the call is led that other way. */
export async function setCallLine(db: Database, callId: string, line: CallLine): Promise<void> {
  await db.update(calls).set({ line }).where(eq(calls.id, callId));
}

/** What picked up; what was told first stays, unless it was only the beginning of a machine. */
export async function setAnsweredBy(
  db: Database,
  idOrSid: string,
  answeredBy: AnsweredBy,
): Promise<void> {
  const isOpen = or(isNull(calls.answeredBy), eq(calls.answeredBy, "machine_start"));
  await db
    .update(calls)
    .set({ answeredBy })
    .where(and(or(eq(calls.id, idOrSid), eq(calls.callSid, idOrSid)), isOpen));
}

/** An operator takes the call over, once: `false` if somebody was faster. */
export async function takeCallOver(db: Database, callId: string, at: number): Promise<boolean> {
  const taken = await db
    .update(calls)
    .set({ takenOverAt: at })
    .where(and(eq(calls.id, callId), isNull(calls.takenOverAt)))
    .returning({ id: calls.id });
  return taken.length > 0;
}

/** Nobody took the call over after all. */
export async function giveCallBack(db: Database, callId: string): Promise<void> {
  await db.update(calls).set({ takenOverAt: null }).where(eq(calls.id, callId));
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

/** What a person says of a call weighs more than what the conversation made of it. */
export async function markOutcome(
  db: Database,
  callId: string,
  outcome: Outcome,
): Promise<CallRecord | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(calls)
      .set({ outcome, outcomeBy: "operator" })
      .where(eq(calls.id, callId))
      .returning();
    if (!row) return null;
    const call = callOf(row);
    await settleCallBack(tx, call);
    return call;
  });
}

/** Whole seconds since the answer, null where there was none. */
function secondsUntil(at: ReturnType<typeof instantParameter>) {
  return sql`round(extract(epoch from ${at} - ${calls.answeredAt}))::int`;
}
