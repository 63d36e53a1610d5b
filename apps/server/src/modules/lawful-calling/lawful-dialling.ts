import { type CallRecord, type MayNotDial, type NewCall, RING_TIMEOUT } from "@rufbaum/calls";
import { parsePhoneNumber } from "@rufbaum/dialing";
import { type Campaign, type DialRules, mayDial } from "@rufbaum/dialing/lawful-calling";
import { localTimeAt } from "@rufbaum/dialing/regions";
import type { Clock } from "@rufbaum/runtime";
import { type Database, type LawfulClaim, readCallee } from "@rufbaum/store";
import { type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { isTestNumber } from "@rufbaum/telephony/emulator";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { readDialSettings } from "./dial-settings.ts";

type Asked = Pick<NewCall, "to"> & { purpose?: CallRecord["purpose"]; madeBy?: string | null };

export type LawfulDialling = ReturnType<typeof createLawfulDialling>;

/** Holds calls that are to be placed to the rules, as they are set when each is asked for. */
export function createLawfulDialling({
  db,
  clock,
  carrier,
}: {
  db: Database;
  clock: Clock;
  carrier: CarrierName;
}) {
  async function ringTimeout(): Promise<number> {
    return ringTimeoutWithin((await readDialSettings(db)).rules);
  }

  /** What the claim of a call asks. */
  async function claimOf(call: Asked): Promise<LawfulClaim> {
    const { rules, purpose, applyInEmulator } = await readDialSettings(db);
    const { company } = await readTelephonySettings(db);
    const holdsBack = reachesPeople(carrier) || applyInEmulator;
    const campaign: Campaign = {
      kind: purposeOf(call),
      company,
      purpose,
      rules,
      windows: null,
      // It was chosen before: without one no call comes as far as this.
      callerNumber: null,
      ringTimeout: ringTimeoutWithin(rules),
      lostCalls: null,
    };
    // Of the emulator nobody can have these, and trials are what they are for.
    const isFree = !holdsBack && campaign.kind === "test" && isTestNumber(call.to);
    return {
      ...readNumber(call.to),
      by: call.madeBy ?? UNNAMED,
      carrier,
      holdsBack,
      decide: (callee, now) =>
        isFree ? { allowed: true, consentId: null } : mayDial(callee, campaign, now),
    };
  }

  /** What forbids by now a call that was claimed; `null` if it may still be placed. */
  async function mayStillDial(call: CallRecord): Promise<MayNotDial | null> {
    const { country, kind, holdsBack, decide } = await claimOf(call);
    if (!holdsBack) return null;
    const about = { number: call.to, country, kind, attemptsInCampaign: 0, carrier };
    const callee = await readCallee(db, { ...about, now: clock.now() });
    // The call itself is none of the others.
    const own = callee.attempts.indexOf(call.createdAt);
    const attempts = callee.attempts.filter((_, place) => place !== own);
    const now = clock.now();
    const decision = decide({ ...callee, attempts }, now);
    return decision.allowed ? null : mayNotDial(call.to, decision.denials, now);
  }

  return { ringTimeout, claimOf, mayStillDial };
}

export function mayNotDial(
  number: string,
  denials: MayNotDial["denials"],
  now: number,
): MayNotDial {
  return { code: "may-not-dial", denials, timeZone: timeZoneOf(number, now) };
}

/** IANA name; `null` where the number's country has several. */
export function timeZoneOf(number: string, now: number): string | null {
  return localTimeAt(now, readNumber(number).country)?.zone ?? null;
}

/** As near to the usual as the rules allow, in seconds. */
export function ringTimeoutWithin({ ringing: { least, most } }: DialRules): number {
  return Math.min(Math.max(RING_TIMEOUT, least), most);
}

/** Whoever has not said his name yet. */
const UNNAMED = "unnamed";

function purposeOf({ purpose }: Asked): Campaign["kind"] {
  return purpose === "call-back" || purpose === "campaign" ? purpose : "test";
}

function readNumber(e164: string) {
  const parsed = parsePhoneNumber(e164);
  if (!parsed.ok) throw new Error(`A number that was callable is not: ${parsed.refusal.code}`);
  const { country, kind } = parsed;
  return { country, kind };
}
