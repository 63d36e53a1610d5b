import type { SuppressionReason } from "@rufbaum/dialing/lawful-calling";
import { listedNames, subjectOf } from "@rufbaum/dialing/subjects";
import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { instantParameter } from "../schema/instant.ts";
import { suppressions } from "../schema/suppressions.ts";
import { storableText } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { holdDialling } from "./hold-dialling.ts";
import { findSubjectKey } from "./subject-key.ts";

/** Somebody whom nobody calls. `number`: E.164, `null` where it is not known any more. */
export type Suppression = typeof suppressions.$inferSelect;

/** Whom one means: by number, or as `subjectOf` writes it. */
export type Person = { number: string } | { subject: string };

/**
 * Blocks a number (E.164) from now on; the first time is what is kept, unless that only waited for a
 * decision. No claim passes it.
 * @returns whether it was not blocked before
 */
export function suppressNumber(
  db: Database,
  suppression: {
    number: string;
    callId: string | null;
    createdAt: number;
    /** `asked` unless said otherwise. */
    reason?: SuppressionReason;
    note?: string;
    createdBy?: string;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdDialling(tx);
    const subject = await findSubject(tx, suppression);
    const held = suppression.reason === "undecided" ? [] : await decide(tx, suppression);
    const callId = suppression.callId ?? held[0]?.callId ?? null;
    const added = await tx
      .insert(suppressions)
      .values({ ...suppression, subject, callId })
      .onConflictDoNothing()
      .returning({ createdAt: suppressions.createdAt });
    return added.length > 0;
  });
}

/** What waited for a decision about somebody has one: it gives way to what is written next. */
async function decide(tx: Database, person: Person): Promise<Suppression[]> {
  const isHeld = and(await isAbout(tx, person), eq(suppressions.reason, "undecided"));
  return tx.delete(suppressions).where(isHeld).returning();
}

/**
 * Adds to what is noted of a number that was blocked before, behind what stands there; the same is not
 * noted twice.
 */
export async function noteSuppression(db: Database, person: Person, note: string): Promise<void> {
  const found = await findSuppression(db, person);
  if (!found || found.note.split("\n").includes(note)) return;
  const notes = [found.note, note].filter((text) => text !== "").join("\n");
  const isOurs = and(await isAbout(db, person), ne(suppressions.reason, "robinson"));
  await db.update(suppressions).set({ note: notes }).where(isOurs);
}

/** What a list or a file holds of somebody. */
export interface ListedSuppression {
  number: string | null;
  subject: string;
  note?: string;
}

/** How many rows go into one statement. */
const AT_ONCE = 1000;

/**
 * Blocks what a list holds; what is blocked already stays as it is. No claim passes it.
 * @param entries numbers, or only names of them (`subjectOf` of a `listedName`), with a note of its own
 * @returns how many were not blocked before
 */
export async function importSuppressions(
  db: Database,
  entries: readonly ListedSuppression[],
  about: { reason: SuppressionReason; note: string; createdBy: string; createdAt: number },
): Promise<number> {
  let added = 0;
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const rows = entries.slice(at, at + AT_ONCE);
    // Not longer than for one statement: meanwhile nobody is called.
    added += await db.transaction(async (tx) => {
      await holdDialling(tx);
      // A Robinson list counts where the rules say so: it decides nothing.
      if (about.reason !== "robinson") {
        await decideAll(
          tx,
          rows.map(({ subject }) => subject),
        );
      }
      return insertListed(tx, rows, about);
    });
  }
  return added;
}

/** The same of many at once, as `subjectOf` writes them. */
export async function decideAll(db: Database, subjects: readonly string[]): Promise<void> {
  const { reason, subject } = suppressions;
  const isHeld = and(eq(reason, "undecided"), sql`${subject} = ${anyOf(subjects)}`);
  await db.delete(suppressions).where(isHeld);
}

/** As one parameter: six for each row take longer than all the rest. */
async function insertListed(
  tx: Database,
  entries: readonly ListedSuppression[],
  about: Parameters<typeof importSuppressions>[2],
): Promise<number> {
  const { reason, note, createdBy, createdAt } = about;
  const rows = entries.map((entry) => ({ ...entry, note: storableText(entry.note ?? note) }));
  const inserted = tx.$with("inserted", {}).as(sql`
    insert into ${suppressions} (number, subject, reason, note, created_by, created_at)
    select number, subject, ${reason}, note, ${createdBy}, ${instantParameter(createdAt)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      number text, subject text, note text
    )
    on conflict do nothing
    returning 1`);
  const [row] = await tx
    .with(inserted)
    .select({ amount: sql<number>`count(*)::int` })
    .from(sql`${inserted}`);
  return row?.amount ?? 0;
}

/** What waits for a decision is told behind what is decided, and a list he put himself on last. */
const TOLD_FIRST = sql`case ${suppressions.reason} when 'robinson' then 2 when 'undecided' then 1 else 0 end`;

