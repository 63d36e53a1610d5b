import { desc, sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { calls } from "./calls.ts";
import { instant } from "./instant.ts";
import { searchText } from "./search-text.ts";

/**
 * One for each call in which anything was said, made and removed by triggers on its messages, so that
 * it never holds what they hold no longer.
 */
export const transcripts = pgTable(
  "transcripts",
  {
    callId: text("call_id")
      .primaryKey()
      .references(() => calls.id, { onDelete: "cascade" }),
    beganAt: instant("began_at").notNull(),
    /**
     * The stems of all that was said, and the nodes that the call came by; `null` until somebody has
     * made them of the messages, and again when these change.
     */
    words: searchText(),
  },
  (transcript) => [
    // Without a list of what is still to be sorted in: sorting that in would hold up calls.
    index("transcripts_by_word").using("gin", transcript.words).with({ fastupdate: false }),
    index("transcripts_to_read")
      .on(desc(transcript.beganAt))
      .where(sql`${transcript.words} is null`),
  ],
);
