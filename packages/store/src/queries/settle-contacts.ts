import type { CallRecord, PausedBy, Settled } from "@rufbaum/calls";
import {
  brakeOf,
  FAULTS_LOOKED_AT,
  isTooFaulty,
  type NextStanding,
  NOT_HIS,
  nextStanding,
} from "@rufbaum/dialing/campaigns";
import type { DialRules } from "@rufbaum/dialing/lawful-calling";
import { localTimeAt } from "@rufbaum/dialing/regions";
import { type AnsweredBy, reachesPeople } from "@rufbaum/telephony";
import { ACCOUNT_REFUSALS, refusedFor } from "@rufbaum/telephony/errors";
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";
import {
  campaignContacts,
  campaigns,
  campaignTallies,
  type PauseReason,
} from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { anyOf } from "./any-of.ts";
import { findCalls } from "./calls.ts";
import { ANSWERED_SINCE, LOST_SINCE, readCampaignFacts } from "./campaign-facts.ts";
import { holdCampaign } from "./hold-campaign.ts";
import { isNeverDialled, isNotTakenBack, mayBeTaken } from "./taken-calls.ts";

/** What of the rules decides what becomes of contacts and campaigns. */
export interface SettleRules {
  lostCalls: DialRules["lostCalls"];
  /** Calls of one campaign to one contact; `null`: no limit. */
  attempts: number | null;
}

/** How many in one transaction. */
const AT_ONCE = 50;
/** Milliseconds after the answer in which something has to be heard. */
const HEARD_WITHIN = 2_000;

/**
 * Moves contacts on whose call is over, and adds up what it came to: both in one transaction, once,
 * whenever and however often it is asked for. A campaign in which too many answered calls were silent,
 * or too many came to a fault, is paused right after it: whoever claims holds the campaign before its
 * counts, and would wait for this as this for him. Where that breaks off, the next call of it does it.
 * @param share random numbers from 0 to 1
 */
export async function settleContacts(
  db: Database,
  {
    readRules,
    now,
    share,
  }: {
    /** Asked only where somebody's call is over. */
    readRules(tx: Database): Promise<SettleRules>;
    now: number;
    share(): number;
  },
): Promise<Settled> {
  const braked = new Map<number, { id: string; reason: PausedBy }>();
  const settled = await db.transaction(async (tx) => {
    const over = await readOver(tx);
    const settled: Settled = { contacts: over.length, campaigns: new Set(), paused: new Map() };
    if (over.length === 0) return settled;
    const rules = await readRules(tx);
    const keys = [...new Set(over.map(({ campaign }) => campaign))];
    const facts = await readCampaignFacts(tx, keys);
    for (const { id } of facts.values()) settled.campaigns.add(id);
    const earlier = await countEnds(tx, over);
    const firstWords = await readFirstWords(tx, over);
    const moved: MovedOn[] = [];
    const tallies = createTallies();
    const ended = new Map<number, { isFault: boolean }[]>();
    /** When the last call began that the account is to blame for, by campaign. */
    const refusedAt = new Map<number, number>();
    for (const one of over) {
      const plan = facts.get(one.campaign)?.plan;
      const { campaign, contact, call, isTaken } = one;
      if (!call) {
        // Its call was cleared away: what it came to nobody knows any more.
        moved.push({
          campaign,
          contact,
          standing: "failed",
          reason: "lost",
          dueAt: null,
          taken: 1,
        });
        continue;
      }
      const outcome = call.outcome ?? "failed";
      const endedSo = earlier.get(`${campaign}:${contact}:${outcome}`) ?? 1;
      const end = {
        outcome,
        endReason: call.endReason,
        isTaken,
        isAnswered: call.answeredAt !== null,
        isFax: call.answeredBy === "fax",
        refusedFor: blamed(call),
        attempts: one.attempts + (isTaken ? 1 : 0),
        claims: one.claims,
        endedSo,
        endedAt: Math.min(call.closedAt ?? now, now),
        wishedAt: null,
      };
      const next: NextStanding = plan
        ? nextStanding(plan, end, { most: rules.attempts, share: share() })
        : { standing: outcome, reason: end.endReason ?? "", dueAt: null };
      moved.push({ campaign, contact, ...next, taken: isTaken ? 1 : 0 });
      if (end.refusedFor === "account" && !isTaken) {
        refusedAt.set(campaign, Math.max(refusedAt.get(campaign) ?? 0, call.createdAt));
      }
      tallyCall(tallies, { ...one, call }, firstWords.get(call.id) ?? null);
      tallies.add(campaign, "call", ENDED_SINCE);
      ended.set(campaign, [...(ended.get(campaign) ?? []), { isFault: isFault(call) }]);
    }
    await moveOn(tx, moved);
    await tallies.write(tx);
    for (const { key, id } of facts.values()) {
      await numberFaults(tx, key, ended.get(key) ?? []);
      const reason = await brake(tx, key, { rules, refusedAt: refusedAt.get(key) ?? null, now });
      if (reason) braked.set(key, { id, reason });
    }
    return settled;
  });
  for (const [key, { id, reason }] of braked) {
    if (await pauseCampaign(db, key, reason, now)) settled.paused.set(id, reason);
  }
  return settled;
}

