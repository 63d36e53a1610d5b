import type { RunningCampaign } from "@rufbaum/calls";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaigns } from "../schema/campaigns.ts";

/** Campaigns that dial, or will once it is time, in the order in which they were made. */
export function listRunningCampaigns(db: Database): Promise<RunningCampaign[]> {
  const { key, id, snapshotId, plan, otherColumns, startedBy } = campaigns;
  return db
    .select({ key, id, snapshotId, plan, otherColumns, startedBy })
    .from(campaigns)
    .where(and(eq(campaigns.status, "running"), isNull(campaigns.deletedAt)))
    .orderBy(asc(key));
}
