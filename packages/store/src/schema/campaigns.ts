import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import { desc, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";
import { treeSnapshots } from "./trees.ts";

export const CAMPAIGN_STATUSES = ["draft", "running", "paused", "completed"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Why a campaign does not go on. */
export const PAUSE_REASONS = [
  "by-hand",
  "emergency-stop",
  "too-many-lost",
  "too-many-faults",
  "restored",
  "no-caller-number",
  "carrier-refuses",
  "carrier-changed",
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** What a check tells beside the counts of who stands where, which it wrote. */
export interface CheckedCampaign {
  /** When it was done; milliseconds since 1970, as all times. */
  at: number;
  /** When the first may be called of those who are held back by a reason, by the denial's code. */
  until: Readonly<Record<string, number>>;
  /** Whether the rules held anybody back: of those who are let through all the same, a reason is kept. */
  holdsBack: boolean;
}

/** Bulk runs. What each calls with is frozen in its snapshot once it starts. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: text().primaryKey(),
    /** What calls and contacts name it by: there are millions of them. */
    key: integer().notNull().unique().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    status: text().$type<CampaignStatus>().notNull(),
    pauseReason: text("pause_reason").$type<PauseReason>(),
    /** Who speaks; one of the agents that may be chosen, or none of them in what others sent. */
    agent: text().notNull(),
    /** What is said first, with variables. */
    message: text().notNull(),
    useDecisionTree: boolean("use_decision_tree").notNull(),
    /** No foreign key: a campaign outlives its tree. */
    treeId: text("tree_id"),
    treeName: text("tree_name"),
    /** The published version, once started; `null` without a tree. */
    treeVersion: integer("tree_version"),
    /** What the calls walk, greeting and agent's voice included; `null` until it starts. */
    snapshotId: text("snapshot_id").references(() => treeSnapshots.id),
    plan: jsonDocument().$type<CampaignPlan>().notNull(),
    /** The imports whose lists it dials, in the order in which they were added. */
    lists: jsonDocument().$type<readonly string[]>().notNull(),
    /** The lists' columns without a role: `customField1` is the first of them. */
    otherColumns: jsonDocument("other_columns").$type<readonly string[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    startedAt: instant("started_at"),
    startedBy: text("started_by"),
    /** When it was last started, or went on: its brakes count from then on. */
    resumedAt: instant("resumed_at"),
    pausedAt: instant("paused_at"),
    completedAt: instant("completed_at"),
    /** What asking the rules for everybody came to; `null` where that was not done since it changed. */
    checked: jsonDocument().$type<CheckedCampaign>(),
    /** Gone for everybody; its rows follow in slices. */
    deletedAt: instant("deleted_at"),
  },
  (campaign) => [
    index("campaigns_by_creation").on(desc(campaign.createdAt), desc(campaign.id)),
    index("campaigns_of_snapshot").on(campaign.snapshotId),
  ],
);

/**
 * Where somebody stands in a campaign: `waiting` for the first attempt, `again` for another one,
 * `calling`; or finished, by the outcome that it came to, or `skipped` where he may not be called.
 */
export type Standing = "waiting" | "again" | "calling" | "skipped" | (string & {});

/**
 * Who is to be called, and what became of it. No foreign keys, which would be checked for every row
 * of a list; what deletes contacts or campaigns deletes these, too. A trigger keeps `campaignCounts`.
 */
export const campaignContacts = pgTable(
  "campaign_contacts",
  {
    campaign: integer().notNull(),
    contact: bigint({ mode: "number" }).notNull(),
    /** In the order of the lists; whoever came later has a higher one. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Who comes first: added by hand 1, else 0. */
    priority: smallint().notNull().default(0),
    standing: text().$type<Standing>().notNull().default("waiting"),
    /** The denial's code that held or holds him back, or the end reason of the last call; else empty. */
    reason: text().notNull().default(""),
    /** How often the carrier took, or may have taken, a call; and how often one was written down. */
    attempts: smallint().notNull().default(0),
    claims: integer().notNull().default(0),
    /** When he may be called next; `null` once he is finished. */
    dueAt: instant("due_at"),
    /** The last one. */
    callId: text("call_id"),
    lastAt: instant("last_at"),
    /** When he called back last. */
    calledBackAt: instant("called_back_at"),
  },
  (row) => [
    primaryKey({ columns: [row.campaign, row.contact] }),
    index("campaign_contacts_of_contact").on(row.contact),
    index("campaign_contacts_due")
      .on(row.campaign, desc(row.priority), row.dueAt, row.position)
      .where(sql`${row.standing} in ('waiting', 'again')`),
    index("campaign_contacts_calling").on(row.callId).where(sql`${row.standing} = 'calling'`),
    index("campaign_contacts_by_standing").on(row.campaign, row.standing, row.reason, row.contact),
  ],
);

/** How far the lists of a campaign were put into it, written with each slice: whoever goes on knows. */
export const campaignLists = pgTable(
  "campaign_lists",
  {
    campaign: integer().notNull(),
    importId: text("import_id").notNull(),
    /** Up to this one all its entries are in it. */
    line: integer().notNull(),
    /** To its end. */
    isDone: boolean("is_done").notNull(),
  },
  (row) => [primaryKey({ columns: [row.campaign, row.importId] })],
);

/** How many stand where, kept by a trigger on `campaignContacts`: nobody has to count a million. */
export const campaignCounts = pgTable(
  "campaign_counts",
  {
    campaign: integer().notNull(),
    standing: text().$type<Standing>().notNull(),
    reason: text().notNull(),
    amount: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.campaign, row.standing, row.reason] })],
);

/**
 * What the calls of a campaign came to, added up as each ends: `node` by its id, `way` by
 * `from>to`, `hour` by weekday (0 Sunday) and hour where he is (`1-09`), with those that a person
 * answered as `answered-hour`; `call` by what else is counted (`answered`, `lost`, `called-back` …);
 * `fault` by the number of each of the last calls that came to one.
 */
export const campaignTallies = pgTable(
  "campaign_tallies",
  {
    campaign: integer().notNull(),
    kind: text().$type<"node" | "way" | "hour" | "answered-hour" | "call" | "fault">().notNull(),
    key: text().notNull(),
    amount: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.campaign, row.kind, row.key] })],
);