/** What blocks somebody; a list that he once put himself on is told last. */
export async function findSuppression(db: Database, person: Person): Promise<Suppression | null> {
  const [row] = await db
    .select()
    .from(suppressions)
    .where(await isAbout(db, person))
    .orderBy(TOLD_FIRST, asc(suppressions.createdAt))
    .limit(1);
  return row ?? null;
}

/** What blocks each of these numbers, by number; `key`: of the subjects, `null` while there is none. */
export async function findSuppressions(
  db: Database,
  numbers: readonly string[],
  key: string | null,
): Promise<Map<string, Suppression>> {
  const [any] = await db.select({ at: suppressions.createdAt }).from(suppressions).limit(1);
  // A number has a dozen names, which nobody need work out where none is kept.
  if (!any) return new Map();
  const owners = new Map<string, string>();
  for (const number of key === null ? [] : numbers) {
    for (const name of namesOf(number)) owners.set(subjectOf(key ?? "", name), number);
  }
  const { number, subject } = suppressions;
  const rows = await db
    .select()
    .from(suppressions)
    .where(or(sql`${number} = ${anyOf(numbers)}`, sql`${subject} = ${anyOf([...owners.keys()])}`))
    .orderBy(TOLD_FIRST, asc(suppressions.createdAt));
  const wanted = new Set(numbers);
  const found = new Map<string, Suppression>();
  for (const row of rows) {
    const owner = row.subject === null ? undefined : owners.get(row.subject);
    for (const whose of new Set([row.number ?? "", owner ?? ""])) {
      if (wanted.has(whose) && !found.has(whose)) found.set(whose, row);
    }
  }
  return found;
}

export async function isSuppressed(db: Database, number: string): Promise<boolean> {
  return (await findSuppression(db, { number })) !== null;
}

/**
 * A page of those that this house blocked, by when. `after`: the last of the page before; `reason`:
 * only those that are blocked for it.
 */
export async function listSuppressions(
  db: Database,
  {
    after,
    reason,
    limit,
  }: { after?: { createdAt: number; subject: string }; reason?: SuppressionReason; limit: number },
): Promise<Suppression[]> {
  const { createdAt, subject } = suppressions;
  const isLater = after
    ? or(
        gt(createdAt, after.createdAt),
        and(eq(createdAt, after.createdAt), gt(subject, after.subject)),
      )
    : undefined;
  return db
    .select()
    .from(suppressions)
    .where(
      and(
        ne(suppressions.reason, "robinson"),
        reason === undefined ? undefined : eq(suppressions.reason, reason),
        isLater,
      ),
    )
    .orderBy(asc(createdAt), asc(subject))
    .limit(limit);
}

/** How many this house blocked, how many wait for a decision, and how many stand on Robinson lists. */
export async function countSuppressions(
  db: Database,
): Promise<{ blocked: number; undecided: number; robinson: number }> {
  const [all, undecided, robinson] = await Promise.all([
    db.$count(suppressions),
    db.$count(suppressions, eq(suppressions.reason, "undecided")),
    db.$count(suppressions, eq(suppressions.reason, "robinson")),
  ]);
  return { blocked: Math.max(0, all - undecided - robinson), undecided, robinson };
}

/** Lets somebody be called again, all of what blocked him is gone. @returns what that was */
export async function removeSuppression(db: Database, person: Person): Promise<Suppression[]> {
  return db
    .delete(suppressions)
    .where(await isAbout(db, person))
    .returning();
}

/** Names those whom versions before November 2026 blocked. */
export async function nameSuppressions(db: Database, key: string): Promise<void> {
  const nameless = await db
    .select({ number: suppressions.number })
    .from(suppressions)
    .where(isNull(suppressions.subject));
  for (const { number } of nameless) {
    if (number === null) continue;
    const subject = subjectOf(key, number);
    const isThis = eq(suppressions.number, number);
    const known = await db.$count(suppressions, eq(suppressions.subject, subject));
    // Blocked again after an erasure, by a version that knew no subjects.
    if (known > 0) await db.delete(suppressions).where(isThis);
    else await db.update(suppressions).set({ subject }).where(isThis);
  }
}

/** As `subjectOf` writes somebody; `null` while the installation has no key. */
export async function findSubject(db: Database, person: Person): Promise<string | null> {
  if ("subject" in person) return person.subject;
  const key = await findSubjectKey(db);
  return key === null ? null : subjectOf(key, person.number);
}

async function isAbout(db: Database, person: Person): Promise<SQL | undefined> {
  if ("subject" in person) return eq(suppressions.subject, person.subject);
  const { number } = person;
  const key = await findSubjectKey(db);
  const isNumber = eq(suppressions.number, number);
  if (key === null) return isNumber;
  const names = namesOf(number).map((name) => subjectOf(key, name));
  return or(isNumber, inArray(suppressions.subject, names));
}

function namesOf(number: string): string[] {
  return [number, ...listedNames(number)];
}
