import { type CampaignPlan, nextStanding } from "@rufbaum/dialing/campaigns";
import { refusedFor } from "@rufbaum/telephony/errors";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { holdCampaign } from "./hold-campaign.ts";
import { isHis } from "./settle-contacts.ts";
import { mayBeTaken } from "./taken-calls.ts";

/** Somebody who waits for another call, and the plan as it is now. */
export interface Waiting {
  campaign: number;
  contact: number;
  plan: Pick<CampaignPlan, "attempts" | "retries">;
}

/**
 * Finishes those of them who have no call left, as a plan may allow fewer than when they were given
 * another one: each by what his last call came to. To be asked with their rows held.
 * @returns the others
 */
export async function leaveSpent<Asked extends Waiting>(
  tx: Database,
  asked: readonly Asked[],
): Promise<Asked[]> {
  if (asked.length === 0) return [];
  const called = await readCalled(tx, asked);
  const ends = new Map<Asked, { standing: string; reason: string }>();
  for (const one of asked) {
    const of = called.get(`${one.campaign}:${one.contact}`);
    const end = of && endOf(of, one.plan);
    if (end) ends.set(one, end);
  }
  const rows = [...ends].map(([{ campaign, contact }, end]) => ({ campaign, contact, ...end }));
  if (rows.length === 0) return [...asked];
  await tx.execute(sql`
    update ${campaignContacts} set standing = spent.standing, reason = spent.reason, due_at = null
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as spent(campaign int, contact bigint, standing text, reason text)
    where ${campaignContacts.campaign} = spent.campaign
      and ${campaignContacts.contact} = spent.contact`);
  return asked.filter((one) => !ends.has(one));
}

/** Where a slice of them ended. */
export interface SpentAfter {
  reason: string;
  contact: number;
}

/**
 * The same of a slice of all who wait for another call in a campaign, by its plan as it is. Whom others
 * hold is left to them: a claim asks again. `null`: it was the last slice.
 */
export function finishSpent(
  db: Database,
  campaign: number,
  { after, limit }: { after: SpentAfter | null; limit: number },
): Promise<SpentAfter | null> {
  return db.transaction(async (tx) => {
    const of = await holdCampaign(tx, campaign);
    if (!of?.goesOn) return null;
    const { contact, reason, standing } = campaignContacts;
    const isAfter = sql`(${reason}, ${contact}) > (${after?.reason ?? ""}::text, ${after?.contact ?? 0}::bigint)`;
    const slice = await tx
      .select({ contact, reason })
      .from(campaignContacts)
      .where(and(eq(campaignContacts.campaign, campaign), eq(standing, "again"), isAfter))
      .orderBy(asc(standing), asc(reason), asc(contact))
      .limit(limit)
      .for("update", { skipLocked: true });
    await leaveSpent(
      tx,
      slice.map((one) => ({ campaign, contact: one.contact, plan: of.plan })),
    );
    return slice.length < limit ? null : (slice.at(-1) ?? null);
  });
}

type Called = Awaited<ReturnType<typeof readCalls>>[number];

/** Of each his calls that count, the last one last; one of nothing where none is known any more. */
async function readCalled(
  tx: Database,
  asked: readonly Waiting[],
): Promise<Map<string, [Called, ...Called[]]>> {
  const called = new Map<string, [Called, ...Called[]]>();
  for (const row of await readCalls(tx, asked)) {
    const name = `${row.campaign}:${row.contact}`;
    const before = called.get(name);
    if (before) before.push(row);
    else called.set(name, [row]);
  }
  return called;
}

function readCalls(tx: Database, asked: readonly Waiting[]) {
  const given = JSON.stringify(asked.map(({ campaign, contact }) => ({ campaign, contact })));
  const { campaign, contact, attempts, claims, lastAt, calledBackAt } = campaignContacts;
  return tx
    .select({
      ...{ campaign, contact, attempts, claims, lastAt, calledBackAt },
      callId: calls.id,
      outcome: calls.outcome,
      endReason: calls.endReason,
      callSid: calls.callSid,
      errorCode: calls.errorCode,
      answeredAt: calls.answeredAt,
      answeredBy: calls.answeredBy,
    })
    .from(campaignContacts)
    .innerJoin(
      sql`json_to_recordset(${given}::json) as asked(campaign int, contact bigint)`,
      sql`asked.campaign = ${campaign} and asked.contact = ${contact}`,
    )
    .leftJoin(
      calls,
      and(
        eq(calls.campaign, campaign),
        eq(calls.contact, contact),
        isNotNull(calls.campaign),
        isNotNull(calls.closedAt),
        isHis,
      ),
    )
    .orderBy(asc(calls.claim));
}

/** What finishes him, `null` while a call is left. */
function endOf(
  known: readonly [Called, ...Called[]],
  plan: Waiting["plan"],
): { standing: string; reason: string } | null {
  const last = known.at(-1) ?? known[0];
  const { attempts, claims } = last;
  const isSpent = attempts >= plan.attempts;
  if (last.callId === null) return isSpent ? { standing: "failed", reason: "lost" } : null;
  // Since then he has called us, and may have been promised a call: what ours came to says less.
  const isPromised = last.calledBackAt !== null && last.calledBackAt > (last.lastAt ?? 0);
  const outcome = last.outcome ?? "failed";
  const reason = last.endReason ?? "";
  if (isSpent || isPromised) return isSpent ? { standing: outcome, reason } : null;
  const next = nextStanding(
    plan,
    {
      ...{ outcome, endReason: last.endReason, attempts, claims },
      isTaken: mayBeTaken(last),
      isAnswered: last.answeredAt !== null,
      isFax: last.answeredBy === "fax",
      refusedFor: last.errorCode === null ? null : refusedFor(last.errorCode),
      endedSo: known.filter((call) => (call.outcome ?? "failed") === outcome).length,
      endedAt: 0,
      wishedAt: null,
    },
    { most: null, share: 0 },
  );
  return next.dueAt === null ? next : null;
}