function blamed({ error }: CallRecord): "number" | "account" | null {
  return error && refusedFor(error.code);
}

/** Whoever stands so is not where a call of his led: he comes first, is in another one, or left out. */
const NOT_LED: ReadonlySet<string> = new Set(["waiting", "calling", "skipped"]);

/**
 * A person says what a campaign's call came to: its contact is finished by it, or called again, if no
 * other call came after. One that still goes on leads there by itself, as whoever settles it reads
 * what was said.
 * @param call as it stands since that was written down in this transaction
 */
export async function moveByOutcome(
  db: Database,
  call: CallRecord,
  { outcome, rules }: { outcome: string; rules: Pick<SettleRules, "attempts"> },
): Promise<void> {
  const { attempt, closedAt } = call;
  if (!attempt || closedAt === null) return;
  const { campaign, contact } = attempt;
  const of = await holdCampaign(db, campaign);
  const isHe = and(
    eq(campaignContacts.campaign, campaign),
    eq(campaignContacts.contact, contact),
    eq(campaignContacts.callId, call.id),
  );
  // However he stands: whoever is moving him on by what the call came to before is waited for.
  const [row] = await db
    .select({
      attempts: campaignContacts.attempts,
      claims: campaignContacts.claims,
      standing: campaignContacts.standing,
    })
    .from(campaignContacts)
    .where(isHe)
    .for("update");
  if (!row || !of || NOT_LED.has(row.standing)) return;
  const isSo = and(eq(calls.campaign, campaign), eq(calls.contact, contact));
  const others = and(isSo, isHis, eq(calls.outcome, outcome as never), ne(calls.id, call.id));
  const next = nextStanding(
    of.plan,
    {
      attempts: row.attempts,
      claims: row.claims,
      outcome,
      endReason: call.endReason,
      isTaken: true,
      isAnswered: true,
      isFax: call.answeredBy === "fax",
      refusedFor: null,
      endedSo: 1 + (await db.$count(calls, others)),
      endedAt: call.endedAt ?? closedAt,
      wishedAt: null,
    },
    { most: rules.attempts, share: 0 },
  );
  const { standing, dueAt } = of.goesOn ? next : { standing: outcome, dueAt: null };
  await db.update(campaignContacts).set({ standing, dueAt }).where(isHe);
}

interface Over {
  campaign: number;
  contact: number;
  attempts: number;
  claims: number;
  country: string | null;
  call: CallRecord | null;
  /** Whether the call is an attempt: the carrier took it, or may have, and began to dial. */
  isTaken: boolean;
}

async function readOver(tx: Database): Promise<Over[]> {
  const { campaign, contact, attempts, claims, callId } = campaignContacts;
  const rows = await tx
    .select({ campaign, contact, attempts, claims, callId, country: contacts.country })
    .from(campaignContacts)
    .leftJoin(calls, eq(calls.id, callId))
    .leftJoin(contacts, eq(contacts.sequence, contact))
    .where(
      sql`${campaignContacts.standing} = 'calling'
        and (${calls.id} is null or ${calls.closedAt} is not null)`,
    )
    .limit(AT_ONCE)
    .for("update", { of: campaignContacts, skipLocked: true });
  // Only now: who was moved on and called again before he was held would come with his former call.
  const known = await findCalls(
    tx,
    rows.flatMap((row) => row.callId ?? []),
  );
  const found = new Map(known.map((call) => [call.id, call]));
  const undialled = await listNeverDialled(tx, [...found.keys()]);
  return rows.flatMap(({ callId, ...row }) => {
    const call = found.get(callId ?? "") ?? null;
    const isTaken = call !== null && mayBeTaken(call) && !undialled.has(call.id);
    return call?.closedAt === null ? [] : [{ ...row, call, isTaken }];
  });
}

