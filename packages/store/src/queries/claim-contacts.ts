import type { ClaimRound, DialHold, DialledCampaign, DialledContact } from "@rufbaum/calls";
import { type PhoneNumberKind, takesText } from "@rufbaum/dialing";
import {
  brakeOf,
  type CampaignPlan,
  heldBy,
  limitsNow,
  paceOf,
  roomWithin,
  shareStarts,
  type Use,
} from "@rufbaum/dialing/campaigns";
import type { Callee, Denial, DialDecision, DialRules } from "@rufbaum/dialing/lawful-calling";
import { type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { instantParameter, readInstant } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { callOf } from "./call-records.ts";
import { readCallees } from "./callees.ts";
import { type CampaignFacts, readCampaignFacts } from "./campaign-facts.ts";
import { type DialLimits, type DialTime, readDialUse } from "./dial-use.ts";
import { holdDialling } from "./hold-dialling.ts";
import { listBeingToldCode } from "./own-numbers.ts";

/** What campaigns are held to. */
export interface LawfulDials {
  /** Who is to place the calls. */
  carrier: CarrierName;
  /** Whether a denial holds a call back; else it is only written down with it. */
  holdsBack: boolean;
  lostCalls: DialRules["lostCalls"];
  /** Calls of one campaign to one contact; `null`: no limit. */
  attempts: number | null;
  deciding(campaign: CampaignFacts): (callee: Callee, now: number) => DialDecision;
  /** What the campaign has set for itself, and holds back in any case. */
  planned(campaign: CampaignFacts): (callee: Callee, now: number) => DialDecision;
}

/** How many are looked at in one go, of all campaigns together. */
const MOST_ASKED = 200;
/**
 * Milliseconds that a claim waits for its turn. Whoever asks gives it up a little later: what was
 * written down after that nobody would place, and it would hold contacts and limits for a minute.
 */
const LONGEST_TURN = 3_000;
const MINUTE = 60_000;
/** Whose number is in a call is asked for again after this. */
const IN_CALL = 30_000;

/**
 * Writes down as many calls as may begin now, each with its contact as `calling`, in one transaction:
 * under the lock that every claim takes, so that nobody's number is in two calls, no limit is passed
 * and nobody is called whom a rule forbids. Those who may not be called now get their next time, or
 * are left out for good.
 * @throws Error if its turn came so late that nobody waits for it any more
 */
export function claimContacts(
  db: Database,
  dialled: readonly DialledCampaign[],
  how: {
    limits: DialLimits;
    lawful: LawfulDials;
    /** Asked again once it is this claim's turn: it may have waited for others. */
    time(): DialTime;
    /** Calls at most. */
    most: number;
  },
): Promise<ClaimRound> {
  return db.transaction(async (tx) => {
    const asked = how.time().now;
    await holdDialling(tx);
    const time = how.time();
    const { now } = time;
    if (now - asked > LONGEST_TURN) throw new Error("The right to dial came too late.");
    const round: ClaimRound = { calls: [], holds: new Map(), looked: new Map() };
    const running = await readRunning(tx, dialled, how.lawful, now);
    const serverRoom = await roomOfServer(tx, how.limits, time);
    const sharing = [];
    for (const campaign of running) {
      const hold = holdOf(campaign, serverRoom.hold, now);
      if (hold) round.holds.set(campaign.key, hold);
      else sharing.push(campaign);
    }
    const room = Math.min(how.most, serverRoom.room);
    const given = shareStarts(sharing.length > 1 ? modestly(sharing, room) : sharing, room);
    const candidates = await readCandidates(tx, sharing, given, now);
    if (candidates.length === 0) return round;
    const judged = await judge(tx, candidates, how.lawful, now);
    await writeRound(tx, { judged, given, lawful: how.lawful, now, round });
    return round;
  });
}

/**
 * Of a campaign most of whose contacts may not be called now few calls are to be expected: what it was
 * given and could not use the others would not get.
 */
function modestly(campaigns: readonly Running[], room: number): Running[] {
  return campaigns.map((campaign) => ({
    ...campaign,
    room: Math.min(campaign.room, Math.ceil(room / campaign.lookAhead)),
  }));
}

interface Running extends DialledCampaign {
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

async function readRunning(
  tx: Database,
  dialled: readonly DialledCampaign[],
  lawful: LawfulDials,
  now: number,
): Promise<Running[]> {
  const keys = dialled.map(({ key }) => key);
  if (keys.length === 0) return [];
  // Held, so that nobody pauses or deletes it in between.
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
    const isSlowed = brakeOf(facts.get(key)?.lostCalls ?? null, lawful.lostCalls) === "slow";
    const limits = limitsNow(plan, isSlowed);
    paces.set(key, { ...limits, pace: paceOf(limits.perMinute) });
  }
  const uses = await readUses(
    tx,
    rows.map(({ key }) => ({ key, since: now - (paces.get(key)?.pace?.window ?? 0) })),
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

/** What each has begun and open, and when its next contact is due. */
async function readUses(
  tx: Database,
  asked: readonly { key: number; since: number }[],
  now: number,
): Promise<Map<number, Uses>> {
  if (asked.length === 0) return new Map();
  const openCalls = await tx
    .select({ campaign: calls.campaign, amount: sql<number>`count(*)::int` })
    .from(calls)
    .where(and(isNull(calls.closedAt), sql`${calls.campaign} is not null`))
    .groupBy(calls.campaign);
  const given = asked.map(({ key, since }) => ({ key, since: new Date(since).toISOString() }));
  // What seems to lie ahead was begun before a clock was set back: it says nothing of this minute.
  const minute = sql`select count(*)::int from ${calls} where campaign = asked.key
    and created_at > ${instantParameter(now - MINUTE)}
    and created_at <= ${instantParameter(now)}`;
  const next = (what: "due_at" | "reason", priority: 0 | 1) => sql`(
    select ${sql.raw(what)} from ${campaignContacts} where campaign = asked.key
      and standing in ('waiting', 'again') and priority = ${sql.raw(`${priority}`)}
    order by due_at limit 1)`;
  const rows = await tx
    .select({
      key: sql<number>`asked.key`,
      minute: sql<number>`(${minute})`,
      window: sql<number>`(${minute} and created_at > asked.since)`,
      dueAt: sql<string | null>`least(${next("due_at", 1)}, ${next("due_at", 0)})`,
      dueFor: sql<string | null>`coalesce(${next("reason", 0)}, ${next("reason", 1)})`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(given)}::json) as asked(key int, since timestamptz)`,
    );
  return new Map(
    rows.map(({ key, minute: begun, window, dueAt, dueFor }) => {
      const open = openCalls.find(({ campaign }) => campaign === key)?.amount ?? 0;
      const due = dueAt === null ? null : readInstant(dueAt);
      return [key, { open, minute: begun, window, dueAt: due, dueFor }];
    }),
  );
}

function holdOf(
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
async function roomOfServer(
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
  const since = time.now - (pace?.window ?? 0);
  const window = pace
    ? await tx.$count(
        calls,
        sql`${calls.direction} = 'outbound' and ${calls.createdAt} > ${instantParameter(since)}
          and ${calls.createdAt} <= ${instantParameter(time.now)}`,
      )
    : 0;
  const room = roomWithin(
    { atOnce: limits.atOnce, pace },
    { open: use.atOnce, minute: use.perMinute, window },
  );
  if (room > 0) return { room, hold: null };
  const isFull = limits.atOnce !== null && use.atOnce >= limits.atOnce;
  return { room, hold: { code: isFull ? "server-at-once" : "server-per-minute", until: null } };
}

type Candidate = Awaited<ReturnType<typeof readDue>>[number] & { of: Running };

async function readCandidates(
  tx: Database,
  sharing: readonly Running[],
  given: ReadonlyMap<number, number>,
  now: number,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  // Whoever looks far ahead leaves the others at least what they were given.
  let owed = sharing.reduce((sum, { key }) => sum + (given.get(key) ?? 0), 0);
  for (const of of sharing) {
    const amount = given.get(of.key) ?? 0;
    owed -= amount;
    const left = MOST_ASKED - found.length - owed;
    const wanted = Math.min(left, Math.ceil(amount * of.lookAhead));
    if (wanted < 1) continue;
    for (const priority of [1, 0]) {
      const own = found.filter((one) => one.of === of).length;
      if (own >= wanted) break;
      const due = await readDue(tx, of, { priority, limit: wanted - own, now });
      found.push(...due.map((contact) => ({ ...contact, of })));
    }
  }
  return found;
}

/**
 * Who is due, in order. Everything that the partial index is chosen by stands in the text: as
 * parameters the embedded database would read all of the campaign.
 */
function readDue(
  tx: Database,
  { key, plan }: Running,
  { priority, limit, now }: { priority: number; limit: number; now: number },
) {
  const { campaign, contact, dueAt, position, standing } = campaignContacts;
  const isDue = sql`${campaign} = ${key} and ${standing} in ('waiting', 'again')
    and ${campaignContacts.priority} = ${sql.raw(`${priority}`)}
    and ${dueAt} <= ${instantParameter(now)}`;
  const order =
    plan.order === "newest" ? sql`${dueAt} desc, ${position} desc` : sql`${dueAt}, ${position}`;
  return tx
    .select({
      contact,
      standing,
      attempts: campaignContacts.attempts,
      claims: campaignContacts.claims,
    })
    .from(campaignContacts)
    .where(isDue)
    .orderBy(order)
    .limit(limit)
    .for("update", { skipLocked: true });
}

type Judged = Candidate & (Unfree | Free);

type Unfree =
  | { verdict: "gone" }
  | { verdict: "in-call" }
  | { verdict: "held"; denials: readonly [Denial, ...Denial[]] };

interface Free {
  verdict: "free";
  person: DialledContact;
  denials: readonly Denial[] | null;
  consentId: string | null;
}

async function judge(
  tx: Database,
  asked: readonly Candidate[],
  lawful: LawfulDials,
  now: number,
): Promise<Judged[]> {
  const persons = await readPersons(
    tx,
    asked.map(({ contact }) => contact),
  );
  const known = asked.flatMap((one) => {
    const person = persons.get(one.contact);
    return person ? [{ ...one, person }] : [];
  });
  const numbers = known.map(({ person }) => person.number);
  const inCall = await listInCall(tx, numbers, now, lawful.holdsBack ? known : []);
  const callees = await readCallees(
    tx,
    known.map(({ attempts, person: { number, country, kind } }) => ({
      ...{ number, country, kind, attemptsInCampaign: attempts },
    })),
    { carrier: lawful.carrier, now },
  );
  const deciding = new Map<number, ReturnType<LawfulDials["deciding"]>>();
  const judged: Judged[] = asked
    .filter(({ contact }) => !persons.has(contact))
    .map((one) => ({ ...one, verdict: "gone" }));
  for (const [place, one] of known.entries()) {
    const { person, of } = one;
    if (inCall.has(person.number)) {
      judged.push({ ...one, verdict: "in-call" });
      continue;
    }
    const decide = deciding.get(of.key) ?? lawful.deciding(of.facts);
    deciding.set(of.key, decide);
    const callee = callees[place] as Callee;
    const decision = decide(callee, now);
    const denials = decision.allowed ? null : decision.denials;
    const binding = lawful.holdsBack ? decision : lawful.planned(of.facts)(callee, now);
    if (!binding.allowed) {
      judged.push({ ...one, verdict: "held", denials: binding.denials });
      continue;
    }
    // Another campaign may want him in the same moment.
    inCall.add(person.number);
    const isReal = reachesPeople(lawful.carrier);
    const consentId = decision.allowed && isReal ? decision.consentId : null;
    judged.push({ ...one, verdict: "free", denials, consentId });
  }
  return judged;
}

type Person = DialledContact & { country: string; kind: PhoneNumberKind };

async function readPersons(tx: Database, sequences: readonly number[]) {
  const { sequence, number, country, kind, firstName, lastName, company, email } = contacts;
  const { postcode, customFields } = contacts;
  const rows = await tx
    .select({
      ...{ sequence, number, country, kind, firstName, lastName, company, email },
      ...{ postcode, customFields },
    })
    .from(contacts)
    .where(inArray(sequence, [...sequences]));
  return new Map<number, Person>(rows.map(({ sequence: contact, ...person }) => [contact, person]));
}

/** Whoever called whom: who speaks with us, or is just told a code, is not called as well. */
async function listInCall(
  tx: Database,
  numbers: readonly string[],
  now: number,
  coded: readonly { person: Person }[],
): Promise<Set<string>> {
  const number = sql<string>`${otherParty(calls)}`;
  const open = await tx
    .select({ number })
    .from(calls)
    .where(and(isNull(calls.closedAt), sql`${number} = ${anyOf(numbers)}`));
  const told = coded.flatMap(({ person }) => (takesText(person.kind) ? [] : [person.number]));
  const codes = told.length === 0 ? [] : await listBeingToldCode(tx, told, now);
  return new Set([...open.map((call) => call.number), ...codes]);
}

interface Moved {
  campaign: number;
  contact: number;
  standing: string;
  reason: string;
  dueAt: string | null;
  callId: string | null;
}

async function writeRound(
  tx: Database,
  {
    judged,
    given,
    lawful,
    now,
    round,
  }: {
    judged: readonly Judged[];
    given: ReadonlyMap<number, number>;
    lawful: LawfulDials;
    now: number;
    round: ClaimRound;
  },
): Promise<void> {
  const left = new Map(given);
  const moved: Moved[] = [];
  const begun: (typeof calls.$inferInsert)[] = [];
  for (const one of judged) {
    const { contact, of, standing } = one;
    const looked = round.looked.get(of.key) ?? { asked: 0, allowed: 0 };
    looked.asked += 1;
    round.looked.set(of.key, looked);
    const move = (to: Omit<Moved, "campaign" | "contact" | "dueAt" | "callId"> & Partial<Moved>) =>
      moved.push({ dueAt: null, callId: null, ...to, campaign: of.key, contact });
    if (one.verdict === "gone") move({ standing: "skipped", reason: "erased" });
    else if (one.verdict === "in-call") {
      move({ standing, reason: "number-in-call", dueAt: written(now + IN_CALL) });
    } else if (one.verdict === "held") {
      const held = heldBy(one.denials);
      if (held.kind === "campaign") {
        round.holds.set(of.key, { code: "rules", until: null, denial: held.code });
      } else if (held.kind === "never") move({ standing: "skipped", reason: held.code });
      else move({ standing, reason: held.code, dueAt: written(held.until) });
    } else {
      looked.allowed += 1;
      const room = left.get(of.key) ?? 0;
      if (room < 1) continue;
      left.set(of.key, room - 1);
      const call = newCall(one, lawful.carrier, now);
      begun.push(call);
      move({ standing: "calling", reason: "", callId: call.id });
    }
  }
  if (begun.length > 0) {
    const rows = await tx.insert(calls).values(begun).returning();
    round.calls.push(...rows.map(callOf));
  }
  await moveContacts(tx, moved, now);
}

function newCall(
  { of, contact, claims, person, denials, consentId }: Candidate & Free,
  carrier: CarrierName,
  now: number,
): typeof calls.$inferInsert {
  const call = of.callTo(person);
  return {
    ...call,
    treeName: storableText(call.treeName),
    direction: "outbound",
    purpose: "campaign",
    to: person.number,
    createdAt: now,
    carrier,
    consentId,
    denials,
    ...{ campaign: of.key, contact, claim: claims + 1 },
    status: "placing",
    statusSequence: -1,
  };
}

async function moveContacts(tx: Database, moved: readonly Moved[], now: number): Promise<void> {
  if (moved.length === 0) return;
  await tx.execute(sql`
    update ${campaignContacts} set
      standing = moved.standing,
      reason = moved.reason,
      due_at = moved."dueAt",
      claims = ${campaignContacts.claims} + case when moved."callId" is null then 0 else 1 end,
      call_id = coalesce(moved."callId", ${campaignContacts.callId}),
      last_at = case when moved."callId" is null
        then ${campaignContacts.lastAt} else ${instantParameter(now)} end
    from json_to_recordset(${JSON.stringify(moved)}::json) as moved(
      campaign int, contact bigint, standing text, reason text, "dueAt" timestamptz, "callId" text
    )
    where ${campaignContacts.campaign} = moved.campaign
      and ${campaignContacts.contact} = moved.contact`);
}

function written(at: number): string {
  return new Date(Math.round(at)).toISOString();
}
