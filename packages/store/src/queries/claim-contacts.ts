import type { ClaimRound, DialledCampaign } from "@rufbaum/calls";
import { heldBy, shareStarts } from "@rufbaum/dialing/campaigns";
import type { CarrierName } from "@rufbaum/telephony";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { campaignContacts } from "../schema/campaigns.ts";
import { instantParameter } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";
import { callOf } from "./call-records.ts";
import { holdOf, type Running, readRunning, roomOfServer } from "./campaign-room.ts";
import type { DialLimits, DialTime } from "./dial-use.ts";
import { holdDialling } from "./hold-dialling.ts";
import { type Free, type Judged, judge, type LawfulDials } from "./judge-contacts.ts";

/** How many are looked at in one go, of all campaigns together. */
const MOST_ASKED = 200;
/**
 * Milliseconds that a claim waits for its turn. Whoever asks gives it up a little later: what was
 * written down after that nobody would place, and it would hold contacts and limits for a minute.
 */
const LONGEST_TURN = 3_000;
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
    const running = await readRunning(tx, dialled, how.lawful.lostCalls, now);
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
    judged: readonly Judged<Candidate>[];
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
