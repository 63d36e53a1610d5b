import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { campaignContacts, campaigns, campaignTallies } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";

/** What the rules of lawful calling ask of a campaign. */
export interface CampaignFacts {
  key: number;
  id: string;
  plan: CampaignPlan;
  /** Calls that people answered since it was last started, and those in which they heard nothing. */
  lostCalls: { answered: number; lost: number } | null;
}

/** What is counted of a campaign's calls from each start on, so that who goes on begins anew. */
export const ANSWERED_SINCE = "answered-since-start";
export const LOST_SINCE = "lost-since-start";

/** By key; of a campaign that is gone there is nothing. */
export async function readCampaignFacts(
  db: Database,
  keys: readonly number[],
): Promise<Map<number, CampaignFacts>> {
  if (keys.length === 0) return new Map();
  const isOf = inArray(campaignTallies.campaign, [...keys]);
  const isSinceStart = inArray(campaignTallies.key, [ANSWERED_SINCE, LOST_SINCE]);
  const [rows, tallies] = await Promise.all([
    db
      .select({ key: campaigns.key, id: campaigns.id, plan: campaigns.plan })
      .from(campaigns)
      .where(inArray(campaigns.key, [...keys])),
    db
      .select({
        campaign: campaignTallies.campaign,
        key: campaignTallies.key,
        amount: campaignTallies.amount,
      })
      .from(campaignTallies)
      .where(and(isOf, eq(campaignTallies.kind, "call"), isSinceStart)),
  ]);
  return new Map(
    rows.map(({ key, id, plan }) => {
      const told = tallies.filter(({ campaign }) => campaign === key);
      const amount = (name: string) => told.find((one) => one.key === name)?.amount ?? 0;
      const [answered, lost] = [amount(ANSWERED_SINCE), amount(LOST_SINCE)];
      return [key, { key, id, plan, lostCalls: answered === 0 ? null : { answered, lost } }];
    }),
  );
}

/** A campaign's key by its id; `null`: there is none, or it was deleted. */
export async function findCampaignKey(db: Database, id: string): Promise<number | null> {
  const [row] = await db
    .select({ key: campaigns.key })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)));
  return row?.key ?? null;
}

/** How often a campaign has called a number (E.164). */
export async function countAttempts(
  db: Database,
  { campaign, number }: { campaign: number; number: string },
): Promise<number> {
  const [row] = await db
    .select({ attempts: campaignContacts.attempts })
    .from(campaignContacts)
    .innerJoin(contacts, eq(contacts.sequence, campaignContacts.contact))
    .where(and(eq(campaignContacts.campaign, campaign), eq(contacts.number, number)));
  return row?.attempts ?? 0;
}

/** The same of contacts that are known by campaign and sequence, as `campaign:contact`. */
export async function countAttemptsOf(
  db: Database,
  attempts: readonly { campaign: number; contact: number }[],
): Promise<Map<string, number>> {
  if (attempts.length === 0) return new Map();
  const asked = sql`json_to_recordset(${JSON.stringify(attempts)}::json)
    as asked(campaign int, contact bigint)`;
  const { campaign, contact } = campaignContacts;
  const rows = await db
    .select({ campaign, contact, attempts: campaignContacts.attempts })
    .from(campaignContacts)
    .innerJoin(asked, sql`asked.campaign = ${campaign} and asked.contact = ${contact}`);
  return new Map(rows.map((row) => [`${row.campaign}:${row.contact}`, row.attempts]));
}
