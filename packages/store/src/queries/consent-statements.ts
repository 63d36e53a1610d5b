import { createHash } from "node:crypto";
import { hashOfEvidence, hashOfStatement, type Statement } from "@rufbaum/dialing/consent-ledger";
import { and, asc, desc, eq, gt, lt, or } from "drizzle-orm";
import type { Database } from "../database.ts";
import { consentEvidence, consentStatements } from "../schema/consents.ts";
import { storableText } from "../storable-text.ts";
import { wholeTime } from "./whole-time.ts";

/** Bytes of a file that shows a consent. */
export const MOST_EVIDENCE_BYTES = 10 * 1024 * 1024;

export interface NewEvidenceFile {
  id: string;
  name: string;
  /** As HTTP names it: `application/pdf`. */
  type: string;
  content: Uint8Array;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface NewStatement extends Omit<Statement, "evidenceHash"> {
  /** What shows it, in words; may be empty where there is a file. */
  evidence: string;
  evidenceFile: NewEvidenceFile | null;
}

/** Keeps what was agreed to, and what shows it. @throws RangeError if the file is too large */
export function insertConsentStatement(db: Database, given: NewStatement): Promise<void> {
  const { evidence, evidenceFile: file, ...said } = storable(given);
  if (file && file.content.length > MOST_EVIDENCE_BYTES) {
    throw new RangeError(`A file of evidence has at most ${MOST_EVIDENCE_BYTES} bytes.`);
  }
  const kept = file && { ...file, sha256: sha256(file.content) };
  const statement = { ...said, evidenceHash: hashOfEvidence(evidence, kept) };
  return db.transaction(async (tx) => {
    if (kept) await tx.insert(consentEvidence).values(kept);
    const hash = hashOfStatement(statement);
    await tx
      .insert(consentStatements)
      .values({ ...statement, evidence, evidenceFile: kept?.id ?? null, hash });
  });
}

/** As the database keeps it: what is hashed has to be what is read later. */
function storable(given: NewStatement): NewStatement {
  const { evidenceFile: file, purpose, endsAt } = given;
  return {
    ...given,
    wording: storableText(given.wording),
    source: storableText(given.source),
    evidence: storableText(given.evidence),
    company: storableText(given.company),
    purpose: purpose === null ? null : storableText(purpose),
    endsAt: endsAt === null ? null : wholeTime(endsAt),
    recordedAt: wholeTime(given.recordedAt),
    recordedBy: storableText(given.recordedBy),
    evidenceFile: file && {
      ...file,
      name: storableText(file.name),
      type: storableText(file.type),
      createdAt: wholeTime(file.createdAt),
    },
  };
}

/** The file that shows a consent; `null` if there is none. */
export async function findEvidenceFile(db: Database, id: string) {
  const [file] = await db.select().from(consentEvidence).where(eq(consentEvidence.id, id));
  return file ?? null;
}

export function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** What was agreed to; `null` if there is no such statement. */
export async function findConsentStatement(db: Database, id: string) {
  const [statement] = await db.select().from(consentStatements).where(eq(consentStatements.id, id));
  return statement ?? null;
}

/** What was agreed to, and what is known of the file that shows it. */
export type ConsentStatement = typeof consentStatements.$inferSelect & {
  file: { name: string; type: string; sha256: string; createdAt: number } | null;
};

/** A page of what was agreed to, the newest first; `before`: the last of the page before. */
export function listConsentStatements(
  db: Database,
  { before, limit }: { before?: { recordedAt: number; id: string } | undefined; limit: number },
): Promise<ConsentStatement[]> {
  const { recordedAt, id } = consentStatements;
  const isEarlier = before
    ? or(
        lt(recordedAt, before.recordedAt),
        and(eq(recordedAt, before.recordedAt), lt(id, before.id)),
      )
    : undefined;
  return withFiles(db).where(isEarlier).orderBy(desc(recordedAt), desc(id)).limit(limit).then(flat);
}

/** All of it, in the order of the ids; `after`: the last of the page before. */
export function consentStatementsAfter(
  db: Database,
  after: string,
  limit: number,
): Promise<ConsentStatement[]> {
  const { id } = consentStatements;
  return withFiles(db).where(gt(id, after)).orderBy(asc(id)).limit(limit).then(flat);
}

function withFiles(db: Database) {
  const { name, type, sha256, createdAt } = consentEvidence;
  return db
    .select({ statement: consentStatements, file: { name, type, sha256, createdAt } })
    .from(consentStatements)
    .leftJoin(consentEvidence, eq(consentStatements.evidenceFile, consentEvidence.id));
}

function flat(
  rows: readonly {
    statement: typeof consentStatements.$inferSelect;
    file: ConsentStatement["file"];
  }[],
): ConsentStatement[] {
  return rows.map(({ statement, file }) => ({ ...statement, file }));
}
