import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { type CampaignRecord, pauseCampaigns, recordOf } from "./campaigns.ts";

/** Found by the index of those alone: one look for each campaign, however many stand in it. */
const IS_WAITED_IN = sql`exists (select from ${campaignContacts}
  where ${campaignContacts.campaign} = ${campaigns.key}
    and ${campaignContacts.standing} in ('waiting', 'again'))`;

/**
 * A campaign that ended goes on, if somebody in it is still to be called; one that came with a backup
 * is paused instead. To be asked once he stands in it: whoever ends it meanwhile is waited for, or
 * sees him.
 * @returns as it stands then, `null` where nothing changed
 */
export async function reopenCampaign(
  db: Database,
  id: string,
  { now }: { now: number },
): Promise<CampaignRecord | null> {
  const isEnded = and(
    eq(campaigns.id, id),
    isNull(campaigns.deletedAt),
    eq(campaigns.status, "completed"),
  );
  return db.transaction(async (tx) => {
    const isIt = eq(campaigns.id, id);
    const [before] = await tx.select().from(campaigns).where(isIt).for("update");
    const isRestored = before?.pauseReason === "restored";
    const status = isRestored ? "paused" : "running";
    const [row] = await tx
      .update(campaigns)
      .set({ status, completedAt: null, pausedAt: isRestored ? now : null })
      .where(and(isEnded, IS_WAITED_IN))
      .returning();
    return row ? recordOf(row) : null;
  });
}

/** The same of all in which somebody was left, whatever broke off. @returns their ids */
export async function reopenEnded(db: Database, { now }: { now: number }): Promise<string[]> {
  const reopened: string[] = [];
  for (const { id } of await findEnded(db)) {
    if (await reopenCampaign(db, id, { now })) reopened.push(id);
  }
  return reopened;
}

/** Campaigns that ended although somebody waits in them. */
export function findEnded(db: Database) {
  return db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, "completed"), isNull(campaigns.deletedAt), IS_WAITED_IN));
}

/**
 * In data from a backup nobody is called by himself: what ran is paused, and what had ended will be,
 * should it go on.
 */
export async function pauseRestored(db: Database, at: number): Promise<void> {
  await pauseCampaigns(db, { reason: "restored", at });
  await db
    .update(campaigns)
    .set({ pauseReason: "restored" })
    .where(eq(campaigns.status, "completed"));
}
