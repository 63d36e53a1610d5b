import type { CallLine, CallRecord, NewCall, StoredEnd } from "@rufbaum/calls";
import { type AnsweredBy, type CallStatus, isFinal } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { recordCallBack, settleCallBack } from "./call-backs.ts";
import { holdLedgerFor, useConsent } from "./call-consents.ts";
import { callOf } from "./call-records.ts";
import { isBefore, isDialled } from "./call-status.ts";
import { dropWords, type WordsDropping } from "./drop-words.ts";
import { mayBeTaken } from "./taken-calls.ts";

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
 * is used by it where the carrier may have taken it, though it never said so. With `dropping` nothing
 * of what was said is kept.
 */
export async function endCall(
  db: Database,
  end: StoredEnd,
  dropping: WordsDropping | null = null,
): Promise<CallRecord | null> {
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
        ledOutcome: sql`case ${calls.outcomeBy} when 'operator' then
          coalesce(${calls.ledOutcome}, ${outcome}) end`,
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
    if (dropping === null) return call;
    await dropWords(tx, callId, { at: end.at, ...dropping });
    return { ...call, state: null };
  });
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

/** What a person says of a call weighs more than what the conversation made of it. */
export function markOutcome(
  db: Database,
  callId: string,
  outcome: Outcome,
): Promise<CallRecord | null> {
  const ledOutcome = sql`case when ${calls.outcomeBy} is null then ${calls.outcome} else ${calls.ledOutcome} end`;
  return setOutcome(db, eq(calls.id, callId), { outcome, outcomeBy: "operator", ledOutcome });
}

/**
 * Takes back what persons said of a call: it has the outcome again that it came to by itself. `null`
 * where nobody said anything, or it is over and an older version did not write down what it was.
 */
export function unmarkOutcome(db: Database, callId: string): Promise<CallRecord | null> {
  const isKnown = or(isNotNull(calls.ledOutcome), isNull(calls.closedAt));
  const isMarked = and(eq(calls.id, callId), eq(calls.outcomeBy, "operator"), isKnown);
  const outcome = sql`${calls.ledOutcome}`;
  return setOutcome(db, isMarked, { outcome, outcomeBy: null, ledOutcome: null });
}

async function setOutcome(
  db: Database,
  which: SQL | undefined,
  changes: PgUpdateSetSource<typeof calls>,
): Promise<CallRecord | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(calls).set(changes).where(which).returning();
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
