import type { CarrierName } from "@rufbaum/telephony";
import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";

/** What somebody did that has to be answered for: overrides, erasures, numbers of one's own. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** The name that was given for the session, or of the token. */
    by: text().notNull(),
    action: text().notNull(),
    /** Whom it was about, as `subjectOf` writes it. */
    subject: text(),
    /** Nothing that names a person. */
    details: jsonDocument().$type<Record<string, unknown>>().notNull(),
  },
  (entry) => [index("audit_entries_by_time").on(entry.at)],
);

/** Who was erased, and what is still to be erased elsewhere. It holds nothing of the person. */
export const erasures = pgTable(
  "erasures",
  {
    sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
    /** How much of each kind of data was deleted. */
    counts: jsonDocument().$type<Record<string, number>>().notNull(),
    /** Recordings that their carrier has not deleted yet; older versions wrote their ids alone. */
    pendingRecordings: jsonDocument("pending_recordings")
      .$type<readonly (string | { sid: string; carrier: CarrierName | null })[]>()
      .notNull(),
  },
  (erasure) => [index("erasures_of_subject").on(erasure.subject)],
);

/** Numbers that somebody here has shown to be his own, or is about to, each with one carrier. */
export const ownNumbers = pgTable(
  "own_numbers",
  {
    /** E.164. */
    number: text().notNull(),
    /** That brought the code: what one shows counts with no other. */
    carrier: text().$type<CarrierName>().notNull(),
    addedBy: text("added_by").notNull(),
    /** SHA-256 of the code that was sent, `null` once it was confirmed. */
    codeHash: text("code_hash"),
    codeSentAt: instant("code_sent_at"),
    /** Codes sent today, and wrong ones typed for the last. */
    codesSent: integer("codes_sent").notNull().default(0),
    wrongCodes: integer("wrong_codes").notNull().default(0),
    confirmedAt: instant("confirmed_at"),
  },
  (own) => [primaryKey({ columns: [own.number, own.carrier] })],
);
