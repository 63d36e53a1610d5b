import { createHash } from "node:crypto";
import type { LedgerEntry, Statement } from "./ledger-entry.ts";

/** The hash before the first entry's. */
export const GENESIS = "0".repeat(64);

/** A file that shows a consent; `createdAt` in milliseconds since 1970. */
export interface EvidenceFile {
  name: string;
  type: string;
  sha256: string;
  createdAt: number;
}

/** SHA-256 of what shows a consent, in words and as a file, hex. */
export function hashOfEvidence(words: string, file: EvidenceFile | null): string {
  const { name, type, sha256, createdAt } = file ?? {};
  return hashOf(["evidence", words, file && [name, type, sha256, createdAt]]);
}

/** SHA-256 of all that a statement says, hex; of its evidence the hash alone, which may be erased. */
export function hashOfStatement(statement: Statement): string {
  const { id, wording, source, evidenceHash, channel, company, purpose } = statement;
  const { endsAt, recordedAt, recordedBy } = statement;
  const said = [id, wording, source, evidenceHash, channel, company, purpose];
  return hashOf(["statement", ...said, endsAt, recordedAt, recordedBy]);
}

/** SHA-256 of an entry, its statement's hash and that of the entry before it (`GENESIS`), hex. */
export function hashOfEntry(
  entry: LedgerEntry,
  { statement, previous }: { statement: string | null; previous: string },
): string {
  const { sequence, subject, kind, statementId, callId, at, recordedAt, recordedBy } = entry;
  const written = [sequence, subject, kind, statementId, callId, at, recordedAt, recordedBy];
  return hashOf(["entry", ...written, statement, previous]);
}

/** SHA-256 of what a purge took out, hex: the places and hashes, in their order. */
export function hashOfPurged(entries: readonly { sequence: number; hash: string }[]): string {
  return hashOf(["purged", ...entries.flatMap(({ sequence, hash }) => [sequence, hash])]);
}

/** JSON of a list has one form for each, and says where each field ends. */
function hashOf(fields: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
