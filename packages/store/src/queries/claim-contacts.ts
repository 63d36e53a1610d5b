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
import { leaveSpent } from "./spent-contacts.ts";

/** How many are looked at in one go, of all campaigns together. */
const MOST_ASKED = 200;
/** Of one beside others; and how many others get what it leaves. */
const MOST_BESIDE = 64;
const MOST_SPARE = 16;
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
    const [running, serverRoom] = await Promise.all([
      readRunning(tx, dialled, how.lawful.lostCalls, now),
      roomOfServer(tx, how.limits, time),
    ]);
    const sharing: Running[] = [];
    for (const campaign of running) {
      const hold = holdOf(campaign, serverRoom.hold, now);
      if (hold) round.holds.set(campaign.key, hold);
      else sharing.push(campaign);
    }
    const asking = { lawful: how.lawful, now, round };
    const room = Math.min(how.most, serverRoom.room);
    const first = await begin(tx, firstLooks(sharing, room), { ...asking, room });
    const left = room - first.begun;
    if (left < 1 || sharing.length < 2) return round;
    await begin(tx, spareLooks(sharing, first, { round, left }), { ...asking, room: left });
    return round;
  });
}

/** How many contacts of a campaign are looked at, and of these how many are to be called. */
interface Look {
  of: Running;
  wanted: number;
  given: number;
}

/** By its share each gets what may begin now; whoever found many held back looks further. */
function firstLooks(sharing: readonly Running[], room: number): Look[] {
  const given = shareStarts(sharing, room);
  // Beside others nobody looks at so many that none are left to be looked at in his place.
  const [most, furthest] = sharing.length > 1 ? [MOST_ASKED / 2, MOST_BESIDE] : [MOST_ASKED, null];
  const looks: Look[] = [];
  let [asked, owed] = [0, [...given.values()].reduce((sum, amount) => sum + amount, 0)];
  for (const of of sharing) {
    const amount = given.get(of.key) ?? 0;
    owed -= amount;
    const ahead = Math.min(
      Math.ceil(amount * of.lookAhead),
      Math.max(amount, furthest ?? MOST_ASKED),
    );
    const wanted = Math.min(most - asked - owed, ahead);
    if (wanted < 1) continue;
    asked += wanted;
    looks.push({ of, wanted, given: amount });
  }
  return looks;
}

/**
 * What was given to campaigns that had nobody for it, the others get: those who have found people
 * lately, and who are furthest behind. Without it one whose people may not be called would be given
 * the only call again and again, as it stays furthest behind.
 */
function spareLooks(
  sharing: readonly Running[],
  first: Begun,
  { round, left }: { round: ClaimRound; left: number },
): Look[] {
  const others = sharing.flatMap((campaign) => {
    const { key } = campaign;
    const begun = first.of.get(key) ?? { calls: 0, hasMore: true };
    if (round.holds.has(key) || !begun.hasMore) return [];
    const room = campaign.room - begun.calls;
    return room < 1 ? [] : [{ ...campaign, room, started: campaign.started + begun.calls }];
  });
  const behind = ({ started, share }: Running) => started / Math.max(share, 0.001);
  const chosen = others
    .sort((one, other) => one.lookAhead - other.lookAhead || behind(one) - behind(other))
    .slice(0, MOST_SPARE);
  const each = Math.floor((MOST_ASKED - first.asked) / chosen.length);
  return chosen.map((of) => {
    const given = Math.min(of.room, left);
    return { of, given, wanted: Math.min(Math.ceil(given * of.lookAhead), each) };
  });
}

interface Begun {
  asked: number;
  begun: number;
  /** By the campaign; `hasMore`: it may have others who may be called now. */
  of: Map<number, { calls: number; hasMore: boolean }>;
}

interface Asking {
  lawful: LawfulDials;
  now: number;
  round: ClaimRound;
}

/** Looks at contacts, and shares the calls among the campaigns by whom of them they may call. */
async function begin(
  tx: Database,
  looks: readonly Look[],
  { room, ...asking }: Asking & { room: number },
): Promise<Begun> {
  const found = await readCandidates(tx, looks, asking.now);
  const candidates = await notSpent(tx, found, asking.round);
  if (candidates.length === 0) return { asked: found.length, begun: 0, of: new Map() };
  const judged = await judge(tx, candidates, asking.lawful, asking.now);
  const free = Map.groupBy(
    judged.filter(({ verdict }) => verdict === "free"),
    ({ of }) => of.key,
  );
  const freeOf = (key: number) => free.get(key)?.length ?? 0;
  const able = looks.map(({ of }) => ({ ...of, room: Math.min(of.room, freeOf(of.key)) }));
  const given = shareStarts(able, room);
  const calls = await writeRound(tx, { ...asking, judged, given });
  const of = new Map(
    looks.map((look) => {
      const { key } = look.of;
      return [key, { calls: calls.get(key) ?? 0, hasMore: freeOf(key) >= look.given }];
    }),
  );
  const begun = [...calls.values()].reduce((sum, amount) => sum + amount, 0);
  return { asked: found.length, begun, of };
}

type Candidate = Awaited<ReturnType<typeof readDue>>[number] & { of: Running };

async function readCandidates(
  tx: Database,
  looks: readonly Look[],
  now: number,
): Promise<Candidate[]> {
  const found = await Promise.all(
    looks.map(async ({ of, wanted }) => {
      const due = await Promise.all(
        [1, 0].map((priority) => readDue(tx, of, { priority, limit: wanted, now })),
      );
      const chosen = due.flat().slice(0, wanted);
      return chosen.map((contact) => ({ ...contact, of }));
    }),
  );
  return found.flat();
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

/** Without those who have no call left by the plan as it is now, who are finished. */
async function notSpent(
  tx: Database,
  candidates: readonly Candidate[],
  { looked }: ClaimRound,
): Promise<Candidate[]> {
  const called = candidates
    .filter(({ claims }) => claims > 0)
    .map((one) => ({ campaign: one.of.key, contact: one.contact, plan: one.of.plan, one }));
  const left = new Set((await leaveSpent(tx, called)).map(({ one }) => one));
  return candidates.filter((one) => {
    if (one.claims === 0 || left.has(one)) return true;
    const { key } = one.of;
    const { asked = 0, allowed = 0 } = looked.get(key) ?? {};
    looked.set(key, { asked: asked + 1, allowed });
    return false;
  });
}

interface Moved {
  campaign: number;
  contact: number;
  standing: string;
  reason: string;
  dueAt: string | null;
  callId: string | null;
}

/** @returns how many calls of each campaign began */
async function writeRound(
  tx: Database,
  {
    judged,
    given,
    lawful,
    now,
    round,
  }: Asking & { judged: readonly Judged<Candidate>[]; given: ReadonlyMap<number, number> },
): Promise<Map<number, number>> {
  const amounts = new Map<number, number>();
  /** Two campaigns may want the same number in one moment. */
  const called = new Set<string>();
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
      const amount = amounts.get(of.key) ?? 0;
      if (amount >= (given.get(of.key) ?? 0)) continue;
      if (called.has(one.person.number)) {
        move({ standing, reason: "number-in-call", dueAt: written(now + IN_CALL) });
        continue;
      }
      called.add(one.person.number);
      amounts.set(of.key, amount + 1);
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
  return amounts;
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
