import type { SuppressionReason } from "@rufbaum/dialing/lawful-calling";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { inArray, ne } from "drizzle-orm";
import type { Database } from "../database.ts";
import { schemaOf } from "../open/migrate.ts";
import { migrations } from "../open/migrations.ts";
import { repeatErasures } from "../queries/erase-person.ts";
import { claimSubjectKey, findSubjectKey } from "../queries/subject-key.ts";
import { decideAll } from "../queries/suppressions.ts";
import { listWithdrawals, repeatWithdrawals } from "../queries/withdrawals.ts";
import { erasures } from "../schema/audit.ts";
import { suppressions } from "../schema/suppressions.ts";

/** Something that happened and must be remembered even by data from before it. `at`: milliseconds since 1970. */
export type LastingEntry =
  | { kind: "subject-key"; key: string; at: number }
  /** Nobody may call him. One of `number` (E.164) and `subject` is told at least. */
  | {
      kind: "suppression";
      number?: string | null;
      subject?: string | null;
      reason?: SuppressionReason;
      at: number;
    }
  /** He may be called again. */
  | { kind: "suppression-lifted"; subject: string; at: number }
  | { kind: "erasure"; subject: string; by: string; at: number }
  /** He took back all that he had agreed to. */
  | { kind: "withdrawal"; subject: string; by: string; at: number };

/** What of it is about people, and would be forgotten if nobody knew whom it names. */
export function aboutPeople(entries: readonly LastingEntry[]): LastingEntry[] {
  return entries.filter(({ kind }) => kind !== "subject-key" && kind !== "suppression-lifted");
}

/** Whether it names people with a key that is not this one. */
export function isForeign(entries: readonly LastingEntry[], key: string): boolean {
  return entries.some((entry) => entry.kind === "subject-key" && entry.key !== key);
}

/** The first version whose data know subjects and erasures. */
const KNOWS_SUBJECTS = migrations.find(({ tag }) => tag === "0007_contacts")?.createdAt ?? 0;

/**
 * All that a database holds of it, one of an older schema, too. Lists that others keep are left
 * out: they can be imported again.
 */
export async function readLasting(db: Database): Promise<LastingEntry[]> {
  if ((await schemaOf(db)) < KNOWS_SUBJECTS) return readOldLasting(db);
  const key = await findSubjectKey(db);
  const blocked = await db
    .select({
      number: suppressions.number,
      subject: suppressions.subject,
      reason: suppressions.reason,
      at: suppressions.createdAt,
    })
    .from(suppressions)
    .where(ne(suppressions.reason, "robinson"));
  const erased = await db
    .select({ subject: erasures.subject, by: erasures.by, at: erasures.at })
    .from(erasures);
  return [
    ...(key === null ? [] : [{ kind: "subject-key" as const, key, at: 0 }]),
    ...blocked.map((row) => ({ kind: "suppression" as const, ...row })),
    ...erased.map((row) => ({ kind: "erasure" as const, ...row })),
    ...(await listWithdrawals(db)).map((row) => ({ kind: "withdrawal" as const, ...row })),
  ];
}

async function readOldLasting(db: Database): Promise<LastingEntry[]> {
  const rows = await db
    .select({ number: suppressions.number, at: suppressions.createdAt })
    .from(suppressions);
  return rows.map((row) => ({ kind: "suppression", ...row }));
}

/** How many entries go into one statement. */
const AT_ONCE = 1000;

/** Adds what is missing, in the order in which it happened; to do so again changes nothing. */
export async function applyLasting(db: Database, entries: readonly LastingEntry[]): Promise<void> {
  for (const entry of entries)
    if (entry.kind === "subject-key") await claimSubjectKey(db, entry.key);
  const key = await findSubjectKey(db);
  const last = lastOfEach(entries, key);
  const lifted = last.flatMap((entry) =>
    entry.kind === "suppression-lifted" ? [entry.subject] : [],
  );
  const blocked = last.flatMap((entry) =>
    entry.kind === "suppression"
      ? [
          {
            number: entry.number ?? null,
            subject: entry.subject ?? null,
            reason: entry.reason ?? ("asked" as const),
            createdAt: entry.at,
          },
        ]
      : [],
  );
  for (let at = 0; at < lifted.length; at += AT_ONCE) {
    const some = lifted.slice(at, at + AT_ONCE);
    await db.delete(suppressions).where(inArray(suppressions.subject, some));
  }
  for (let at = 0; at < blocked.length; at += AT_ONCE) {
    const some = blocked.slice(at, at + AT_ONCE);
    const decided = some.filter(({ reason }) => reason !== "undecided");
    await decideAll(
      db,
      decided.flatMap(({ subject }) => subject ?? []),
    );
    await db.insert(suppressions).values(some).onConflictDoNothing();
  }
  await repeatWithdrawals(
    db,
    entries.filter((entry) => entry.kind === "withdrawal"),
  );
  if (key === null) return;
  const erased = entries.filter((entry) => entry.kind === "erasure");
  await repeatErasures(db, erased, key);
}

type Blocking = Extract<LastingEntry, { kind: "suppression" | "suppression-lifted" }>;

/** Whether each person is blocked after all of it, and since when. */
export function lastOfEach(entries: readonly LastingEntry[], key: string | null): Blocking[] {
  const last = new Map<string, Blocking>();
  for (const entry of entries) {
    if (entry.kind !== "suppression" && entry.kind !== "suppression-lifted") continue;
    const named = key === null ? entry : withSubject(entry, key);
    const name = named.subject ?? (named.kind === "suppression" && named.number);
    if (!name) continue;
    const before = last.get(name);
    if (before?.kind !== named.kind || isDecided(before, named)) last.set(name, named);
  }
  return [...last.values()];
}

/** Somebody was blocked of whom it had only waited for a decision. */
function isDecided(before: Blocking, now: Blocking): boolean {
  if (before.kind !== "suppression" || now.kind !== "suppression") return false;
  return before.reason === "undecided" && now.reason !== "undecided";
}

/** The entry with whom it is about as `subjectOf` writes it. */
export function withSubject<Entry extends LastingEntry>(entry: Entry, key: string): Entry {
  if (entry.kind !== "suppression" || entry.subject || !entry.number) return entry;
  return { ...entry, subject: subjectOf(key, entry.number) };
}
