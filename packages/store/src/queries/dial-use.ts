import type { CallRecord, NewCall } from "@rufbaum/calls";
import type { PhoneNumberKind } from "@rufbaum/dialing";
import type { Callee, Denial, DialDecision } from "@rufbaum/dialing/lawful-calling";
import type { CarrierName } from "@rufbaum/telephony";
import { and, asc, desc, eq, gt, gte, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { instantParameter } from "../schema/instant.ts";
import { appendAuditEntry } from "./audit.ts";
import { callOf } from "./call-records.ts";
import { readCallee } from "./callees.ts";
import { insertCall } from "./calls.ts";
import { recordConsentUse } from "./consent-entries.ts";
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
  decide(callee: Callee): DialDecision;
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
  /** A call with this number has not ended. */
  | { ok: false; reason: "number-in-call"; call: CallRecord }
  /** `freeAt`: when the next call may begin; `null` where nobody can know. */
  | { ok: false; reason: keyof DialLimits; limit: number; used: number; freeAt: number | null };

const MINUTE = 60_000;
/** The carrier lets a call wait for a day, and last for four hours. */
const LONGEST_LIFE = 28 * 60 * MINUTE;
/** PostgreSQL's name for the right to dial; any number that nobody else takes. */
const DIALLING = 7_239_145;

/** Until the transaction ends, nobody claims a call. */
export async function holdDialling(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DIALLING})`);
}

const isOutbound = eq(calls.direction, "outbound");
const isOpen = isNull(calls.closedAt);

interface Claiming extends DialTime {
  limits: DialLimits;
}

/**
 * Writes a call down that is to be placed, unless a rule of `lawful` forbids it, one with this number
 * is open, or a limit is reached. A consent that it stands on is used by it.
 *
 * One claim at a time over all servers on the data, by a lock that ends with the transaction: of any
 * number that come at once, no more are written down than may be. Calls whose fate at the carrier is
 * unknown are open and count.
 */
export function claimCall(
  db: Database,
  call: NewCall,
  how: Claiming & { lawful: LawfulClaim },
): Promise<CallClaim | DeniedClaim>;
export function claimCall(db: Database, call: NewCall, how: Claiming): Promise<CallClaim>;
export function claimCall(
  db: Database,
  call: NewCall,
  { limits, lawful, ...time }: Claiming & { lawful?: LawfulClaim },
): Promise<CallClaim | DeniedClaim> {
  return db.transaction(async (tx) => {
    await holdDialling(tx);
    const asked = lawful ? await askRules(tx, call.to, lawful, time.now) : null;
    const denials = asked && !asked.decision.allowed ? asked.decision.denials : null;
    if (denials && lawful?.holdsBack) return { ok: false, reason: "denied", denials };
    const open = await openCallWith(tx, call.to);
    if (open) return { ok: false, reason: "number-in-call", call: open };
    const use = await readDialUse(tx, time, limits);
    for (const reason of ["atOnce", "perMinute", "minutesPerDay"] as const) {
      const limit = limits[reason];
      if (limit === null || use[reason] < limit) continue;
      const freeAt = reason === "perMinute" ? await freeInMinute(tx, time.now, limit) : null;
      return { ok: false, reason, limit, used: use[reason], freeAt };
    }
    const claimed = await insertCall(tx, denials ? { ...call, denials } : call);
    // What reaches nobody stands on nothing: only a real call is a consent's use.
    if (lawful?.holdsBack && asked)
      await writeGround(tx, call, { ...asked, by: lawful.by, at: time.now });
    return { ok: true, call: claimed };
  });
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
  const decision = decide(callee);
  const isOwnNumberAlone =
    decision.allowed && callee.isOwnNumber && !decide({ ...callee, isOwnNumber: false }).allowed;
  return { decision, isOwnNumberAlone };
}

/** What the call stands on: a consent is used by it, an own number is answered for. */
async function writeGround(
  db: Database,
  call: NewCall,
  { decision, isOwnNumberAlone, by, at }: Asked & { by: string; at: number },
): Promise<void> {
  if (decision.allowed && decision.consentId !== null) {
    const use = { consentId: decision.consentId, callId: call.id, at };
    await recordConsentUse(db, use, { recordedAt: at, recordedBy: by });
  }
  if (isOwnNumberAlone) {
    const subject = await findSubject(db, { number: call.to });
    const details = { callId: call.id };
    await appendAuditEntry(db, { at, by, action: "own-number-called", subject, details });
  }
}

/** What is used now of each limit that there is; what has none is not counted, and told as 0. */
export async function readDialUse(
  db: Database,
  { now, startOfDay }: DialTime,
  limits: { [Limit in keyof DialLimits]: unknown },
): Promise<DialUse> {
  const wanted = {
    atOnce: limits.atOnce === null ? undefined : isOpen,
    perMinute: limits.perMinute === null ? undefined : gt(calls.createdAt, now - MINUTE),
    minutesPerDay:
      limits.minutesPerDay === null
        ? undefined
        : and(
            sql`${calls.answeredAt} is not null`,
            gte(calls.createdAt, startOfDay - LONGEST_LIFE),
            or(isOpen, gt(calls.endedAt, startOfDay)),
          ),
  };
  if (!wanted.atOnce && !wanted.perMinute && !wanted.minutesPerDay) {
    return { atOnce: 0, perMinute: 0, minutesPerDay: 0 };
  }
  const day = instantParameter(startOfDay);
  const until = sql`least(coalesce(${calls.endedAt}, ${instantParameter(now)}), ${instantParameter(now)})`;
  const seconds = sql`extract(epoch from ${until} - greatest(${calls.answeredAt}, ${day}))`;
  const [row] = await db
    .select({
      atOnce: amount(sql`count(*)`, wanted.atOnce),
      perMinute: amount(sql`count(*)`, wanted.perMinute),
      minutesPerDay: amount(sql`sum(greatest(ceil(${seconds} / 60), 0))`, wanted.minutesPerDay),
    })
    .from(calls)
    .where(and(isOutbound, or(wanted.atOnce, wanted.perMinute, wanted.minutesPerDay)));
  if (!row) throw new Error("A count without a group answered no row.");
  return row;
}

function amount(what: ReturnType<typeof sql>, where: ReturnType<typeof and>) {
  const filtered = where ? sql`coalesce(${what} filter (where ${where}), 0)` : sql`0`;
  return sql<number>`${filtered}`.mapWith(Number);
}

/** Whoever called whom: who speaks with us is not called as well. */
async function openCallWith(db: Database, number: string): Promise<CallRecord | null> {
  const isCalled = and(isOutbound, eq(calls.to, number));
  const callsUs = and(eq(calls.direction, "inbound"), eq(calls.from, number));
  const [row] = await db
    .select()
    .from(calls)
    .where(and(isOpen, or(isCalled, callsUs)))
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
    .where(and(isOutbound, gt(calls.createdAt, now - MINUTE)))
    .orderBy(desc(calls.createdAt))
    .offset(limit - 1)
    .limit(1);
  return oldest ? oldest.createdAt + MINUTE : null;
}
