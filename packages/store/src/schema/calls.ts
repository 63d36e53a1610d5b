import type { CallLine } from "@rufbaum/calls";
import type { ConversationState } from "@rufbaum/conversation";
import type { Denial } from "@rufbaum/dialing/lawful-calling";
import type { AnsweredBy, CallStatus, CarrierName } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { desc, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
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
    /** What an outbound call is for; `null` for inbound calls and those of older versions. */
    purpose: text().$type<"test" | "call-back" | "campaign" | "own-number">(),
    /** Who asked for it. */
    madeBy: text("made_by"),
    /** The campaign by its key, the contact in it, and which of the claims for him it is, from 1. */
    campaign: integer(),
    contact: bigint({ mode: "number" }),
    claim: integer(),
    /** Who placed it, or brought it; `null` for those of older versions. */
    carrier: text().$type<CarrierName>(),
    /** The consent that it stands on, as `readConsents` names it, until its use is written down. */
    consentId: text("consent_id"),
    /** What would have forbidden it, where the emulator let it through all the same. */
    denials: jsonDocument().$type<readonly Denial[]>(),
    /** How the conversation is led: over the relay's socket, or turn by turn in webhooks. */
    line: text().$type<CallLine>().notNull().default("relay"),
    answeredBy: text("answered_by").$type<AnsweredBy>(),
    status: text().$type<CallStatus>().notNull(),
    statusSequence: integer("status_sequence").notNull(),
    currentNodeId: text("current_node_id"),
    state: jsonDocument().$type<ConversationState>(),
    outcome: text().$type<Outcome>(),
    /** `operator` where a person has set it; then it stays. */
    outcomeBy: text("outcome_by").$type<"operator">(),
    /** What it would be had no person set it; `null` where none has, and in those of older versions. */
    ledOutcome: text("led_outcome").$type<Outcome>(),
    /** When an operator took the call over: from then on no conversation leads it. */
    takenOverAt: instant("taken_over_at"),
    /** When it was told to end once it has rung for a while, unless somebody answers it. */
    stoppedAt: instant("stopped_at"),
    /** A conversation's end reason, or why the call never came to one. */
    endReason: text("end_reason"),
    errorCode: text("error_code"),
    /** Kept by older versions only. */
    errorMessage: text("error_message"),
    createdAt: instant("created_at").notNull(),
    /** When the carrier had begun to dial it, as far as it told: until then it waited there. */
    dialledAt: instant("dialled_at"),
    answeredAt: instant("answered_at"),
    endedAt: instant("ended_at"),
    /** Set once, by `endCall`: the carrier may have hung up a while before. */
    closedAt: instant("closed_at"),
    duration: integer(),
    /** When what was said in it was dropped, because the settings have calls not logged. */
    wordsDroppedAt: instant("words_dropped_at"),
    /** When the first of those words said that an AI speaks; `null` also where they are kept. */
    disclosedAt: instant("disclosed_at"),
  },
  (call) => [
    index("calls_open").on(call.createdAt).where(sql`${call.closedAt} is null`),
    // Who is in a call is asked about everybody who is to be called.
    index("calls_open_by_number").on(otherParty(call)).where(isOpenCall(call)),
    index("calls_by_creation").on(desc(call.createdAt), desc(call.id)),
    index("calls_of_tree").on(call.treeId, desc(call.createdAt), desc(call.id)),
    index("calls_by_end").on(call.endedAt),
    index("calls_of_snapshot").on(call.snapshotId),
    // Nobody is claimed twice for the same attempt, whatever goes wrong.
    uniqueIndex("calls_of_campaign_contact")
      .on(call.campaign, call.contact, call.claim)
      .where(sql`${call.campaign} is not null`),
    index("calls_of_campaign")
      .on(call.campaign, desc(call.createdAt))
      .where(sql`${call.campaign} is not null`),
    // Numbers are looked for by how they begin and, reversed, by how they end.
    index("calls_by_number").on(sql`${otherParty(call)} text_pattern_ops`),
    index("calls_by_number_end").on(sql`reverse${otherParty(call)} text_pattern_ops`),
  ],
);

/** The customer's number, whoever called whom; in parentheses, as an index takes it. */
export function otherParty(call: Record<"direction" | "from" | "to", AnyPgColumn>): SQL {
  return sql`(case when ${call.direction} = 'inbound' then ${call.from} else ${call.to} end)`;
}

/**
 * In other words than those of `calls_open`: where nobody has counted its rows yet, the database would
 * look a number up by reading all open calls.
 */
export function isOpenCall(call: Record<"closedAt", AnyPgColumn>): SQL {
  return sql`coalesce(${call.closedAt}, 'infinity') = 'infinity'`;
}

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
    /** From the caller's last word to the answer on its way to the carrier: the server's share. */
    waitMilliseconds: doublePrecision("wait_milliseconds"),
    /** From the end of the caller's speech to the answer's first sound, as the carrier tells it. */
    firstAudioMilliseconds: doublePrecision("first_audio_milliseconds"),
    /** `operator` for a line that somebody whispered to the agent. */
    origin: text().$type<"operator">(),
    /** A caller's words that were not understood; `null` for all others, and those of older versions. */
    isMissed: boolean("is_missed").$type<true>(),
  },
  (message) => [
    index("messages_of_call").on(message.callId, message.sequence),
    index("replies_of_node")
      .on(message.nodeId, desc(message.sequence))
      .where(sql`${message.speaker} = 'caller'`),
    index("missed_replies_of_node")
      .on(message.nodeId, desc(message.sequence))
      .where(sql`${message.isMissed}`),
    index("answers_by_time").on(message.at).where(sql`${message.waitMilliseconds} is not null`),
  ],
);

/** What was recorded of a call; the sound itself is at the carrier. */
export const recordings = pgTable(
  "recordings",
  {
    sid: text().primaryKey(),
    callId: text("call_id")
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    status: text().$type<"in-progress" | "completed" | "absent">().notNull(),
    /** Seconds, once it is completed. */
    duration: integer(),
    createdAt: instant("created_at").notNull(),
    /** Who has the sound; `null` where older versions did not write it down. */
    carrier: text().$type<CarrierName>(),
  },
  (recording) => [index("recordings_of_call").on(recording.callId)],
);
