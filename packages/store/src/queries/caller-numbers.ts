import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { callerNumbers } from "../schema/caller-numbers.ts";
import { storableText } from "../storable-text.ts";

/** Times in milliseconds since 1970. */
export type CallerNumberRecord = typeof callerNumbers.$inferSelect;

export type NewCallerNumber = Omit<CallerNumberRecord, "isDefault">;

/** What may change of a number; which one is the default is `makeDefaultCallerNumber`'s. */
export type CallerNumberChanges = Partial<Omit<NewCallerNumber, "number" | "createdAt">>;

/** The default first, then the oldest. */
export async function listCallerNumbers(db: Database): Promise<CallerNumberRecord[]> {
  return db
    .select()
    .from(callerNumbers)
    .orderBy(
      desc(callerNumbers.isDefault),
      asc(callerNumbers.createdAt),
      asc(callerNumbers.number),
    );
}

/** `number` as E.164. */
export async function findCallerNumber(
  db: Database,
  number: string,
): Promise<CallerNumberRecord | null> {
  const [row] = await db.select().from(callerNumbers).where(eq(callerNumbers.number, number));
  return row ?? null;
}

/** `false` if it is there already; what is known of it stays as it is. */
export async function insertCallerNumber(db: Database, number: NewCallerNumber): Promise<boolean> {
  const inserted = await db
    .insert(callerNumbers)
    .values({ ...number, ...storable(number) })
    .onConflictDoNothing()
    .returning({ number: callerNumbers.number });
  return inserted.length > 0;
}

/** The number as it is now, `null` if there is none such. */
export async function changeCallerNumber(
  db: Database,
  number: string,
  changes: CallerNumberChanges,
): Promise<CallerNumberRecord | null> {
  if (Object.keys(changes).length === 0) return findCallerNumber(db, number);
  const [row] = await db
    .update(callerNumbers)
    .set({ ...changes, ...storable(changes) })
    .where(eq(callerNumbers.number, number))
    .returning();
  return row ?? null;
}

/** Makes it the one default; `null` if there is no such number, and then nothing changes. */
export async function makeDefaultCallerNumber(
  db: Database,
  number: string,
): Promise<CallerNumberRecord | null> {
  return db.transaction(async (tx) => {
    const numbers = await locked(tx);
    if (!numbers.some((each) => each.number === number)) return null;
    await tx
      .update(callerNumbers)
      .set({ isDefault: false })
      .where(eq(callerNumbers.isDefault, true));
    const [row] = await tx
      .update(callerNumbers)
      .set({ isDefault: true })
      .where(eq(callerNumbers.number, number))
      .returning();
    return row ?? null;
  });
}

/** The default goes last, so that there is always one as long as there are numbers. */
export async function deleteCallerNumber(
  db: Database,
  number: string,
): Promise<"deleted" | "unknown" | "is-default"> {
  return db.transaction(async (tx) => {
    const numbers = await locked(tx);
    const doomed = numbers.find((each) => each.number === number);
    if (!doomed) return "unknown";
    if (doomed.isDefault && numbers.length > 1) return "is-default";
    await tx.delete(callerNumbers).where(eq(callerNumbers.number, number));
    return "deleted";
  });
}

/** Where calls to one of our numbers lead, `null` if it is not ours or nobody answers. */
export async function findInboundTreeId(db: Database, number: string): Promise<string | null> {
  const [row] = await db
    .select({ treeId: callerNumbers.inboundTreeId })
    .from(callerNumbers)
    .where(eq(callerNumbers.number, number));
  return row?.treeId ?? null;
}

/** What people write about a number, as a database can hold it. */
function storable({ label, proof }: CallerNumberChanges): CallerNumberChanges {
  return {
    ...(label !== undefined && { label: storableText(label) }),
    ...(typeof proof === "string" && { proof: storableText(proof) }),
  };
}

/** All of them, held until the transaction ends: two defaults at once would fault the index. */
function locked(tx: Database) {
  return tx
    .select({ number: callerNumbers.number, isDefault: callerNumbers.isDefault })
    .from(callerNumbers)
    .orderBy(asc(callerNumbers.number))
    .for("update");
}
