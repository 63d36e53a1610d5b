import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import {
  type CampaignStatus,
  campaignContacts,
  campaignCounts,
  campaignLists,
  campaigns,
  campaignTallies,
  type PauseReason,
  type Standing,
} from "../schema/campaigns.ts";
import { storableText } from "../storable-text.ts";
import { isMaybeTaken } from "./taken-calls.ts";

/** Times in milliseconds since 1970. */
export type CampaignRecord = Omit<typeof campaigns.$inferSelect, "deletedAt">;

export type NewCampaign = Pick<
  CampaignRecord,
  | "id"
  | "name"
  | "agent"
  | "message"
  | "useDecisionTree"
  | "treeId"
  | "treeName"
  | "plan"
  | "lists"
  | "otherColumns"
  | "createdAt"
  | "createdBy"
>;

export type CampaignChanges = Partial<
  Omit<CampaignRecord, "id" | "key" | "createdAt" | "createdBy">
>;

/** A draft. */
export async function insertCampaign(db: Database, made: NewCampaign): Promise<CampaignRecord> {
  const [row] = await db
    .insert(campaigns)
    .values({ ...made, ...storable(made), status: "draft" })
    .returning();
  if (!row) throw new Error("A campaign was not written down.");
  return recordOf(row);
}

/** `null` also where it is being deleted. */
export async function findCampaign(db: Database, id: string): Promise<CampaignRecord | null> {
  const [row] = await db.select().from(campaigns).where(isOne(id));
  return row ? recordOf(row) : null;
}

/** By what calls and contacts name it; also while it is being deleted. */
export async function findCampaignByKey(db: Database, key: number): Promise<CampaignRecord | null> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.key, key));
  return row ? recordOf(row) : null;
}

/** The newest first. */
export async function listCampaigns(
  db: Database,
  { limit, among }: { limit: number; among?: readonly CampaignStatus[] },
): Promise<CampaignRecord[]> {
  const rows = await db
    .select()
    .from(campaigns)
    .where(and(isNull(campaigns.deletedAt), among && inArray(campaigns.status, [...among])))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit);
  return rows.map(recordOf);
}

/**
 * Changes a campaign as long as it stands so; of two who change it at once the second finds it
 * changed. Changes that are made of what is there are given as a function of it, which is held
 * meanwhile, so that the second adds to the first. `null`: it stands otherwise, or there is none.
 */
export async function changeCampaign(
  db: Database,
  id: string,
  {
    among,
    changes,
  }: {
    among: readonly CampaignStatus[];
    changes: CampaignChanges | ((before: CampaignRecord) => CampaignChanges);
  },
): Promise<CampaignRecord | null> {
  if (typeof changes === "function") {
    return db.transaction(async (tx) => {
      const [before] = await tx.select().from(campaigns).where(isOne(id)).for("update");
      return before ? changeCampaign(tx, id, { among, changes: changes(recordOf(before)) }) : null;
    });
  }
  const [row] = await db
    .update(campaigns)
    .set({ ...changes, ...storable(changes) })
    .where(and(isOne(id), inArray(campaigns.status, [...among])))
    .returning();
  return row ? recordOf(row) : null;
}

/** Stops all that run. @returns those that did */
export async function pauseCampaigns(
  db: Database,
  { reason, at }: { reason: PauseReason; at: number },
): Promise<CampaignRecord[]> {
  return db.transaction(async (tx) => {
    // One after the other as claims hold them, or two would wait for each other.
    const running = await tx
      .select({ key: campaigns.key })
      .from(campaigns)
      .where(and(eq(campaigns.status, "running"), isNull(campaigns.deletedAt)))
      .orderBy(asc(campaigns.key))
      .for("update");
    const keys = running.map(({ key }) => key);
    if (keys.length === 0) return [];
    const rows = await tx
      .update(campaigns)
      .set({ status: "paused", pauseReason: reason, pausedAt: at })
      .where(inArray(campaigns.key, keys))
      .returning();
    return rows.map(recordOf);
  });
}

