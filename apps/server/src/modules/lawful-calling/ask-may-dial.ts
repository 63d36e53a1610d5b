import { formatPhoneNumber, parsePhoneNumber } from "@rufbaum/dialing";
import { chooseCallerNumber } from "@rufbaum/dialing/caller-numbers";
import { type Campaign, mayDial } from "@rufbaum/dialing/lawful-calling";
import { localTimeAt } from "@rufbaum/dialing/regions";
import type { Clock } from "@rufbaum/runtime";
import {
  type CampaignFacts,
  countAttempts,
  type Database,
  findCampaignKey,
  listCallerNumbers,
  readCallee,
  readCampaignFacts,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import type { Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import { invalidNumber } from "../numbers/read-number.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { readDialSettings, rulesHoldBack } from "./dial-settings.ts";
import { dialledFor } from "./dialled-for.ts";
import { readHomeCountry } from "./home-country.ts";
import { loosenedRules } from "./loosened-rules.ts";
import { viewDenial } from "./view-denial.ts";

export interface MayDialDeps {
  db: Database;
  clock: Clock;
  carrier(): CarrierName;
}

export interface MayDialQuestion {
  number: string;
  /** `test` unless said otherwise, or `campaign` where one is named. */
  kind?: Campaign["kind"] | undefined;
  /** By its id. */
  campaign?: string | undefined;
  /** What for; of the settings unless said otherwise. */
  purpose?: string | undefined;
  /** Milliseconds since 1970; now unless said otherwise. */
  at?: number | undefined;
}

/**
 * Whether a number may be called, and all that forbids it. Nobody is called and nothing is written.
 * @throws DomainError `invalid-number`, `unknown-campaign`
 */
export async function askMayDial(
  { db, clock, carrier }: MayDialDeps,
  question: MayDialQuestion,
  words: Words,
) {
  const parsed = parsePhoneNumber(question.number, { home: await readHomeCountry(db) });
  if (!parsed.ok) throw invalidNumber(question.number, parsed.refusal);
  const { e164: number, country, kind } = parsed;
  const at = question.at ?? clock.now();
  const settings = await readDialSettings(db);
  const { company } = await readTelephonySettings(db);
  const asked = question.campaign === undefined ? null : await existing(db, question.campaign);
  const attemptsInCampaign = asked ? await countAttempts(db, { campaign: asked.key, number }) : 0;
  const chosen = chooseCallerNumber(await listCallerNumbers(db), asked?.plan.callerNumber ?? null);
  const campaign = dialledFor({
    ...{ settings, company, campaign: asked, purpose: question.purpose },
    kind: question.kind ?? (asked ? "campaign" : "test"),
    callerNumber: chosen.ok ? null : chosen.refusal,
  });
  const about = { number, country, kind, attemptsInCampaign, carrier: carrier(), now: at };
  const callee = await readCallee(db, about);
  const decision = mayDial(callee, campaign, at);
  const local = localTimeAt(at, country);
  return {
    number,
    written: formatPhoneNumber(number),
    at: new Date(at).toISOString(),
    kind: campaign.kind,
    company,
    purpose: campaign.purpose,
    preset: settings.rules.preset,
    /** Rules that ask for less here than is usual. */
    loosened: loosenedRules(settings, words),
    allowed: decision.allowed,
    /** Whether the answer holds calls back here: the emulator's reach nobody. */
    isBinding: rulesHoldBack(settings, carrier()),
    consentId: decision.allowed ? decision.consentId : null,
    denials: decision.allowed
      ? []
      : decision.denials.map((denial) => viewDenial(denial, words, local?.zone ?? null)),
    local: {
      country,
      date: local?.date ?? null,
      time: local && clockOf(local.minute),
      zone: local?.zone ?? null,
      regions: callee.regions,
    },
  };
}

async function existing(db: Database, id: string): Promise<CampaignFacts> {
  const key = await findCampaignKey(db, id);
  const facts = key === null ? undefined : (await readCampaignFacts(db, [key])).get(key);
  if (facts) return facts;
  throw new DomainError({ code: "unknown-campaign", id }, { status: 404 });
}

function clockOf(minute: number): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
