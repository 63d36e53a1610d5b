import type { CallRecord, NewCall } from "@rufbaum/calls";
import { type PhoneNumberKind, takesText } from "@rufbaum/dialing";
import type { Callee, Denial, DialDecision } from "@rufbaum/dialing/lawful-calling";
import { type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { instantParameter } from "../schema/instant.ts";
import { appendAuditEntry } from "./audit.ts";
import { callOf } from "./call-records.ts";
import { readCallee } from "./callees.ts";
import { insertCall } from "./calls.ts";
import { holdDialling } from "./hold-dialling.ts";
import { isBeingToldCode } from "./own-numbers.ts";
import { findSubject } from "./suppressions.ts";

/** What a call stands on that is held to the rules of lawful calling. */
export interface LawfulClaim {
  /** As the number was read. */
  country: string;
  kind: PhoneNumberKind;
  /** How often the campaign has called him, where there is one. */
  attemptsInCampaign?: number;
  /** Who is to place the call. */
  carrier: CarrierName;
  decide(callee: Callee, now: number): DialDecision;
  /** Whether a denial holds the call back; else it is only written down with it. */
  holdsBack: boolean;
  /** Who asked for it, as the ledger names him. */
  by: string;
}

export type DeniedClaim = { ok: false; reason: "denied"; denials: readonly [Denial, ...Denial[]] };

/** How much may be dialled by all servers on the data together; `null`: as much as one likes. */
export interface DialLimits {
  /** Calls that are open at once. */
  atOnce: number | null;
  /** Calls begun within a minute. */
  perMinute: number | null;
  /** Minutes spoken in a day; each call's last one counts whole, as carriers charge it. */
  minutesPerDay: number | null;
}

/** What of it is used. */
export type DialUse = { [Limit in keyof DialLimits]: number };

/** Milliseconds since 1970: now, and when the day began that it lies in. */
export interface DialTime {
  now: number;
  startOfDay: number;
}

export type CallClaim =
  | { ok: true; call: CallRecord }
  /** A call with this number has not ended; `null`: one that tells a code there may not have. */
  | { ok: false; reason: "number-in-call"; call: CallRecord | null }
  /** `freeAt`: when the next call may begin; `null` where nobody can know. */
  | { ok: false; reason: keyof DialLimits; limit: number; used: number; freeAt: number | null };

const MINUTE = 60_000;
/** The carrier lets a call wait for a day, and last for four hours. */
const LONGEST_LIFE = 28 * 60 * MINUTE;
const isOutbound = eq(calls.direction, "outbound");
const isOpen = isNull(calls.closedAt);

interface Claiming {
  limits: DialLimits;
  /** Asked once it is this claim's turn: it may have waited for others. */
  time(): DialTime;
}

/** A call begins in the moment that it is claimed. */
type Claimed = Omit<NewCall, "createdAt">;

/**
 * Writes a call down that is to be placed, unless a rule of `lawful` forbids it, one with this number
 * is open, or a limit is reached. A consent that it stands on is kept with it, and used once the
 * carrier took it.
 *
 * One claim at a time over all servers on the data, by a lock that ends with the transaction: of any
 * number that come at once, no more are written down than may be. Calls whose fate at the carrier is
 * unknown are open and count.
 */
export function claimCall(
  db: Database,
  call: Claimed,
  how: Claiming & { lawful: LawfulClaim },
): Promise<CallClaim | DeniedClaim>;
export function claimCall(db: Database, call: Claimed, how: Claiming): Promise<CallClaim>;
export function claimCall(
  db: Database,
  claimed: Claimed,
  { limits, lawful, time: tell }: Claiming & { lawful?: LawfulClaim },
): Promise<CallClaim | DeniedClaim> {
  return db.transaction(async (tx) => {
    await holdDialling(tx);
    const time = tell();
    const call = { ...claimed, createdAt: time.now };
    const asked = lawful ? await askRules(tx, call.to, lawful, time.now) : null;
    const denials = asked && !asked.decision.allowed ? asked.decision.denials : null;
    if (denials && lawful?.holdsBack) return { ok: false, reason: "denied", denials };
    const open = await openCallWith(tx, call.to);
    if (open) return { ok: false, reason: "number-in-call", call: open };
    if (lawful && (await isToldCodeNow(tx, call.to, lawful, time.now))) {
      return { ok: false, reason: "number-in-call", call: null };
    }
    const use = await readDialUse(tx, time, limits);
    for (const reason of ["atOnce", "perMinute", "minutesPerDay"] as const) {
      const limit = limits[reason];
      if (limit === null || use[reason] < limit) continue;
      const freeAt = reason === "perMinute" ? await freeInMinute(tx, time.now, limit) : null;
      return { ok: false, reason, limit, used: use[reason], freeAt };
    }
    // What reaches nobody stands on nothing: only a real call is a consent's use.
    const ground = asked && lawful && reachesPeople(lawful.carrier) ? asked : null;
    if (ground?.isOwnNumberAlone) await writeOwnNumberCalled(tx, call, lawful?.by ?? "");
    const consentId = ground?.decision.allowed ? ground.decision.consentId : null;
    const more = { ...(denials && { denials }), ...(lawful && { carrier: lawful.carrier }) };
    return { ok: true, call: await insertCall(tx, { ...call, ...more, consentId }) };
  });
}

/** Where no text arrives a code is told by a call. */
async function isToldCodeNow(
  db: Database,
  number: string,
  { kind, holdsBack }: LawfulClaim,
  now: number,
): Promise<boolean> {
  return holdsBack && !takesText(kind) && isBeingToldCode(db, { number, now });
}

interface Asked {
  decision: DialDecision;
  /** Nothing else lets the call through than that somebody here has the phone. */
  isOwnNumberAlone: boolean;
}

async function askRules(
  db: Database,
  number: string,
  { country, kind, attemptsInCampaign = 0, carrier, decide }: LawfulClaim,
  now: number,
): Promise<Asked> {
  const asked = { number, country, kind, attemptsInCampaign, carrier, now };
  const callee = await readCallee(db, asked);
  const decision = decide(callee, now);
  const isOwnNumberAlone =
    decision.allowed &&
    callee.isOwnNumber &&
    !decide({ ...callee, isOwnNumber: false }, now).allowed;
  return { decision, isOwnNumberAlone };
}

async function writeOwnNumberCalled(db: Database, call: NewCall, by: string): Promise<void> {
  const subject = await findSubject(db, { number: call.to });
  const about = { at: call.createdAt, by, subject, details: { callId: call.id } };
  await appendAuditEntry(db, { action: "own-number-called", ...about });
}

/**
 * What is used now of each limit that there is; what has none is not counted, and told as 0. Each is
 * counted by itself: for conditions that are joined with "or" the embedded database would read all
 * calls that there ever were, while everybody else who wants to dial waits.
 */
export async function readDialUse(
  db: Database,
  { now, startOfDay }: DialTime,
  limits: { [Limit in keyof DialLimits]: unknown },
): Promise<DialUse> {
  const counted = {
    atOnce: countOf(sql`count(*)`, isOpen),
    perMinute: countOf(sql`count(*)`, isWithin(MINUTE, now)),
    minutesPerDay: sql`${minutesOf(isOpen, { now, startOfDay })} + ${minutesOf(
      and(isNotNull(calls.closedAt), gt(calls.endedAt, startOfDay)),
      { now, startOfDay },
    )}`,
  };
  const used = (limit: keyof DialLimits) =>
    sql<number>`${limits[limit] === null ? sql`0` : counted[limit]}`.mapWith(Number).as(limit);
  if (Object.values(limits).every((limit) => limit === null)) {
    return { atOnce: 0, perMinute: 0, minutesPerDay: 0 };
  }
  const [row] = await db
    .select({
      atOnce: used("atOnce"),
      perMinute: used("perMinute"),
      minutesPerDay: used("minutesPerDay"),
    })
    .from(sql`(values (1)) as once`);
  if (!row) throw new Error("A count without a group answered no row.");
  return row;
}

function countOf(what: SQL, where: SQL | undefined): SQL {
  return sql`(select coalesce(${what}, 0) from ${calls} where ${and(isOutbound, where)})`;
}

/** Minutes of this day that were spoken in these calls. */
function minutesOf(where: SQL | undefined, { now, startOfDay }: DialTime): SQL {
  const [moment, day] = [instantParameter(now), instantParameter(startOfDay)];
  const until = sql`least(coalesce(${calls.endedAt}, ${moment}), ${moment})`;
  const seconds = sql`extract(epoch from ${until} - greatest(${calls.answeredAt}, ${day}))`;
  const isOfDay = gte(calls.createdAt, startOfDay - LONGEST_LIFE);
  return countOf(
    sql`sum(greatest(ceil(${seconds} / 60), 0))`,
    and(where, isNotNull(calls.answeredAt), isOfDay),
  );
}

/**
 * Begun so short a while ago. What seems to lie ahead was begun before a clock was set back: it says
 * nothing of this while, and would hold everybody back until the clock is there again.
 */
export function isWithin(span: number, now: number): SQL | undefined {
  return and(gt(calls.createdAt, now - span), lte(calls.createdAt, now));
}

/** Whoever called whom: who speaks with us is not called as well. */
export async function openCallWith(db: Database, number: string): Promise<CallRecord | null> {
  const [row] = await db
    .select()
    .from(calls)
    .where(and(isOpen, eq(otherParty(calls), number)))
    .orderBy(asc(calls.createdAt), asc(calls.id))
    .limit(1);
  return row ? callOf(row) : null;
}

/** When so many calls were begun that one of them has to be a minute ago. */
async function freeInMinute(db: Database, now: number, limit: number): Promise<number | null> {
  if (limit === 0) return null;
  const [oldest] = await db
    .select({ createdAt: calls.createdAt })
    .from(calls)
    .where(and(isOutbound, isWithin(MINUTE, now)))
    .orderBy(desc(calls.createdAt))
    .offset(limit - 1)
    .limit(1);
  return oldest ? oldest.createdAt + MINUTE : null;
}
