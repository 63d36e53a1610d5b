import type { CalledBefore, CallRecord } from "@rufbaum/calls";
import type { RetryRule } from "@rufbaum/dialing/campaigns";
import { isSuccess, OUTCOME_SPECS, OUTCOMES } from "@rufbaum/tree/graph";
import { and, desc, eq, gte, isNotNull, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { campaignContacts, campaigns, campaignTallies } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { holdCampaign } from "./hold-campaign.ts";
import { isMaybeTaken } from "./taken-calls.ts";

/** Milliseconds after which nobody calls back any more who calls. */
const CALLS_BACK_WITHIN = 90 * 24 * 3_600_000;

/**
 * The campaign's call after which somebody calls us: the last one from the number that he calls now,
 * else from any of ours. `null`: none has called him of late. `at` in milliseconds since 1970.
 */
export async function findCalledBefore(
  db: Database,
  { number, ours, at }: { number: string; ours: string; at: number },
): Promise<CalledBefore | null> {
  const [found] = await db
    .select({
      campaign: calls.campaign,
      contact: calls.contact,
      at: calls.createdAt,
      outcome: calls.outcome,
      campaignName: campaigns.name,
      plan: campaigns.plan,
      otherColumns: campaigns.otherColumns,
      person: {
        number: contacts.number,
        firstName: contacts.firstName,
        lastName: contacts.lastName,
        company: contacts.company,
        email: contacts.email,
        postcode: contacts.postcode,
        customFields: contacts.customFields,
      },
    })
    .from(calls)
    .innerJoin(campaigns, eq(campaigns.key, calls.campaign))
    // Whoever has that number by now, if the contact's was changed, was not the one we called.
    .leftJoin(contacts, and(eq(contacts.sequence, calls.contact), eq(contacts.number, calls.to)))
    .where(
      and(
        sql`${otherParty(calls)} = ${number}`,
        eq(calls.direction, "outbound"),
        isNotNull(calls.contact),
        isMaybeTaken,
        gte(calls.createdAt, at - CALLS_BACK_WITHIN),
        lt(calls.createdAt, at),
      ),
    )
    .orderBy(sql`${calls.from} = ${ours} desc`, desc(calls.createdAt))
    .limit(1);
  if (!found || found.campaign === null || found.contact === null) return null;
  const { campaign, contact, plan, ...before } = found;
  return { ...before, campaign, contact, purpose: plan.purpose };
}

/** A contact of a campaign calls back: it is counted once for each of them. */
export async function recordCallBack(
  db: Database,
  { campaign, contact, at }: { campaign: number; contact: number; at: number },
): Promise<void> {
  const isHe = and(eq(campaignContacts.campaign, campaign), eq(campaignContacts.contact, contact));
  const first = await db
    .update(campaignContacts)
    .set({ calledBackAt: at })
    .where(and(isHe, isNull(campaignContacts.calledBackAt)))
    .returning({ contact: campaignContacts.contact });
  if (first.length === 0) {
    const later = sql`greatest(${campaignContacts.calledBackAt}, ${instantParameter(at)})`;
    await db.update(campaignContacts).set({ calledBackAt: later }).where(isHe);
    return;
  }
  await db
    .insert(campaignTallies)
    .values({ campaign, kind: "call", key: "called-back", amount: 1 })
    .onConflictDoUpdate({
      target: [campaignTallies.campaign, campaignTallies.kind, campaignTallies.key],
      set: { amount: sql`${campaignTallies.amount} + 1` },
    });
}

/** Who stands so has been promised a person, or is in a call that will say more. */
const STAYS = ["calling", "skipped", ...OUTCOMES.filter(isSuccess)];

/**
 * What was said in a call to us moves who called back, in the campaign that had called him: he is not
 * called again where he has answered for good, and called again, once more, where he wishes for it.
 * Within the transaction that settles the call.
 */
export async function settleCallBack(db: Database, call: CallRecord): Promise<void> {
  const { direction, from, to, createdAt, outcome, endReason, id } = call;
  if (direction !== "inbound" || from === "" || outcome === null) return;
  if (!OUTCOME_SPECS[outcome].isFinal && outcome !== "callback") return;
  const before = await findCalledBefore(db, { number: from, ours: to, at: createdAt });
  if (!before) return;
  const campaign = await holdCampaign(db, before.campaign);
  if (!campaign) return;
  const { attempts, retries } = campaign.plan;
  const isLeft = sql`${campaign.goesOn}::boolean and ${campaignContacts.attempts} < ${attempts}::int`;
  const isHe = and(
    eq(campaignContacts.campaign, before.campaign),
    eq(campaignContacts.contact, before.contact),
  );
  if (outcome !== "callback") {
    const stays = outcome === "opt-out" ? ["calling"] : ["calling", "skipped"];
    await db
      .update(campaignContacts)
      .set({ standing: outcome, reason: endReason ?? "", dueAt: null, callId: id })
      .where(and(isHe, notInArray(campaignContacts.standing, stays)));
    return;
  }
  await db
    .update(campaignContacts)
    .set({
      standing: sql`case when ${isLeft} then 'again' else 'callback' end`,
      reason: endReason ?? "",
      dueAt: sql`case when ${isLeft} then ${instantParameter(dueAfter(call, retries.callback))} end`,
    })
    .where(and(isHe, notInArray(campaignContacts.standing, STAYS)));
}

function dueAfter({ endedAt, createdAt }: CallRecord, { minutes }: RetryRule): number {
  return (endedAt ?? createdAt) + minutes * 60_000;
}
