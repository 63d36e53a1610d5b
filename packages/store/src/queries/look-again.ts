import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { holdCampaign } from "./hold-campaign.ts";

/**
 * Brings a slice of those forward whom a campaign never called and who wait for their hour, or of those
 * who were left out, for this reason: they are due now, and whom the rules hold back all the same is
 * held back when his turn comes. Whom others hold is left to them.
 * @returns the last contact of the slice, `null` if it was the last slice
 */
export function lookAgain(
  db: Database,
  campaign: number,
  wanted: {
    standing: "waiting" | "skipped";
    reason: string;
    now: number;
    after: number | null;
    limit: number;
  },
): Promise<number | null> {
  const { now, after, limit } = wanted;
  const { contact, standing, reason, dueAt, attempts } = campaignContacts;
  const isHeld = and(
    eq(campaignContacts.campaign, campaign),
    eq(standing, wanted.standing),
    eq(reason, wanted.reason),
  );
  return db.transaction(async (tx) => {
    const of = await holdCampaign(tx, campaign);
    if (!of?.goesOn) return null;
    const slice = await tx
      .select({ contact })
      .from(campaignContacts)
      .where(and(isHeld, gt(contact, after ?? 0)))
      .orderBy(asc(standing), asc(reason), asc(contact))
      .limit(limit)
      .for("update", { skipLocked: true });
    const held = slice.map((row) => row.contact);
    if (held.length > 0) {
      await tx
        .update(campaignContacts)
        .set({
          standing: sql`case when ${attempts} > 0 then 'again' else 'waiting' end`,
          reason: "",
          dueAt: now,
        })
        .where(and(isHeld, inArray(contact, held), or(isNull(dueAt), gt(dueAt, now))));
    }
    return slice.length < limit ? null : (held.at(-1) ?? null);
  });
}
