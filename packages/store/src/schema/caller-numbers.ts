import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** The numbers that calls may show, and where calls to them lead. */
export const callerNumbers = pgTable(
  "caller_numbers",
  {
    /** E.164. */
    number: text().primaryKey(),
    label: text().notNull(),
    /** Landline, mobile … as the numbering plan has it. */
    kind: text().notNull(),
    /** What shows that we may use it; `null` where the carrier vouches for it. */
    proof: text(),
    carrierSid: text("carrier_sid"),
    carrierSource: text("carrier_source").$type<"owned" | "verified">(),
    isDefault: boolean("is_default").notNull().default(false),
    /** The tree that answers calls to it; no foreign key: a tree may be deleted and come back. */
    inboundTreeId: text("inbound_tree_id"),
    /** Why it can't be used now, as found by the last check. */
    problem: text(),
    checkedAt: instant("checked_at"),
    createdAt: instant("created_at").notNull(),
  },
  (number) => [
    uniqueIndex("caller_numbers_one_default").on(number.isDefault).where(sql`${number.isDefault}`),
  ],
);
