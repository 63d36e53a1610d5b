import { type CarrierName, namesOfCarrier, reachesPeople } from "@rufbaum/telephony";
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../audit-actions.ts";
import type { Database } from "../database.ts";
import { auditEntries, ownNumbers } from "../schema/audit.ts";
import { storableText } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { appendAuditEntry } from "./audit.ts";
import { findSubject } from "./suppressions.ts";

/** Times in milliseconds since 1970. */
export type OwnNumberRecord = typeof ownNumbers.$inferSelect;

/** A number (E.164) with the carrier through which it is shown to be one's own: with no other it counts. */
export interface OwnNumberOf {
  number: string;
  carrier: CarrierName;
}

/** That carrier's, the confirmed ones first, each group by number; none that was removed. */
export async function listOwnNumbers(
  db: Database,
  carrier: CarrierName,
): Promise<OwnNumberRecord[]> {
  const isThere = or(isNotNull(ownNumbers.confirmedAt), isNotNull(ownNumbers.codeHash));
  const rows = await db
    .select()
    .from(ownNumbers)
    .where(and(isOf(carrier), isThere))
    .orderBy(asc(isNull(ownNumbers.confirmedAt)), asc(ownNumbers.number));
  // One that was confirmed before accounts were kept may be confirmed anew.
  return rows.filter(({ number }, at) => rows.findIndex((row) => row.number === number) === at);
}

/** Whether somebody here has shown by a code of that carrier's that the number is his own. */
export async function isConfirmedOwn(db: Database, { number, carrier }: OwnNumberOf) {
  const isConfirmed = isNotNull(ownNumbers.confirmedAt);
  return (await db.$count(ownNumbers, and(isNumber(number), isOf(carrier), isConfirmed))) > 0;
}

/** Which of these numbers somebody here has shown to be his own, by a code of that carrier's. */
export async function listConfirmedOwn(
  db: Database,
  numbers: readonly string[],
  carrier: CarrierName,
): Promise<Set<string>> {
  const isOne = sql`${ownNumbers.number} = ${anyOf(numbers)}`;
  const rows = await db
    .select({ number: ownNumbers.number })
    .from(ownNumbers)
    .where(and(isOne, isOf(carrier), isNotNull(ownNumbers.confirmedAt)));
  return new Set(rows.map(({ number }) => number));
}

/** What stands there of a number, through whichever carrier. */
export async function findOwnNumbers(db: Database, number: string): Promise<OwnNumberRecord[]> {
  return db.select().from(ownNumbers).where(isNumber(number)).orderBy(asc(ownNumbers.carrier));
}

/**
 * When codes were sent to a number, milliseconds since 1970, in order: as the audit has it, for here
 * a day's alone are counted.
 */
export async function readCodeTimes(
  db: Database,
  { number, since }: { number: string; since: number },
): Promise<number[]> {
  const subject = await findSubject(db, { number });
  if (subject === null) return [];
  return (await readCodeTimesOf(db, { subjects: [subject], since })).get(subject) ?? [];
}

/** The same of many, by subject; of whom was sent none there is nothing. */
export async function readCodeTimesOf(
  db: Database,
  { subjects, since }: { subjects: readonly string[]; since: number },
): Promise<Map<string, number[]>> {
  const isSent = eq(auditEntries.action, "own-number-added" satisfies AuditAction);
  const isOne = sql`${auditEntries.subject} = ${anyOf(subjects)}`;
  const rows = await db
    .select({ subject: auditEntries.subject, at: auditEntries.at })
    .from(auditEntries)
    .where(and(gte(auditEntries.at, since), isSent, isOne))
    .orderBy(asc(auditEntries.at));
  const times = Map.groupBy(rows, ({ subject }) => subject ?? "");
  return new Map([...times].map(([subject, sent]) => [subject, sent.map(({ at }) => at)]));
}

/** Milliseconds after which a call that tells a code is surely over. */
export const CODE_CALL_LASTS = 120_000;

/** Whether a call that tells a code may be under way there: none of the emulator's, and none that was heard. */
export async function isBeingToldCode(
  db: Database,
  { number, now }: { number: string; now: number },
): Promise<boolean> {
  return (await listBeingToldCode(db, [number], now)).has(number);
}

/** The same of many. */
export async function listBeingToldCode(
  db: Database,
  numbers: readonly string[],
  now: number,
): Promise<Set<string>> {
  const isUnheard = or(
    isNull(ownNumbers.confirmedAt),
    lt(ownNumbers.confirmedAt, ownNumbers.codeSentAt),
  );
  const isOne = sql`${ownNumbers.number} = ${anyOf(numbers)}`;
  const rows = await db
    .select({ number: ownNumbers.number, carrier: ownNumbers.carrier })
    .from(ownNumbers)
    .where(and(isOne, gte(ownNumbers.codeSentAt, now - CODE_CALL_LASTS), isUnheard));
  return new Set(rows.flatMap(({ number, carrier }) => (reachesPeople(carrier) ? [number] : [])));
}

export type CodeTaken<Forbidden> =
  | "taken"
  | "confirmed"
  | "number-limit"
  | "installation-limit"
  | { forbidden: Forbidden };

