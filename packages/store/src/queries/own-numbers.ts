import { and, asc, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { ownNumbers } from "../schema/audit.ts";
import { storableText } from "../storable-text.ts";
import { getSetting, setSetting } from "./settings.ts";

/** Times in milliseconds since 1970. */
export type OwnNumberRecord = typeof ownNumbers.$inferSelect;

/** The confirmed ones first, each group by number; none that was removed. */
export async function listOwnNumbers(db: Database): Promise<OwnNumberRecord[]> {
  return db
    .select()
    .from(ownNumbers)
    .where(or(isNotNull(ownNumbers.confirmedAt), isNotNull(ownNumbers.codeHash)))
    .orderBy(asc(isNull(ownNumbers.confirmedAt)), asc(ownNumbers.number));
}

/** `number` as E.164. */
export async function findOwnNumber(db: Database, number: string): Promise<OwnNumberRecord | null> {
  const [row] = await db.select().from(ownNumbers).where(eq(ownNumbers.number, number));
  return row ?? null;
}

export type CodeTaken = "taken" | "confirmed" | "number-limit" | "installation-limit";

/**
 * Writes a new code down before it is sent, so that no limit is passed by asking twice at once. A
 * removed number keeps its row, and with it what was sent, for the rest of its day.
 */
export async function takeOwnNumberCode(
  db: Database,
  code: {
    number: string;
    addedBy: string;
    codeHash: string;
    now: number;
    /** When the day began that the limits count. */
    dayStart: number;
    perNumber: number;
    inAll: number;
  },
): Promise<CodeTaken> {
  const { number, codeHash, now, dayStart } = code;
  return db.transaction(async (tx) => {
    // One at a time: the limit of the installation spans all rows, those to come included.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rufbaum.own-numbers'))`);
    await tx
      .delete(ownNumbers)
      .where(
        and(
          isNull(ownNumbers.confirmedAt),
          isNull(ownNumbers.codeHash),
          lt(ownNumbers.codeSentAt, dayStart),
        ),
      );
    const today = await tx.select().from(ownNumbers).where(gte(ownNumbers.codeSentAt, dayStart));
    const known = await findOwnNumber(tx, number);
    if (known?.confirmedAt != null) return "confirmed";
    const sent = today.find((each) => each.number === number)?.codesSent ?? 0;
    if (sent >= code.perNumber) return "number-limit";
    const inAll = today.reduce((sum, { codesSent }) => sum + codesSent, 0);
    if (inAll >= code.inAll) return "installation-limit";
    const values = {
      addedBy: storableText(code.addedBy),
      codeHash,
      codeSentAt: now,
      codesSent: sent + 1,
      wrongCodes: 0,
    };
    await tx
      .insert(ownNumbers)
      .values({ number, ...values })
      .onConflictDoUpdate({ target: ownNumbers.number, set: values });
    return "taken";
  });
}

/**
 * Counts one more try against the code that was sent last. `null`: there is none that may still be
 * tried. Counted before the code is looked at, so that tries at once can't pass the limit.
 */
export async function takeOwnNumberTry(
  db: Database,
  wanted: { number: string; tries: number; sentSince: number },
): Promise<{ codeHash: string; triesLeft: number } | null> {
  const [row] = await db
    .update(ownNumbers)
    .set({ wrongCodes: sql`${ownNumbers.wrongCodes} + 1` })
    .where(
      and(
        eq(ownNumbers.number, wanted.number),
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
  { number, codeHash, now }: { number: string; codeHash: string; now: number },
): Promise<boolean> {
  const rows = await db
    .update(ownNumbers)
    .set({ codeHash: null, wrongCodes: 0, confirmedAt: now })
    .where(and(eq(ownNumbers.number, number), eq(ownNumbers.codeHash, codeHash)))
    .returning({ number: ownNumbers.number });
  return rows.length > 0;
}

/**
 * Whether there was such a number. Of one that was sent a code since `dayStart` the count stays, so
 * that removing it makes no room for more.
 */
export async function removeOwnNumber(
  db: Database,
  { number, dayStart }: { number: string; dayStart: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(ownNumbers)
      .where(eq(ownNumbers.number, number))
      .for("update");
    if (!known || (known.confirmedAt === null && known.codeHash === null)) return false;
    const one = eq(ownNumbers.number, number);
    if ((known.codeSentAt ?? 0) < dayStart) await tx.delete(ownNumbers).where(one);
    else await tx.update(ownNumbers).set({ codeHash: null, confirmedAt: null }).where(one);
    return true;
  });
}

const CARRIER = "own-numbers-carrier";

/**
 * What another carrier brought a code to counts no more: the emulator reaches nobody, and so shows
 * nothing about whose a number is. Run before the first number is asked for.
 */
export async function keepOwnNumbersOf(db: Database, carrier: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await getSetting(tx, CARRIER);
    if (before === carrier) return;
    await tx.delete(ownNumbers);
    await setSetting(tx, CARRIER, carrier);
  });
}

/** Through which carrier the numbers that stand there were confirmed; `null` where nobody said. */
export async function ownNumbersCarrier(db: Database): Promise<string | null> {
  const carrier = await getSetting(db, CARRIER);
  return typeof carrier === "string" ? carrier : null;
}
