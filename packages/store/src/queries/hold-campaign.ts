import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaigns } from "../schema/campaigns.ts";

/**
 * A campaign's plan, and whether it goes on: until the transaction ends it neither ends nor is paused.
 * Whoever lets somebody be called again holds it first, as a claim does; he would else stand in a
 * campaign that has just ended, for ever.
 */
export async function holdCampaign(
  tx: Database,
  key: number,
): Promise<{ plan: CampaignPlan; goesOn: boolean } | null> {
  const [row] = await tx
    .select({ plan: campaigns.plan, status: campaigns.status })
    .from(campaigns)
    .where(eq(campaigns.key, key))
    .for("share");
  if (!row) return null;
  const { plan, status } = row;
  return { plan, goesOn: status === "running" || status === "paused" };
}
