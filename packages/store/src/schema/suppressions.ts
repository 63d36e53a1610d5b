import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Numbers that asked not to be called any more. No foreign key: this outlives the call. */
export const suppressions = pgTable("suppressions", {
  number: text().primaryKey(),
  callId: text("call_id"),
  createdAt: instant("created_at").notNull(),
});
