import type { DialHold, DialledCampaign } from "@rufbaum/calls";
import {
  brakeOf,
  type CampaignPlan,
  limitsNow,
  paceOf,
  roomWithin,
  type Use,
} from "@rufbaum/dialing/campaigns";
import type { DialRules } from "@rufbaum/dialing/lawful-calling";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { instantParameter, readInstant } from "../schema/instant.ts";
import { type CampaignFacts, readCampaignFacts } from "./campaign-facts.ts";
import { type DialLimits, type DialTime, isWithin, readDialUse } from "./dial-use.ts";

const MINUTE = 60_000;

/** A campaign that dials, with how many calls it may begin now. */
export interface Running extends DialledCampaign {
  plan: CampaignPlan;
  facts: CampaignFacts;
  share: number;
  room: number;
  started: number;
  /** What of its own leaves no room. */
  full: "at-once" | "per-minute" | null;
  dueAt: number | null;
  dueFor: string | null;
}

/** Those of the campaigns that still run; held, so that nobody pauses or deletes them meanwhile. */
export async function readRunning(
  tx: Database,
  dialled: readonly DialledCampaign[],
  lostCalls: DialRules["lostCalls"],
  now: number,
): Promise<Running[]> {
  const keys = dialled.map(({ key }) => key);
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ key: campaigns.key, plan: campaigns.plan })
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.key, keys),
        eq(campaigns.status, "running"),
        isNull(campaigns.deletedAt),
      ),
    )
    // As whoever pauses all of them holds them.
    .orderBy(asc(campaigns.key))
    .for("share");
  const facts = await readCampaignFacts(
    tx,
    rows.map(({ key }) => key),
  );
  const paces = new Map<
    number,
    ReturnType<typeof limitsNow> & { pace: ReturnType<typeof paceOf> }
  >();
  for (const { key, plan } of rows) {
    const isSlowed = brakeOf(facts.get(key)?.lostCalls ?? null, lostCalls) === "slow";
    const limits = limitsNow(plan, isSlowed);
    paces.set(key, { ...limits, pace: paceOf(limits.perMinute) });
  }
  const uses = await readUses(
    tx,
    rows.map(({ key }) => ({
      key,
      since: now - (paces.get(key)?.pace?.window ?? 0),
      isOpenCounted: (paces.get(key)?.atOnce ?? null) !== null,
    })),
    now,
  );
  return rows.flatMap(({ key, plan }) => {
    const own = dialled.find((one) => one.key === key);
    const [known, use, limits] = [facts.get(key), uses.get(key), paces.get(key)];
    if (!own || !known || !use || !limits) return [];
    const room = roomWithin(limits, use);
    const isFull = limits.atOnce !== null && use.open >= limits.atOnce;
    const full = room > 0 ? null : isFull ? "at-once" : "per-minute";
    const shared = {
      share: plan.share,
      room,
      started: use.minute,
      full,
      dueAt: use.dueAt,
    } as const;
    return [{ ...own, plan, facts: known, ...shared, dueAt: use.dueAt, dueFor: use.dueFor }];
  });
}

interface Uses extends Use {
  /** When its next contact is due, and what held him back. */
  dueAt: number | null;
  dueFor: string | null;
}

/** What each has begun and open (0 where nobody counts it), and when its next contact is due. */
async function readUses(
  tx: Database,
  asked: readonly { key: number; since: number; isOpenCounted: boolean }[],
  now: number,
): Promise<Map<number, Uses>> {
  if (asked.length === 0) return new Map();
  const given = asked.map(({ key, since }) => ({ key, since: new Date(since).toISOString() }));
  // Of one that is alone, and begins as many as it likes, thousands a minute would be counted in vain.
  const isCounted = asked.length > 1 || asked.some(({ since }) => since < now);
  // What seems to lie ahead was begun before a clock was set back: it says nothing of this minute.
  const minute = sql`select count(*)::int from ${calls} where campaign = asked.key
    and created_at > ${instantParameter(now - MINUTE)}
    and created_at <= ${instantParameter(now)}`;
  const next = (what: "due_at" | "reason", priority: 0 | 1) => sql`(
    select ${sql.raw(what)} from ${campaignContacts} where campaign = asked.key
      and standing in ('waiting', 'again') and priority = ${sql.raw(`${priority}`)}
    order by due_at limit 1)`;
  const [openCalls, rows] = await Promise.all([
    asked.some(({ isOpenCounted }) => isOpenCounted)
      ? tx
          .select({ campaign: calls.campaign, amount: sql<number>`count(*)::int` })
          .from(calls)
          .where(and(isNull(calls.closedAt), sql`${calls.campaign} is not null`))
          .groupBy(calls.campaign)
      : [],
    tx
      .select({
        key: sql<number>`asked.key`,
        minute: isCounted ? sql<number>`(${minute})` : sql<number>`0`,
        window: isCounted ? sql<number>`(${minute} and created_at > asked.since)` : sql<number>`0`,
        dueAt: sql<string | null>`least(${next("due_at", 1)}, ${next("due_at", 0)})`,
        dueFor: sql<string | null>`coalesce(${next("reason", 0)}, ${next("reason", 1)})`,
      })
      .from(
        sql`json_to_recordset(${JSON.stringify(given)}::json) as asked(key int, since timestamptz)`,
      ),
  ]);
  return new Map(
    rows.map(({ key, minute: begun, window, dueAt, dueFor }) => {
      const open = openCalls.find(({ campaign }) => campaign === key)?.amount ?? 0;
      const due = dueAt === null ? null : readInstant(dueAt);
      return [key, { open, minute: begun, window, dueAt: due, dueFor }];
    }),
  );
}

/** Why a campaign begins no call now, `null` if it may. */
export function holdOf(
  { plan, full, dueAt, dueFor }: Running,
  server: DialHold | null,
  now: number,
): DialHold | null {
  if (plan.startsAt !== null && plan.startsAt > now) {
    return { code: "before-start", until: plan.startsAt };
  }
  if (dueAt === null || dueAt > now)
    return { code: "nobody-due", until: dueAt, ...(dueFor && { denial: dueFor }) };
  if (full) return { code: full, until: null };
  return server;
}

/** What the server's limits leave for campaigns, spread over the minute. */
export async function roomOfServer(
  tx: Database,
  limits: DialLimits,
  time: DialTime,
): Promise<{ room: number; hold: DialHold | null }> {
  const use = await readDialUse(tx, time, limits);
  const { minutesPerDay } = limits;
  if (minutesPerDay !== null && use.minutesPerDay >= minutesPerDay) {
    return { room: 0, hold: { code: "server-minutes-per-day", until: null } };
  }
  const pace = paceOf(limits.perMinute);
  const window = pace
    ? await tx.$count(calls, and(eq(calls.direction, "outbound"), isWithin(pace.window, time.now)))
    : 0;
  const room = roomWithin(
    { atOnce: limits.atOnce, pace },
    { open: use.atOnce, minute: use.perMinute, window },
  );
  if (room > 0) return { room, hold: null };
  const isFull = limits.atOnce !== null && use.atOnce >= limits.atOnce;
  return { room, hold: { code: isFull ? "server-at-once" : "server-per-minute", until: null } };
}