/** Of these calls those that waited at the carrier until they were taken back. */
async function listNeverDialled(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(sql`${calls.id} = ${anyOf(ids)}`, isNeverDialled));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a call that is over counts among those to a contact; none does that we took back. */
export const isHis = and(
  isNotTakenBack,
  or(
    isNotNull(calls.callSid),
    isNull(calls.endReason),
    and(
      notInArray(calls.endReason, [...NOT_HIS]),
      or(isNull(calls.errorCode), notInArray(calls.errorCode, [...ACCOUNT_REFUSALS])),
    ),
  ),
);

/** How often the calls of each ended in each way, as `campaign:contact:outcome`; none that is not his. */
async function countEnds(tx: Database, over: readonly Over[]): Promise<Map<string, number>> {
  const given = JSON.stringify(over.map(({ campaign, contact }) => ({ campaign, contact })));
  const asked = sql`json_to_recordset(${given}::json) as asked(campaign int, contact bigint)`;
  const { campaign, contact, outcome } = calls;
  const rows = await tx
    .select({ campaign, contact, outcome, amount: sql<number>`count(*)::int` })
    .from(calls)
    .innerJoin(asked, sql`asked.campaign = ${campaign} and asked.contact = ${contact}`)
    .where(and(isNotNull(campaign), isNotNull(calls.closedAt), isHis))
    .groupBy(campaign, contact, outcome);
  return new Map(
    rows.map((row) => [`${row.campaign}:${row.contact}:${row.outcome ?? "failed"}`, row.amount]),
  );
}

/** When each call that was answered said its first words; milliseconds since 1970. */
async function readFirstWords(tx: Database, over: readonly Over[]): Promise<Map<string, number>> {
  const answered = over.flatMap(({ call }) => (call?.answeredAt ? [call.id] : []));
  if (answered.length === 0) return new Map();
  const rows = await tx
    .select({ callId: messages.callId, at: messages.at })
    .from(messages)
    .where(and(sql`${messages.callId} = ${anyOf(answered)}`, eq(messages.speaker, "ai")))
    .orderBy(desc(messages.at));
  return new Map(rows.map(({ callId, at }) => [callId, at]));
}

interface MovedOn {
  campaign: number;
  contact: number;
  standing: string;
  reason: string;
  dueAt: number | null;
  taken: 0 | 1;
}

async function moveOn(tx: Database, moved: readonly MovedOn[]): Promise<void> {
  const rows = moved.map(({ dueAt, ...row }) => ({
    ...row,
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  }));
  await tx.execute(sql`
    update ${campaignContacts} set
      standing = moved.standing,
      reason = moved.reason,
      due_at = moved."dueAt",
      attempts = ${campaignContacts.attempts} + moved.taken
    from json_to_recordset(${JSON.stringify(rows)}::json) as moved(
      campaign int, contact bigint, standing text, reason text, "dueAt" timestamptz, taken smallint
    )
    where ${campaignContacts.campaign} = moved.campaign
      and ${campaignContacts.contact} = moved.contact`);
}

type Tallies = ReturnType<typeof createTallies>;

function createTallies() {
  const amounts = new Map<string, number>();
  return {
    add(campaign: number, kind: (typeof campaignTallies.$inferSelect)["kind"], key: string) {
      const name = JSON.stringify([campaign, kind, key]);
      amounts.set(name, (amounts.get(name) ?? 0) + 1);
    },
    async write(tx: Database): Promise<void> {
      if (amounts.size === 0) return;
      // In one order everywhere, so that two who write at once don't wait for each other.
      const rows = [...amounts]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, amount]) => {
          const [campaign, kind, key] = JSON.parse(name);
          return { campaign, kind, key, amount };
        });
      await tx.execute(sql`
        insert into ${campaignTallies} as known (campaign, kind, key, amount)
        select campaign, kind, key, amount from json_to_recordset(${JSON.stringify(rows)}::json)
          as given(campaign int, kind text, key text, amount int)
        on conflict (campaign, kind, key) do update set amount = known.amount + excluded.amount`);
    },
  };
}

