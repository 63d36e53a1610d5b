import type {
  DenialFact,
  DialRule,
  DialRuleField,
  DialRuleSource,
  PresetName,
  SuppressionReason,
} from "@rufbaum/dialing/lawful-calling";
import { datesIn } from "../format/dates.ts";
import { minuteOfDay } from "../format/minutes.ts";
import { writtenIn } from "../format/numbers.ts";
import { regionNames } from "../format/regions.ts";
import { type Sentences, telling } from "../tell.ts";
import { noCallerNumber } from "./caller-numbers.ts";
import { consentChannel } from "./consents.ts";
import { regionName } from "./regions.ts";

const { counted, percent, quoted, whole } = writtenIn("en");
const { date, dateTime } = datesIn("en");

const SUPPRESSIONS: Readonly<Record<SuppressionReason, string>> = {
  asked: "they asked for it",
  "by-hand": "entered by hand",
  imported: "blocked by an imported file",
  erased: "this person's data was erased",
  robinson: "on a Robinson list",
  undecided: "please decide whether they may be called again",
};

/** Why nobody calls a number. */
export function suppressionReason(reason: SuppressionReason): string {
  return SUPPRESSIONS[reason];
}

function sentences(timeZone: string | undefined): Sentences<DenialFact> {
  const day = (moment: number) => date(new Date(moment).toISOString(), timeZone);
  return {
    suppressed: ({ reason, since }) => `Suppressed since ${day(since)}: ${SUPPRESSIONS[reason]}.`,
    "no-consent": "No consent on record.",
    "no-company": "Nobody can have agreed yet, for the settings name no company that calls.",
    "consent-for-other": ({ channel, company, purpose, withdrawnAt = null }) =>
      `Consent only to ${consentChannel(channel)} from ${quoted(company)}${purpose === null ? "" : ` for ${quoted(purpose)}`}${withdrawnAt === null ? "" : `, withdrawn on ${day(withdrawnAt)}`}.`,
    "consent-withdrawn": ({ since }) => `Consent withdrawn on ${day(since)}.`,
    "consent-lapsed": ({ since }) => `Consent lapsed on ${day(since)}.`,
    "no-call-back-wish": "No wish to be called back was said in a call with this person.",
    "call-back-wish-used": ({ since }) =>
      `The wish to be called back was answered: this person was spoken with on ${day(since)}.`,
    "call-back-wish-lapsed": ({ since }) =>
      `The wish to be called back is too long ago: it counted until ${day(since)}.`,
    holiday: ({ name, nameInEnglish = name, region }) =>
      `Public holiday: ${nameInEnglish}${region === null ? "" : ` (${regionName(region)})`}.`,
    "uncallable-number": "This number can no longer be called: there is none like it.",
    "unknown-local-time": ({ country }) =>
      `Nobody can say what time it is there: ${countryName(country)} has more than one.`,
    "day-off": (fact) => `No calls there on ${DAYS[fact.day]}.`,
    "never-open":
      "There is no hour of the week that rules and campaign both allow: change the hours of either.",
    "outside-window": ({ at, from, until }) =>
      `Outside calling hours: it is ${minuteOfDay(at)} there, allowed is ${minuteOfDay(from)}–${minuteOfDay(until)}.`,
    "too-many-today": ({ used, limit }) => `${tooMany(used, limit)} today.`,
    "too-many-this-week": ({ used, limit }) => `${tooMany(used, limit)} within seven days.`,
    "too-many-in-campaign": ({ used, limit }) => `${tooMany(used, limit)} in this campaign.`,
    "too-many-lost": ({ share, limit, answered }) =>
      `Nothing was heard for two seconds in ${percent(100 * share)} of ${counted(answered, "answered call", "answered calls")}, less than ${percent(100 * limit)} is allowed.`,
    "ringing-too-short": ({ seconds, limit }) =>
      `It is to ring for only ${whole(seconds)} s, at least ${whole(limit)} s are needed.`,
    "ringing-too-long": ({ seconds, limit }) =>
      `It is to ring for ${whole(seconds)} s, at most ${whole(limit)} s are allowed.`,
    "no-caller-number": ({ why }) => noCallerNumber(why),
  };
}

function countryName(country: string): string {
  return regionNames("en", [country]).join("");
}

const DAYS = {
  workday: "workdays",
  saturday: "Saturdays",
  sunday: "Sundays",
  "this-weekday": "this day of the week",
} as const;

function tooMany(used: number, limit: number): string {
  return `${counted(used, "call", "calls")} of ${whole(limit)} allowed`;
}

export function denial(fact: DenialFact, timeZone?: string): string {
  return telling(sentences(timeZone))(fact);
}

export function dialAgain(againAt: number, timeZone?: string): string {
  return `Possible again from ${dateTime(new Date(againAt).toISOString(), timeZone)} (local time there).`;
}

const RULES: Readonly<Record<DialRule, string>> = {
  suppression: "suppression list",
  consent: "consent",
  holiday: "public holidays",
  window: "calling hours",
  attempts: "attempts",
  "lost-calls": "lost calls",
  ringing: "ringing time",
  "caller-number": "caller number",
};

export function dialRule(rule: DialRule): string {
  return RULES[rule];
}

const SOURCES: Readonly<Record<DialRuleSource, string>> = {
  "uwg-7": "§ 7 (2) UWG",
  "uwg-7a": "§ 7a UWG",
  "dsgvo-21": "Art. 21 (3) GDPR",
  "bnetza-practice": "practice of the Bundesnetzagentur",
  "industry-code": "call centres' code of conduct of 2015",
  "tkg-120": "§ 120 TKG",
  "tkg-at-174": "§ 174 TKG 2021 (Austria)",
  "uwg-ch-3": "Art. 3 (1) UWG (Switzerland)",
  "dsg-ch-30": "Art. 30 DSG (Switzerland)",
  robinson: "Robinson list (voluntary)",
  "as-in-germany": "as in Germany: we know of no rule of the country's own",
  "our-preset": "our default",
  own: "your own setting",
};

export function dialRuleSource(source: DialRuleSource): string {
  return SOURCES[source];
}

const FIELDS: Readonly<Record<DialRuleField, string>> = {
  consent: "consent",
  consentMonths: "how long a consent counts",
  callBackDays: "how long a wish to be called back counts",
  "windows.workdays": "calling hours on workdays",
  "windows.saturday": "calling hours on Saturdays",
  "windows.sunday": "calling hours on Sundays",
  keepsHolidays: "public holidays count as Sundays",
  "attempts.perDay": "attempts per day",
  "attempts.perWeek": "attempts within seven days",
  "attempts.perCampaign": "attempts per campaign",
  "ringing.least": "shortest ringing time",
  "ringing.most": "longest ringing time",
  "lostCalls.slowFrom": "lost calls from which dialling slows down",
  "lostCalls.pauseFrom": "lost calls from which the campaign pauses",
  "lostCalls.leastCalls": "answered calls from which this holds",
  keepsRobinson: "Robinson lists are kept",
};

export function dialRuleField(field: DialRuleField): string {
  return FIELDS[field];
}

const PRESETS: Readonly<Record<PresetName, string>> = {
  DE: "Germany",
  AT: "Austria",
  CH: "Switzerland",
  none: "none",
};

export function dialPreset(preset: PresetName): string {
  return PRESETS[preset];
}
