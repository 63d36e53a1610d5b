import type { ENTRY_KINDS } from "@rufbaum/dialing/consent-ledger";
import type { ConsentChannel } from "@rufbaum/dialing/lawful-calling";
import { sql } from "drizzle-orm";
import { bigint, customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** A file that shows a consent. */
export const consentEvidence = pgTable("consent_evidence", {
  id: text().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  sha256: text().notNull(),
  content: bytes().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** What was agreed to: one statement for everybody who agreed to the same words in the same place. */
export const consentStatements = pgTable("consent_statements", {
  id: text().primaryKey(),
  /** The words that were agreed to. */
  wording: text().notNull(),
  /** Where they were asked for: a form, a fair, a call. */
  source: text().notNull(),
  /** What shows it; `null` once it was erased with the only person it spoke of. */
  evidence: text(),
  /** SHA-256 of the evidence, hex: it stays. */
  evidenceHash: text("evidence_hash").notNull(),
  evidenceFile: text("evidence_file").references(() => consentEvidence.id),
  channel: text().$type<ConsentChannel>().notNull(),
  company: text().notNull(),
  /** `null`: for all that the company offers. */
  purpose: text(),
  endsAt: instant("ends_at"),
  recordedAt: instant("recorded_at").notNull(),
  recordedBy: text("recorded_by").notNull(),
  /** SHA-256 of all of the above but the evidence's own words, hex. */
  hash: text().notNull(),
});

/**
 * The ledger: only ever added to; a trigger refuses to change or delete what is in it, but for what
 * `purgeConsents` takes out after its time. Each entry's hash covers its own fields, its statement's hash and
 * the hash of the entry before it. It names nobody but by `subjectOf`, so that it outlives an erasure.
 */
export const consentEntries = pgTable(
  "consent_entries",
  {
    /** Without gaps, from 1. */
    sequence: bigint({ mode: "number" }).primaryKey(),
    subject: text().notNull(),
    kind: text().$type<(typeof ENTRY_KINDS)[number]>().notNull(),
    statementId: text("statement_id").references(() => consentStatements.id),
    /** The call that used it, or in which it was withdrawn. */
    callId: text("call_id"),
    /** When it happened; when it was written down. */
    at: instant().notNull(),
    recordedAt: instant("recorded_at").notNull(),
    recordedBy: text("recorded_by").notNull(),
    /** SHA-256, hex. */
    hash: text().notNull(),
  },
  (entry) => [
    index("consent_entries_of_subject").on(entry.subject, entry.sequence),
    index("consent_entries_of_statement")
      .on(entry.statementId)
      .where(sql`${entry.statementId} is not null`),
    index("consent_entries_of_erased")
      .on(entry.subject, entry.sequence)
      .where(sql`${entry.kind} = 'erasure'`),
  ],
);

/** What is left of an entry whose time is over: its place in the chain. */
export const consentPurged = pgTable(
  "consent_purged",
  {
    sequence: bigint({ mode: "number" }).primaryKey(),
    /** As the entry had it: the next one's covers it. */
    hash: text().notNull(),
    /** The entry of the ledger that tells of it. */
    purge: bigint({ mode: "number" })
      .notNull()
      .references(() => consentEntries.sequence),
  },
  (purged) => [index("consent_purged_by").on(purged.purge, purged.sequence)],
);
