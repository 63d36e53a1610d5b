import { and, count, eq, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";

/** How many of a campaign's contacts stand in each other one that runs, too; by the primary key of both. */
export async function countSharedContacts(
  db: Database,
  campaign: number,
): Promise<{ id: string; name: string; amount: number }[]> {
  const { id, name, key, status, deletedAt } = campaigns;
  const mine = alias(campaignContacts, "mine");
  const theirs = alias(campaignContacts, "theirs");
  return db
    .select({ id, name, amount: count() })
    .from(campaigns)
    .innerJoin(theirs, eq(theirs.campaign, key))
    .innerJoin(mine, and(eq(mine.campaign, campaign), eq(mine.contact, theirs.contact)))
    .where(and(eq(status, "running"), isNull(deletedAt), ne(key, campaign)))
    .groupBy(key, id, name)
    .orderBy(key);
}
