import type { SuppressionReason } from "@rufbaum/dialing/lawful-calling";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Numbers that nobody may call. No foreign key: this outlives the call. */
export const suppressions = pgTable(
  "suppressions",
  {
    /** E.164; `null` once the person was erased, and for lists that bring only hashes. */
    number: text(),
    /** The number as `subjectOf` writes it; `null` in what versions before November 2026 stored. */
    subject: text(),
    reason: text().$type<SuppressionReason>().notNull().default("asked"),
    note: text().notNull().default(""),
    createdBy: text("created_by").notNull().default(""),
    callId: text("call_id"),
    createdAt: instant("created_at").notNull(),
  },
  (suppression) => [
    uniqueIndex("suppressions_by_number").on(suppression.number),
    uniqueIndex("suppressions_by_subject").on(suppression.subject),
  ],
);