const MACHINES: ReadonlySet<AnsweredBy | null> = new Set([
  "machine_start",
  "machine_end_beep",
  "machine_end_silence",
  "machine_end_other",
  "fax",
]);

function tallyCall(
  tallies: Tallies,
  { campaign, country, call, isTaken }: Over & { call: CallRecord },
  firstWords: number | null,
): void {
  if (!isTaken) return;
  const { answeredAt, state } = call;
  const isPerson = answeredAt !== null && !MACHINES.has(call.answeredBy);
  const local = country === null ? null : localTimeAt(call.createdAt, country);
  if (local) {
    const hour = `${local.weekday}-${`${Math.floor(local.minute / 60)}`.padStart(2, "0")}`;
    tallies.add(campaign, "hour", hour);
    if (isPerson) tallies.add(campaign, "answered-hour", hour);
  }
  const path = state?.path ?? [];
  for (const node of new Set(path)) tallies.add(campaign, "node", node);
  const ways = path.slice(1).map((node, place) => `${path[place]}>${node}`);
  for (const way of new Set(ways)) tallies.add(campaign, "way", way);
  tallies.add(campaign, "call", "placed");
  if (!isPerson) return;
  for (const key of ["answered", ANSWERED_SINCE]) tallies.add(campaign, "call", key);
  if (!wasLost(call, answeredAt, firstWords)) return;
  for (const key of ["lost", LOST_SINCE]) tallies.add(campaign, "call", key);
}

/** Somebody stayed on the line for two seconds and heard nothing. */
function wasLost(call: CallRecord, answeredAt: number, firstWords: number | null): boolean {
  if (firstWords !== null && firstWords - answeredAt <= HEARD_WITHIN) return false;
  return (call.endedAt ?? call.closedAt ?? answeredAt) - answeredAt >= HEARD_WITHIN;
}

async function brake(
  tx: Database,
  key: number,
  { rules, refusedAt, now }: { rules: SettleRules; refusedAt: number | null; now: number },
): Promise<PausedBy | null> {
  if (refusedAt !== null && (await isSinceResumed(tx, key, { at: refusedAt, now }))) {
    return "carrier-refuses";
  }
  const facts = (await readCampaignFacts(tx, [key])).get(key);
  if (brakeOf(facts?.lostCalls ?? null, rules.lostCalls) === "pause") return "too-many-lost";
  return isTooFaulty(await countFaults(tx, key)) ? "too-many-faults" : null;
}

/**
 * One from before says nothing of an account that somebody mended, and went on with. Where the clock
 * was set back since, nobody knows what was before: it is taken to be new.
 */
async function isSinceResumed(
  tx: Database,
  key: number,
  { at, now }: { at: number; now: number },
): Promise<boolean> {
  const [campaign] = await tx
    .select({ since: campaigns.resumedAt })
    .from(campaigns)
    .where(eq(campaigns.key, key));
  const since = campaign?.since ?? null;
  return since === null || since > now || at >= since;
}

/** What is no fault of a campaign's: the carrier takes no calls just now, or knows no such number. */
const CARRIER_AWAY: ReadonlySet<string | null> = new Set(["carrier-busy", "not-placed"]);

function isFault({ error, endReason, carrier }: CallRecord): boolean {
  return (
    error !== null &&
    refusedFor(error.code) === null &&
    !CARRIER_AWAY.has(endReason) &&
    // A carrier that lives with us forgets its calls when we end: that says nothing of a carrier.
    !(endReason === "lost" && carrier !== null && !reachesPeople(carrier))
  );
}

/** How many calls have ended since it was last started: what each fault is numbered by. */
const ENDED_SINCE = "ended-since-start";

/**
 * Of its calls, as they end, those that came to a fault are written down with their number: by no
 * clock, which may be set back. They are counted under the tally that `tallies.write` has held.
 */
async function numberFaults(
  tx: Database,
  key: number,
  ended: readonly { isFault: boolean }[],
): Promise<void> {
  if (!ended.some(({ isFault }) => isFault)) return;
  const before = (await countEnded(tx, key)) - ended.length;
  const faults = ended.flatMap(({ isFault }, place) =>
    isFault ? [numbered(before + place + 1)] : [],
  );
  await tx
    .insert(campaignTallies)
    .values(
      faults.map((number) => ({ campaign: key, kind: "fault" as const, key: number, amount: 1 })),
    )
    .onConflictDoNothing();
  await tx.delete(campaignTallies).where(and(isFaultOf(key), not(isRecent(before))));
}

