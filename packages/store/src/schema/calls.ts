import type { ConversationState } from "@rufbaum/conversation";
import type { CallStatus } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { desc, sql } from "drizzle-orm";
import { bigint, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";
import { treeSnapshots } from "./trees.ts";

export const calls = pgTable(
  "calls",
  {
    id: text().primaryKey(),
    callSid: text("call_sid").unique(),
    /** No foreign key: a call outlives its tree. */
    treeId: text("tree_id").notNull(),
    treeName: text("tree_name").notNull(),
    snapshotId: text("snapshot_id")
      .notNull()
      .references(() => treeSnapshots.id),
    direction: text().$type<"outbound" | "inbound">().notNull(),
    from: text("from_number").notNull(),
    to: text("to_number").notNull(),
    status: text().$type<CallStatus>().notNull(),
    statusSequence: integer("status_sequence").notNull(),
    currentNodeId: text("current_node_id"),
    state: jsonDocument().$type<ConversationState>(),
    outcome: text().$type<Outcome>(),
    /** A conversation's end reason, or why the call never came to one. */
    endReason: text("end_reason"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
    endedAt: instant("ended_at"),
    /** Set once, by `endCall`: the carrier may have hung up a while before. */
    closedAt: instant("closed_at"),
    duration: integer(),
  },
  (call) => [
    index("calls_open").on(call.createdAt).where(sql`${call.closedAt} is null`),
    index("calls_by_creation").on(desc(call.createdAt), desc(call.id)),
  ],
);

/** `sequence` is the order in which messages were stored, over all calls. */
export const messages = pgTable(
  "messages",
  {
    sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: text().notNull().unique(),
    callId: text("call_id")
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    speaker: text().$type<"ai" | "caller">().notNull(),
    text: text().notNull(),
    confidence: doublePrecision(),
    intent: text(),
    condition: text(),
    nodeId: text("node_id"),
    waitMilliseconds: doublePrecision("wait_milliseconds"),
  },
  (message) => [index("messages_of_call").on(message.callId, message.sequence)],
);
