import {
  type BrokenEntry,
  type ChainHead,
  EMPTY_CHAIN,
  hashOfEvidence,
  hashOfStatement,
  verifyChain,
} from "@rufbaum/dialing/consent-ledger";
import { and, asc, eq, exists, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { consentEntries, consentStatements } from "../schema/consents.ts";
import { readConsentHead } from "./consent-entries.ts";
import { findEvidenceFile, sha256 } from "./consent-statements.ts";

export type LedgerFinding =
  | ({ of: "entry" } & BrokenEntry)
  | { of: "statement"; id: string; why: "changed" | "evidence-changed" | "evidence-missing" };

export type LedgerCheck =
  /** `head`: whoever keeps it elsewhere can show later that nothing before it was made anew. */
  { ok: true; head: ChainHead } | { ok: false; finding: LedgerFinding };

const PAGE = 1000;

/** Whether the ledger is as it was written, or what is not. Read page by page: calls go on. */
export async function verifyConsents(reading: Database): Promise<LedgerCheck> {
  // What is added meanwhile is read as well, or not: its end is at least this.
  const kept = await readConsentHead(reading);
  let head = EMPTY_CHAIN;
  for (;;) {
    const page = await entriesAfter(reading, head.sequence);
    const checked = verifyChain(head, page);
    if (!checked.ok) return { ok: false, finding: { of: "entry", ...checked.broken } };
    const passed = page.find(({ sequence }) => sequence === kept.sequence);
    if (passed && passed.hash !== kept.hash) return missing(kept.sequence);
    head = checked.head;
    if (page.length < PAGE) break;
  }
  if (head.sequence < kept.sequence) return missing(head.sequence + 1);
  for (let after = ""; ; ) {
    const page = await statementsAfter(reading, after);
    for (const statement of page) {
      const why = await faultOf(reading, statement);
      if (why) return { ok: false, finding: { of: "statement", id: statement.id, why } };
    }
    if (page.length < PAGE) return { ok: true, head };
    after = page.at(-1)?.id ?? "";
  }
}

function missing(sequence: number): LedgerCheck {
  return { ok: false, finding: { of: "entry", sequence, why: "missing" } };
}

async function entriesAfter(db: Database, sequence: number) {
  const rows = await db
    .select({ entry: consentEntries, statementHash: consentStatements.hash })
    .from(consentEntries)
    .leftJoin(consentStatements, eq(consentEntries.statementId, consentStatements.id))
    .where(gt(consentEntries.sequence, sequence))
    .orderBy(asc(consentEntries.sequence))
    .limit(PAGE);
  return rows.map(({ entry, statementHash }) => ({ ...entry, statementHash }));
}

function statementsAfter(db: Database, id: string) {
  return db
    .select()
    .from(consentStatements)
    .where(gt(consentStatements.id, id))
    .orderBy(asc(consentStatements.id))
    .limit(PAGE);
}

async function faultOf(db: Database, statement: typeof consentStatements.$inferSelect) {
  const { hash, evidence, evidenceFile, ...said } = statement;
  if (hashOfStatement(said) !== hash) return "changed";
  const file = evidenceFile === null ? null : await findEvidenceFile(db, evidenceFile);
  if (evidence === null) return (await wasErased(db, statement.id)) ? null : "evidence-missing";
  if (hashOfEvidence(evidence, file) !== said.evidenceHash) return "evidence-changed";
  return file && sha256(file.content) !== file.sha256 ? "evidence-changed" : null;
}

/** Whether somebody was erased who agreed to it: then nothing has to show it. */
async function wasErased(db: Database, statementId: string): Promise<boolean> {
  const mark = alias(consentEntries, "mark");
  const isHis = and(eq(mark.subject, consentEntries.subject), eq(mark.kind, "erasure"));
  const [row] = await db
    .select({ subject: consentEntries.subject })
    .from(consentEntries)
    .where(
      and(eq(consentEntries.statementId, statementId), exists(db.select().from(mark).where(isHis))),
    )
    .limit(1);
  return row !== undefined;
}
