import {
  type ChainEntry,
  type ChainHead,
  consentsOf,
  EMPTY_CHAIN,
  hashOfEntry,
  type LedgerEntry,
  type PurgedEntry,
} from "@rufbaum/dialing/consent-ledger";
import type { Consent } from "@rufbaum/dialing/lawful-calling";
import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { copiedText } from "../copied-text.ts";
import type { Database } from "../database.ts";
import { erasures } from "../schema/audit.ts";
import { consentEntries, consentPurged, consentStatements } from "../schema/consents.ts";
import { writtenInstant } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { copyText } from "./copy-text.ts";
import { holdDialling } from "./hold-dialling.ts";
import { unlessErasing } from "./hold-erasing.ts";
import { getSetting, setSetting } from "./settings.ts";
import { wholeTime } from "./whole-time.ts";

/** What is to be written down of somebody. `at` in milliseconds since 1970. */
export type NewConsentEntry = Pick<
  LedgerEntry,
  "subject" | "kind" | "statementId" | "callId" | "at"
>;

/** PostgreSQL's name for the right to add to the ledger; any number that nobody else takes. */
const LEDGER = 7_239_146;
const HEAD = "consent-head";
const ENDS_CONSENTS: ReadonlySet<string> = new Set<LedgerEntry["kind"]>(["withdrawal", "erasure"]);
/** How many rows go into one statement. */
const AT_ONCE = 1000;

/** How what belongs together is read, while others write. */
export const OF_ONE_MOMENT = {
  isolationLevel: "repeatable read",
  accessMode: "read only",
} as const;

/** By whom and when it is written down. */
interface Recorded {
  recordedAt: number;
  recordedBy: string;
}

/**
 * Adds to the ledger, in this order. A grant that somebody has of the same statement already, which
 * nothing ended, is left out: a batch of unknown fate may be sent again.
 * @returns how many were added
 */
export function appendConsentEntries(
  db: Database,
  entries: readonly NewConsentEntry[],
  recorded: Recorded,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (entries.some(({ kind }) => ENDS_CONSENTS.has(kind))) await holdDialling(tx);
    await holdLedger(tx);
    return write(tx, withoutKnownGrants(entries, await saidOf(tx, entries, "grants")), recorded);
  });
}

/** What became of the grants that a list brought; `known` were there already. */
export interface ListedGrants {
  added: number;
  known: number;
  /** He withdrew before. */
  withdrawn: number;
  /** He was erased. */
  erased: number;
}

/**
 * Adds what a list brings, one grant for each person. It brings back nobody's consent who withdrew
 * anything or was erased: a new one of his is recorded for him alone.
 */
export function appendListedGrants(
  db: Database,
  grants: readonly NewConsentEntry[],
  recorded: Recorded,
): Promise<ListedGrants> {
  return unlessErasing(db, async (tx) => {
    await holdLedger(tx);
    const said = await saidOf(tx, grants, "all");
    const [erased, withdrawn] = [of(said, "erased"), of(said, "withdrawal")];
    const wished = grants.filter(({ subject }) => !erased.has(subject) && !withdrawn.has(subject));
    const added = await write(tx, withoutKnownGrants(wished, said), recorded);
    const gone = grants.filter(({ subject }) => erased.has(subject)).length;
    return {
      added,
      known: wished.length - added,
      withdrawn: grants.length - wished.length - gone,
      erased: gone,
    };
  });
}

/**
 * One writer at a time over all servers on the data, by a lock that ends with the transaction, so
 * that the chain never forks.
 */
