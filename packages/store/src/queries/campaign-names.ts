import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaigns } from "../schema/campaigns.ts";

export interface CampaignName {
  id: string;
  name: string;
}

/** What campaigns are called, by what calls name them by; deleted ones are left out. */
export async function campaignNames(
  db: Database,
  keys: readonly number[],
): Promise<Map<number, CampaignName>> {
  if (keys.length === 0) return new Map();
  const { key, id, name } = campaigns;
  const rows = await db
    .select({ key, id, name })
    .from(campaigns)
    .where(and(inArray(key, [...keys]), isNull(campaigns.deletedAt)));
  return new Map(rows.map(({ key, ...campaign }) => [key, campaign]));
}
