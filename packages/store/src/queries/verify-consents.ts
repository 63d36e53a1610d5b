import {
  type BrokenEntry,
  type ChainEntry,
  type ChainHead,
  EMPTY_CHAIN,
  GENESIS,
  hashOfEvidence,
  hashOfPurged,
  hashOfStatement,
  type PurgedEntry,
  verifyChain,
} from "@rufbaum/dialing/consent-ledger";
import { and, eq, gt, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { consentEntries, type consentStatements } from "../schema/consents.ts";
import {
  listConsentEntries,
  listPurged,
  OF_ONE_MOMENT,
  readChain,
  readConsentHead,
} from "./consent-entries.ts";
import {
  consentStatementsAfter,
  findConsentStatement,
  findEvidenceFile,
  sha256,
} from "./consent-statements.ts";
import { getSetting, setSetting } from "./settings.ts";

export type LedgerFinding =
  | ({ of: "entry" } & BrokenEntry)
  /** What somebody kept of the ledger elsewhere is not what stands there. `last`: the last entry. */
  | { of: "kept-head"; sequence: number; last: number; why: "missing" | "changed" }
  | { of: "statement"; id: string; why: "changed" | "evidence-changed" | "evidence-missing" };

export type LedgerCheck =
  | {
      ok: true;
      /** Whoever keeps it elsewhere can show later that nothing before it was made anew. */
      head: ChainHead;
      statements: number;
      /** Files of evidence. */
      files: number;
    }
  | { ok: false; finding: LedgerFinding };

/** A part of the entries, all as they were written. `isEnd`: there are no more. */
export type EntriesCheck =
  | { ok: true; head: ChainHead; isEnd: boolean }
  | { ok: false; finding: LedgerFinding };

/** Small: while one is read and followed, calls wait. */
const PAGE = 250;

/**
 * Whether the ledger is as it was written, or what is not. Read page by page: calls go on.
 * @param from where somebody found it whole up to: it has to stand there as he keeps it
 */
export async function verifyConsents(
  reading: Database,
  from: ChainHead = EMPTY_CHAIN,
): Promise<LedgerCheck> {
  const entries = await verifyConsentEntries(reading, from);
  return entries.ok ? verifyStatements(reading, entries.head) : entries;
}

/** The entries alone, at most so many after those up to which somebody found them whole. */
export async function verifyConsentEntries(
  reading: Database,
  from: ChainHead = EMPTY_CHAIN,
  most = Number.POSITIVE_INFINITY,
): Promise<EntriesCheck> {
  // What is added meanwhile is read as well, or not: its end is at least this.
  const kept = await readConsentHead(reading);
  const standing = from.sequence === 0 ? GENESIS : await hashAt(reading, from.sequence);
  if (standing !== from.hash) {
    const why = standing === null ? "missing" : "changed";
    const { sequence } = from;
    return { ok: false, finding: { of: "kept-head", sequence, last: kept.sequence, why } };
  }
  let head = from;
  for (let left = most; left > 0; left -= PAGE) {
    const limit = Math.min(PAGE, left);
    const page = await readChain(reading, head.sequence, limit);
    const checked = verifyChain(head, page);
    if (!checked.ok) return { ok: false, finding: { of: "entry", ...checked.broken } };
    const odd = await oddPurge(reading, page);
    if (odd !== null) {
      return { ok: false, finding: { of: "entry", sequence: odd, why: "not-purged" } };
    }
    const passed = page.find(({ sequence }) => sequence === kept.sequence);
    if (passed && passed.hash !== kept.hash) return missing(kept.sequence);
    head = checked.head;
    if (page.length < limit) {
      return head.sequence < kept.sequence
        ? missing(head.sequence + 1)
        : { ok: true, head, isEnd: true };
    }
  }
  return { ok: true, head, isEnd: false };
}

/** What was followed of the chain, and when; `at`: milliseconds since 1970. */
export interface FollowedChain extends ChainHead {
  at: number;
}

const FOLLOWED = "consents-followed";

/** Up to which entry the whole chain was last found as it was written; `null`: nobody looked yet. */
export async function readFollowedChain(db: Database): Promise<FollowedChain | null> {
  const kept = (await getSetting(db, FOLLOWED)) as Partial<FollowedChain> | undefined;
  const { sequence, hash, at } = kept ?? {};
  if (typeof sequence !== "number" || typeof hash !== "string" || typeof at !== "number")
    return null;
  return { sequence, hash, at };
}

export function saveFollowedChain(db: Database, followed: FollowedChain): Promise<void> {
  return setSetting(db, FOLLOWED, followed);
}

/** How much of one person's was looked at. */
export interface OwnCheck {
  entries: number;
  statements: number;
  files: number;
}

/**
 * All that the ledger says of one person: each entry with the one before it, its statement and what
 * shows it.
 */
export async function verifyConsentsOf(
  reading: Database,
  subject: string,
): Promise<{ ok: true; checked: OwnCheck } | { ok: false; finding: LedgerFinding }> {
  const statements = new Map<string, ConsentStatementRow>();
  const entries = await listConsentEntries(reading, subject);
  for (const { statement, ...entry } of entries) {
    const { sequence } = entry;
    const previous = sequence === 1 ? GENESIS : await hashAt(reading, sequence - 1);
    if (previous === null) return missing(sequence - 1);
    const head = { sequence: sequence - 1, hash: previous };
    const followed = verifyChain(head, [{ ...entry, statementHash: statement?.hash ?? null }]);
    if (!followed.ok) return { ok: false, finding: { of: "entry", ...followed.broken } };
    if (statement) statements.set(statement.id, statement);
  }
  let files = 0;
  for (const statement of statements.values()) {
    const why = await lastingFaultOf(reading, statement);
    if (why) return { ok: false, finding: { of: "statement", id: statement.id, why } };
    if (statement.evidenceFile !== null) files += 1;
  }
  return { ok: true, checked: { entries: entries.length, statements: statements.size, files } };
}

async function verifyStatements(reading: Database, head: ChainHead): Promise<LedgerCheck> {
  const count = { statements: 0, files: 0 };
  for (let after = ""; ; ) {
    const page = await consentStatementsAfter(reading, after, PAGE);
    for (const statement of page) {
      const why = await lastingFaultOf(reading, statement);
      if (why) return { ok: false, finding: { of: "statement", id: statement.id, why } };
      count.statements += 1;
      if (statement.evidenceFile !== null) count.files += 1;
    }
    if (page.length < PAGE) return { ok: true, head, ...count };
    after = page.at(-1)?.id ?? "";
  }
}

function missing(sequence: number): { ok: false; finding: LedgerFinding } {
  return { ok: false, finding: { of: "entry", sequence, why: "missing" } };
}

/** `null` where there is no such entry. */
async function hashAt(db: Database, sequence: number): Promise<string | null> {
  const [entry] = await readChain(db, sequence - 1, 1);
  return entry?.sequence === sequence ? entry.hash : null;
}

/** The first purge that took out anything else than it says. */
async function oddPurge(
  db: Database,
  page: readonly (ChainEntry | PurgedEntry)[],
): Promise<number | null> {
  for (const entry of page) {
    if (!("kind" in entry) || entry.kind !== "purge") continue;
    if (hashOfPurged(await listPurged(db, entry.sequence)) !== entry.subject) return entry.sequence;
  }
  return null;
}

type ConsentStatementRow = typeof consentStatements.$inferSelect;

/** What is erased or purged in this moment is no fault. */
async function lastingFaultOf(db: Database, statement: ConsentStatementRow) {
  if ((await faultOf(db, statement)) === null) return null;
  return db.transaction(async (tx) => {
    const now = await findConsentStatement(tx, statement.id);
    return now && faultOf(tx, now);
  }, OF_ONE_MOMENT);
}

async function faultOf(db: Database, statement: ConsentStatementRow) {
  const { hash, evidence, evidenceFile, ...said } = statement;
  // Its words go with its evidence, where they named the last who had agreed to it.
  const isErased = evidence === null && (said.wording === "" || said.source === "");
  if (!isErased && hashOfStatement(said) !== hash) return "changed";
  const file = evidenceFile === null ? null : await findEvidenceFile(db, evidenceFile);
  if (evidence === null) return (await wereErased(db, statement.id)) ? null : "evidence-missing";
  if (hashOfEvidence(evidence, file) !== said.evidenceHash) return "evidence-changed";
  return file && sha256(file.content) !== file.sha256 ? "evidence-changed" : null;
}

/** Whether all were erased who agreed to it, after they did: then nothing has to show it. */
async function wereErased(db: Database, statementId: string): Promise<boolean> {
  const isOfIt = eq(consentEntries.statementId, statementId);
  if ((await db.$count(consentEntries, isOfIt)) === 0) return false;
  const mark = alias(consentEntries, "mark");
  const isSince = and(
    eq(mark.subject, consentEntries.subject),
    eq(mark.kind, "erasure"),
    gt(mark.sequence, consentEntries.sequence),
  );
  const marks = db.select().from(mark).where(isSince);
  const isShown = and(isOfIt, eq(consentEntries.kind, "grant"), notExists(marks));
  return (await db.$count(consentEntries, isShown)) === 0;
}