async function countEnded(tx: Database, key: number): Promise<number> {
  const isCount = and(eq(campaignTallies.kind, "call"), eq(campaignTallies.key, ENDED_SINCE));
  const [row] = await tx
    .select({ amount: campaignTallies.amount })
    .from(campaignTallies)
    .where(and(eq(campaignTallies.campaign, key), isCount));
  return row?.amount ?? 0;
}

/** Of the last calls that ended since it was last started. */
async function countFaults(tx: Database, key: number): Promise<number> {
  return tx.$count(campaignTallies, and(isFaultOf(key), isRecent(await countEnded(tx, key))));
}

function isFaultOf(key: number) {
  return and(eq(campaignTallies.campaign, key), eq(campaignTallies.kind, "fault"));
}

function isRecent(ended: number) {
  return gt(campaignTallies.key, numbered(Math.max(0, ended - FAULTS_LOOKED_AT)));
}

/** As text that sorts as numbers do. */
function numbered(place: number): string {
  return `${place}`.padStart(10, "0");
}

/** @returns whether it was running */
export async function pauseCampaign(
  db: Database,
  key: number,
  reason: PauseReason,
  now: number,
): Promise<boolean> {
  const paused = await db
    .update(campaigns)
    .set({ status: "paused", pauseReason: reason, pausedAt: now })
    .where(and(eq(campaigns.key, key), eq(campaigns.status, "running")))
    .returning({ key: campaigns.key });
  return paused.length > 0;
}

/** What a campaign's brake counts begins anew, as when it goes on. */
export async function forgetLostCalls(db: Database, key: number): Promise<void> {
  const isSince = inArray(campaignTallies.key, [ANSWERED_SINCE, LOST_SINCE, ENDED_SINCE]);
  const isCounted = or(
    and(eq(campaignTallies.kind, "call"), isSince),
    eq(campaignTallies.kind, "fault"),
  );
  await db.delete(campaignTallies).where(and(eq(campaignTallies.campaign, key), isCounted));
}

/**
 * Ends campaigns in which nobody is left to be called, and gives whoever has no next time one: nobody
 * is forgotten. @returns the keys of those that ended
 */
export async function completeCampaigns(
  db: Database,
  keys: readonly number[],
  now: number,
): Promise<number[]> {
  if (keys.length === 0) return [];
  const ended = await endEmpty(db, keys, now);
  const others = keys.filter((key) => !ended.includes(key));
  if (others.length > 0) {
    const isTimeless = sql`${campaignContacts.standing} in ('waiting', 'again')
      and ${campaignContacts.dueAt} is null`;
    await db
      .update(campaignContacts)
      .set({ dueAt: now })
      .where(and(inArray(campaignContacts.campaign, others), isTimeless));
  }
  return ended;
}

/**
 * Held first, and asked again then: whoever puts somebody in looks afterwards whether the campaign
 * ended, and either he is seen here or he sees that. An update that only waits for a claim would go
 * on with what it had read before.
 */
async function endEmpty(db: Database, keys: readonly number[], now: number): Promise<number[]> {
  const isLeft = sql`exists (select from ${campaignContacts} where campaign = ${campaigns.key}
    and standing in ('waiting', 'again', 'calling'))`;
  const isEmpty = (among: readonly number[]) =>
    and(inArray(campaigns.key, [...among]), eq(campaigns.status, "running"), sql`not ${isLeft}`);
  const keysOf = (rows: readonly { key: number }[]) => rows.map(({ key }) => key);
  const { key } = campaigns;
  const seen = keysOf(await db.select({ key }).from(campaigns).where(isEmpty(keys)));
  if (seen.length === 0) return [];
  return db.transaction(async (tx) => {
    await tx
      .select({ key })
      .from(campaigns)
      .where(inArray(key, seen))
      .orderBy(asc(key))
      .for("update");
    const ended = await tx
      .update(campaigns)
      .set({ status: "completed", completedAt: now })
      .where(isEmpty(seen))
      .returning({ key });
    return keysOf(ended);
  });
}