/**
 * Writes a new code down before it is sent, so that no limit is passed by asking twice at once. A
 * removed number keeps its row, and with it what was sent, for the rest of its day.
 */
export async function takeOwnNumberCode<Forbidden = never>(
  db: Database,
  code: OwnNumberOf & {
    addedBy: string;
    codeHash: string;
    now: number;
    /** When the day began that the limits count. */
    dayStart: number;
    perNumber: number;
    inAll: number;
    /** What else forbids it by now; asked once it is this code's turn, `null` if nothing does. */
    forbids?(tx: Database): Promise<Forbidden | null>;
    /** Whom the audit is to name: rules count his codes by it. */
    subject: string;
  },
): Promise<CodeTaken<Forbidden>> {
  const { number, carrier, codeHash, now, dayStart } = code;
  return db.transaction(async (tx) => {
    // One at a time: the limit of the installation spans all rows, those to come included.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rufbaum.own-numbers'))`);
    const today = await tx.select().from(ownNumbers).where(gte(ownNumbers.codeSentAt, dayStart));
    if (await isConfirmedOwn(tx, { number, carrier })) return "confirmed";
    const sent = today.filter((each) => each.number === number);
    if (codesOf(sent) >= code.perNumber) return "number-limit";
    const inAll = codesOf(today);
    if (inAll >= code.inAll) return "installation-limit";
    const forbidden = await code.forbids?.(tx);
    if (forbidden != null) return { forbidden };
    // No row is held before that: what forbids may hold the dialling, under which rows are erased.
    await tx
      .delete(ownNumbers)
      .where(
        and(
          isNull(ownNumbers.confirmedAt),
          isNull(ownNumbers.codeHash),
          lt(ownNumbers.codeSentAt, dayStart),
        ),
      );
    const values = {
      addedBy: storableText(code.addedBy),
      codeHash,
      codeSentAt: now,
      codesSent: codesOf(sent.filter((each) => each.carrier === carrier)) + 1,
      wrongCodes: 0,
    };
    await tx
      .insert(ownNumbers)
      .values({ number, carrier, ...values })
      .onConflictDoUpdate({ target: [ownNumbers.number, ownNumbers.carrier], set: values });
    const { addedBy: by, subject } = code;
    await appendAuditEntry(tx, { action: "own-number-added", at: now, by, subject, details: {} });
    return "taken";
  });
}

/**
 * Counts one more try against the code that was sent last. `null`: there is none that may still be
 * tried. Counted before the code is looked at, so that tries at once can't pass the limit.
 */
export async function takeOwnNumberTry(
  db: Database,
  wanted: OwnNumberOf & { tries: number; sentSince: number },
): Promise<{ codeHash: string; triesLeft: number } | null> {
  const [row] = await db
    .update(ownNumbers)
    .set({ wrongCodes: sql`${ownNumbers.wrongCodes} + 1` })
    .where(
      and(
        isNumber(wanted.number),
        eq(ownNumbers.carrier, wanted.carrier),
        isNotNull(ownNumbers.codeHash),
        gte(ownNumbers.codeSentAt, wanted.sentSince),
        lt(ownNumbers.wrongCodes, wanted.tries),
      ),
    )
    .returning({ codeHash: ownNumbers.codeHash, tried: ownNumbers.wrongCodes });
  if (!row?.codeHash) return null;
  return { codeHash: row.codeHash, triesLeft: wanted.tries - row.tried };
}

/** Whether that code was still the last one; it counts only once. */
export async function confirmOwnNumber(
  db: Database,
  { number, carrier, codeHash, now }: OwnNumberOf & { codeHash: string; now: number },
): Promise<boolean> {
  const isThis = and(isNumber(number), eq(ownNumbers.carrier, carrier));
  const rows = await db
    .update(ownNumbers)
    .set({ codeHash: null, wrongCodes: 0, confirmedAt: now })
    .where(and(isThis, eq(ownNumbers.codeHash, codeHash)))
    .returning({ number: ownNumbers.number });
  return rows.length > 0;
}

/**
 * Whether there was such a number. Of one that was sent a code since `dayStart` the count stays, so
 * that removing it makes no room for more.
 */
export async function removeOwnNumber(
  db: Database,
  { number, carrier, dayStart }: OwnNumberOf & { dayStart: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = and(isNumber(number), isOf(carrier));
    const known = await tx.select().from(ownNumbers).where(isThis).for("update");
    if (known.every((own) => own.confirmedAt === null && own.codeHash === null)) return false;
    const isOld = or(isNull(ownNumbers.codeSentAt), lt(ownNumbers.codeSentAt, dayStart));
    await tx.delete(ownNumbers).where(and(isThis, isOld));
    await tx.update(ownNumbers).set({ codeHash: null, confirmedAt: null }).where(isThis);
    return true;
  });
}

function isNumber(number: string): SQL {
  return eq(ownNumbers.number, number);
}

function isOf(carrier: CarrierName): SQL {
  return inArray(ownNumbers.carrier, namesOfCarrier(carrier));
}

function codesOf(rows: readonly OwnNumberRecord[]): number {
  return rows.reduce((sum, { codesSent }) => sum + codesSent, 0);
}