export async function holdLedger(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LEDGER})`);
}

async function write(
  tx: Database,
  entries: readonly NewConsentEntry[],
  { recordedAt, recordedBy }: Recorded,
): Promise<number> {
  if (entries.length === 0) return 0;
  const statements = await hashesOf(tx, entries);
  let { sequence, hash } = await readConsentHead(tx);
  const by = storableText(recordedBy);
  const rows = entries.map(({ subject, kind, statementId, callId, at }) => {
    sequence++;
    const when = { at: wholeTime(at), recordedAt: wholeTime(recordedAt) };
    const entry = { sequence, subject, kind, statementId, callId, ...when, recordedBy: by };
    const statement = statementId === null ? null : (statements.get(statementId) ?? null);
    hash = hashOfEntry(entry, { statement, previous: hash });
    return { ...entry, hash };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insertEntries(tx, rows.slice(from, from + AT_ONCE));
  }
  await setSetting(tx, HEAD, { sequence, hash });
  return rows.length;
}

/**
 * The last entry, as it is kept apart from the table too: entries that were cut off at its end leave
 * a gap before the next.
 */
export async function readConsentHead(db: Database): Promise<ChainHead> {
  const kept = (await getSetting(db, HEAD)) as Partial<ChainHead> | undefined;
  if (typeof kept?.sequence === "number" && typeof kept.hash === "string") {
    return { sequence: kept.sequence, hash: kept.hash };
  }
  const [last] = await db
    .select({ sequence: consentEntries.sequence, hash: consentEntries.hash })
    .from(consentEntries)
    .orderBy(desc(consentEntries.sequence))
    .limit(1);
  return last ?? EMPTY_CHAIN;
}

/** All that the ledger says of somebody, in its order, with what he agreed to. */
export async function listConsentEntries(db: Database, subject: string) {
  const rows = await db
    .select({ entry: consentEntries, statement: consentStatements })
    .from(consentEntries)
    .leftJoin(consentStatements, eq(consentEntries.statementId, consentStatements.id))
    .where(eq(consentEntries.subject, subject))
    .orderBy(asc(consentEntries.sequence));
  return rows.map(({ entry, statement }) => ({ ...entry, statement }));
}

/**
 * A page of the whole ledger, in its order, with what is left of entries that were purged; `after`:
 * the place of the last of the page before.
 */
export function readChain(
  db: Database,
  after: number,
  limit: number,
): Promise<(ChainEntry | PurgedEntry)[]> {
  // Of one moment: a purge in between would show a place twice.
  return db.transaction(async (tx) => {
    const entries = await tx
      .select({ entry: consentEntries, statementHash: consentStatements.hash })
      .from(consentEntries)
      .leftJoin(consentStatements, eq(consentEntries.statementId, consentStatements.id))
      .where(gt(consentEntries.sequence, after))
      .orderBy(asc(consentEntries.sequence))
      .limit(limit);
    const { sequence, hash } = consentPurged;
    const isPurge = and(
      eq(consentEntries.sequence, consentPurged.purge),
      eq(consentEntries.kind, "purge"),
    );
    const purged = await tx
      .select({ sequence, hash, purge: consentEntries.sequence })
      .from(consentPurged)
      .leftJoin(consentEntries, isPurge)
      .where(gt(sequence, after))
      .orderBy(asc(sequence))
      .limit(limit);
    return [...entries.map(({ entry, statementHash }) => ({ ...entry, statementHash })), ...purged]
      .sort((a, b) => a.sequence - b.sequence)
      .slice(0, limit);
  }, OF_ONE_MOMENT);
}

/** What a purge took out, in its order. */
export function listPurged(
  db: Database,
  purge: number,
): Promise<{ sequence: number; hash: string }[]> {
  const { sequence, hash } = consentPurged;
  return db
    .select({ sequence, hash })
    .from(consentPurged)
    .where(eq(consentPurged.purge, purge))
    .orderBy(asc(sequence));
}

/** What somebody agreed to, and what became of it. */
export async function readConsents(db: Database, subject: string): Promise<Consent[]> {
  return (await readConsentsOf(db, [subject])).get(subject) ?? [];
}

/** The same of many, by subject; of whom the ledger says nothing there is nothing. */
export async function readConsentsOf(
  db: Database,
  subjects: readonly string[],
): Promise<Map<string, Consent[]>> {
  const { id, channel, company, purpose, endsAt } = consentStatements;
  const { sequence, subject, kind, statementId, at } = consentEntries;
  const rows = await db
    .select({
      ...{ sequence, subject, kind, statementId, at },
      statement: { channel, company, purpose, endsAt },
    })
    .from(consentEntries)
    .leftJoin(consentStatements, eq(statementId, id))
    .where(sql`${subject} = ${anyOf(subjects)}`)
    .orderBy(asc(sequence));
  const entries = Map.groupBy(rows, (row) => row.subject);
  return new Map([...entries].map(([whose, told]) => [whose, consentsOf(told)]));
}

/**
 * Writes down that a call stands on a consent; of one that was purged meanwhile there is nothing to
 * write. @param consentId as `readConsents` names it
 */
export async function recordConsentUse(
  db: Database,
  { consentId, callId, at }: { consentId: string; callId: string; at: number },
  recorded: { recordedAt: number; recordedBy: string },
): Promise<void> {
  const [grant] = await db
    .select({ subject: consentEntries.subject, statementId: consentEntries.statementId })
    .from(consentEntries)
    .where(eq(consentEntries.sequence, Number(consentId)));
  if (!grant) return;
  await appendConsentEntries(db, [{ ...grant, kind: "use", callId, at }], recorded);
}

function insertEntries(
  tx: Database,
  rows: readonly (typeof consentEntries.$inferSelect)[],
): Promise<void> {
  const lines = rows.map((row) => {
    const { sequence, subject, kind, statementId, callId, at, recordedAt, recordedBy, hash } = row;
    const texts = [subject, kind, statementId, callId].map(copiedText);
    const times = `${writtenInstant(at)}\t${writtenInstant(recordedAt)}`;
    return `${sequence}\t${texts.join("\t")}\t${times}\t${copiedText(recordedBy)}\t${hash}\n`;
  });
  return copyText(tx, ENTRIES, lines.join(""));
}

const ENTRIES = sql`${consentEntries} (
  sequence, subject, kind, statement_id, call_id, at, recorded_at, recorded_by, hash
)`;

/** What has been said of somebody whom new entries name. */
interface Said {
  kind: "grant" | "withdrawal" | "erased";
  subject: string;
  statementId: string | null;
}

/** What stands of those whom new entries name: their grants that nothing ended, or all. */
async function saidOf(
  tx: Database,
  entries: readonly NewConsentEntry[],
  wanted: "grants" | "all",
): Promise<Said[]> {
  const grants = entries.filter(({ kind }) => kind === "grant");
  const said: Said[] = [];
  for (let from = 0; from < grants.length; from += AT_ONCE) {
    const among = anyOf(grants.slice(from, from + AT_ONCE).map(({ subject }) => subject));
    const granted = sql`
      select kind, subject, statement_id from ${consentEntries} granted
      where subject = ${among} and kind = 'grant' and not exists (
        select from ${consentEntries} ended
        where ended.subject = granted.subject
          and (ended.sequence > granted.sequence or ended.at >= granted.at)
          and ended.kind in ('withdrawal', 'erasure')
          and coalesce(ended.statement_id, granted.statement_id) = granted.statement_id
      )`;
    const others = sql`
      union all select kind, subject, statement_id from ${consentEntries}
      where subject = ${among} and kind = 'withdrawal'
      union all select 'erased', subject, null from ${erasures} where subject = ${among}`;
    const rows = await tx
      .select({
        kind: sql<Said["kind"]>`kind`,
        subject: sql<string>`subject`,
        statementId: sql<string | null>`statement_id`,
      })
      .from(sql`(${wanted === "all" ? sql`${granted} ${others}` : granted}) as said`);
    said.push(...rows);
  }
  return said;
}

function of(said: readonly Said[], kind: Said["kind"]): Set<string> {
  return new Set(said.filter((one) => one.kind === kind).map(({ subject }) => subject));
}

function withoutKnownGrants(
  entries: readonly NewConsentEntry[],
  said: readonly Said[],
): NewConsentEntry[] {
  const grants = said.filter(({ kind }) => kind === "grant");
  const known = new Set(grants.map(({ subject, statementId }) => `${statementId} ${subject}`));
  return entries.filter(({ kind, statementId, subject }) => {
    if (kind !== "grant") return true;
    if (statementId === null) throw new Error("A consent needs a statement.");
    const name = `${statementId} ${subject}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

/** @throws Error where something is granted that nothing shows any more */
async function hashesOf(
  db: Database,
  entries: readonly NewConsentEntry[],
): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ statementId }) => statementId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: consentStatements.id,
      hash: consentStatements.hash,
      evidence: consentStatements.evidence,
    })
    .from(consentStatements)
    .where(inArray(consentStatements.id, ids));
  const granted = new Set(entries.flatMap((one) => (one.kind === "grant" ? one.statementId : [])));
  const erased = rows.find(({ id, evidence }) => evidence === null && granted.has(id));
  if (erased) throw new Error(`What showed the statement ${erased.id} was erased.`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