/** As one that is gone, as long as it stands so; its contacts follow (`purgeCampaigns`). */
export async function markCampaignDeleted(
  db: Database,
  id: string,
  { among, at }: { among: readonly CampaignStatus[]; at: number },
): Promise<boolean> {
  const gone = await db
    .update(campaigns)
    .set({ deletedAt: at })
    .where(and(isOne(id), inArray(campaigns.status, [...among])))
    .returning({ id: campaigns.id });
  return gone.length > 0;
}

/**
 * Removes contacts of campaigns that are gone for everybody, some at a time, and at last all that was
 * counted of them. Their calls stay. @returns whether there is more to remove
 */
export async function purgeCampaigns(db: Database, { limit }: { limit: number }): Promise<boolean> {
  const [gone] = await db
    .select({ key: campaigns.key })
    .from(campaigns)
    .where(isNotNull(campaigns.deletedAt))
    .limit(1);
  if (!gone) return false;
  const { key } = gone;
  return db.transaction(async (tx) => {
    const some = tx
      .select({ contact: campaignContacts.contact })
      .from(campaignContacts)
      .where(eq(campaignContacts.campaign, key))
      .limit(limit);
    const removed = await tx
      .delete(campaignContacts)
      .where(and(eq(campaignContacts.campaign, key), inArray(campaignContacts.contact, some)))
      .returning({ contact: campaignContacts.contact });
    if (removed.length > 0) return true;
    await tx.delete(campaignLists).where(eq(campaignLists.campaign, key));
    await tx.delete(campaignCounts).where(eq(campaignCounts.campaign, key));
    await tx.delete(campaignTallies).where(eq(campaignTallies.campaign, key));
    await tx.delete(campaigns).where(eq(campaigns.key, key));
    return true;
  });
}

export interface StandingCount {
  campaign: number;
  standing: Standing;
  reason: string;
  amount: number;
}

/** Who stands where in these campaigns, by their keys; whatever nobody stands at is left out. */
export async function readCampaignCounts(
  db: Database,
  keys: readonly number[],
): Promise<StandingCount[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(campaignCounts)
    .where(and(inArray(campaignCounts.campaign, [...keys]), gt(campaignCounts.amount, 0)))
    .orderBy(campaignCounts.campaign, campaignCounts.standing, campaignCounts.reason);
}

export type TallyKind = (typeof campaignTallies.$inferSelect)["kind"];

/** What the calls of these campaigns came to, by their keys. */
export async function readCampaignTallies(
  db: Database,
  keys: readonly number[],
  kinds: readonly TallyKind[],
): Promise<(typeof campaignTallies.$inferSelect)[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(campaignTallies)
    .where(
      and(inArray(campaignTallies.campaign, [...keys]), inArray(campaignTallies.kind, [...kinds])),
    );
}

/** How many calls each of them has begun since then that the carrier took; those without one are left out. */
export async function countCampaignStarts(
  db: Database,
  keys: readonly number[],
  { since }: { since: number },
): Promise<ReadonlyMap<number, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ campaign: calls.campaign, amount: sql<number>`count(*)`.mapWith(Number) })
    .from(calls)
    .where(and(inArray(calls.campaign, [...keys]), gte(calls.createdAt, since), isMaybeTaken))
    .groupBy(calls.campaign);
  return new Map(rows.map(({ campaign, amount }) => [campaign ?? 0, amount]));
}

function isOne(id: string) {
  return and(eq(campaigns.id, id), isNull(campaigns.deletedAt));
}

export function recordOf({
  deletedAt: _,
  ...record
}: typeof campaigns.$inferSelect): CampaignRecord {
  return record;
}

/** What people write, as a database can hold it. */
function storable(written: CampaignChanges): CampaignChanges {
  const { name, agent, message, otherColumns } = written;
  return {
    ...(name !== undefined && { name: storableText(name) }),
    ...(agent !== undefined && { agent: storableText(agent) }),
    ...(message !== undefined && { message: storableText(message) }),
    ...(otherColumns !== undefined && { otherColumns: otherColumns.map(storableText) }),
  };
}
