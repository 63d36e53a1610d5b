import type { CallRecord, MayNotDial, NewCall } from "@rufbaum/calls";
import { parsePhoneNumber } from "@rufbaum/dialing";
import {
  type Callee,
  type Campaign,
  type DialDecision,
  mayDial,
  mayDialByPlan,
} from "@rufbaum/dialing/lawful-calling";
import { localTimeAt } from "@rufbaum/dialing/regions";
import type { Clock } from "@rufbaum/runtime";
import {
  type CampaignFacts,
  countAttemptsOf,
  type Database,
  type LawfulClaim,
  type LawfulDials,
  readCallees,
  readCampaignFacts,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import { isTestNumber } from "@rufbaum/telephony/emulator";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { readDialSettings, rulesHoldBack } from "./dial-settings.ts";
import { dialledFor, ringTimeoutWithin } from "./dialled-for.ts";

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
  /** Who places what begins now. */
  carrier(): CarrierName;
}) {
  async function ringTimeout(): Promise<number> {
    return ringTimeoutWithin((await readDialSettings(db)).rules);
  }

  async function readRules(on: Database = db, by = carrier()) {
    const [settings, { company }] = await Promise.all([
      readDialSettings(on),
      readTelephonySettings(on),
    ]);
    return {
      carrier: by,
      holdsBack: rulesHoldBack(settings, by),
      rules: settings.rules,
      dialled: (kind: Campaign["kind"], campaign?: CampaignFacts | null) =>
        dialledFor({ settings, company, kind, campaign }),
    };
  }

  type Rules = Awaited<ReturnType<typeof readRules>>;

  function deciding({ holdsBack, dialled }: Rules, call: Asked, facts?: CampaignFacts | null) {
    const campaign = dialled(purposeOf(call), facts);
    // Of the emulator nobody can have these, and trials are what they are for.
    const isFree = !holdsBack && campaign.kind === "test" && isTestNumber(call.to);
    return (callee: Callee, now: number) =>
      readNumber(callee.number) === null
        ? UNCALLABLE
        : isFree
          ? ({ allowed: true, consentId: null } as const)
          : mayDial(callee, campaign, now);
  }

  /** What the claim of a call asks. */
  async function claimOf(call: Asked): Promise<LawfulClaim> {
    const rules = await readRules();
    return {
      ...(readNumber(call.to) ?? NOWHERE),
      by: call.madeBy ?? UNNAMED,
      carrier: rules.carrier,
      holdsBack: rules.holdsBack,
      decide: deciding(rules, call),
    };
  }

  /** What campaigns ask before they call. `on`: the transaction in which it is asked. */
  async function forCampaigns(on?: Database): Promise<LawfulDials> {
    const { carrier, holdsBack, rules, dialled } = await readRules(on);
    return {
      carrier,
      holdsBack,
      lostCalls: rules.lostCalls,
      attempts: rules.attempts.perCampaign,
      deciding(facts) {
        const campaign = dialled("campaign", facts);
        return (callee, now) =>
          readNumber(callee.number) ? mayDial(callee, campaign, now) : UNCALLABLE;
      },
      planned(facts) {
        const campaign = dialled("campaign", facts);
        return (callee, now) => mayDialByPlan(callee, campaign, now);
      },
    };
  }

  /** What forbids by now calls that were claimed, by their ids; those that may go on are left out. */
  async function mayStillDial(calls: readonly CallRecord[]): Promise<Map<string, MayNotDial>> {
    const byCarrier = Map.groupBy(calls, (call) => call.carrier ?? carrier());
    const denied = await Promise.all(
      [...byCarrier].map(([by, those]) => mayStillDialBy(by, those)),
    );
    return new Map(denied.flatMap((some) => [...some]));
  }

  async function mayStillDialBy(
    carrier: CarrierName,
    calls: readonly CallRecord[],
  ): Promise<Map<string, MayNotDial>> {
    const denied = new Map<string, MayNotDial>();
    const rules = await readRules(db, carrier);
    if (!rules.holdsBack) return denied;
    const attempts = calls.flatMap(({ attempt }) => attempt ?? []);
    const asked = calls.map(({ to: number }) => ({
      ...{ number, attemptsInCampaign: 0 },
      ...(readNumber(number) ?? NOWHERE),
    }));
    const [facts, counts, callees] = await Promise.all([
      readCampaignFacts(db, [...new Set(attempts.map((one) => one.campaign))]),
      countAttemptsOf(db, attempts),
      readCallees(db, asked, { carrier, now: clock.now() }),
    ]);
    // The database may have taken its time, and the hour may have ended meanwhile.
    const now = clock.now();
    for (const [place, callee] of callees.entries()) {
      const call = calls[place] as CallRecord;
      // The call itself is none of the others.
      const own = callee.attempts.indexOf(call.createdAt);
      const others = callee.attempts.filter((_, at) => at !== own);
      const { attempt } = call;
      const campaign = attempt && facts.get(attempt.campaign);
      const counted = attempt && counts.get(`${attempt.campaign}:${attempt.contact}`);
      const before = { attempts: others, attemptsInCampaign: counted ?? 0 };
      const decision = deciding(rules, call, campaign)({ ...callee, ...before }, now);
      if (!decision.allowed) denied.set(call.id, mayNotDial(call.to, decision.denials, now));
    }
    return denied;
  }

  return { ringTimeout, claimOf, forCampaigns, mayStillDial };
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
  return localTimeAt(now, (readNumber(number) ?? NOWHERE).country)?.zone ?? null;
}

/** Whoever has not said his name yet. */
const UNNAMED = "unnamed";

function purposeOf({ purpose }: Asked): Campaign["kind"] {
  return purpose === "call-back" || purpose === "campaign" ? purpose : "test";
}

/** `null` of what was callable once, and is not. */
function readNumber(e164: string) {
  const parsed = parsePhoneNumber(e164);
  if (!parsed.ok) return null;
  const { country, kind } = parsed;
  return { country, kind };
}

/** Of such a number nothing is asked but that it is one: the user-assigned code of no country. */
const NOWHERE = { country: "ZZ", kind: "fixed" } as const;
const UNCALLABLE: DialDecision = {
  allowed: false,
  denials: [
    { code: "uncallable-number", rule: "suppression", source: "our-preset", againAt: null },
  ],
};
