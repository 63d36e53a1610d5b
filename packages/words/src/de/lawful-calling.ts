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

const { counted, percent, quoted, whole } = writtenIn("de");
const { date, dateTime } = datesIn("de");

const SUPPRESSIONS: Readonly<Record<SuppressionReason, string>> = {
  asked: "hat darum gebeten",
  "by-hand": "von Hand eingetragen",
  imported: "in einer eingelesenen Datei gesperrt",
  erased: "die Daten dieser Person wurden gelöscht",
  robinson: "steht auf einer Robinsonliste",
  undecided: "bitte entscheiden, ob wieder angerufen werden darf",
};

/** Why nobody calls a number. */
export function suppressionReason(reason: SuppressionReason): string {
  return SUPPRESSIONS[reason];
}

function sentences(timeZone: string | undefined): Sentences<DenialFact> {
  const day = (moment: number) => date(new Date(moment).toISOString(), timeZone);
  return {
    suppressed: ({ reason, since }) => `Gesperrt seit ${day(since)}: ${SUPPRESSIONS[reason]}.`,
    "no-consent": "Keine Einwilligung dokumentiert.",
    "no-company":
      "Noch kann niemand eingewilligt haben, denn für welche Firma angerufen wird, ist nicht genannt (Einstellungen, „Rechtssicher anrufen“).",
    "consent-for-other": ({ channel, company, purpose, withdrawnAt = null }) =>
      `Eingewilligt nur in ${consentChannel(channel)} von ${quoted(company)}${purpose === null ? "" : ` zum Zweck ${quoted(purpose)}`}${withdrawnAt === null ? "" : `, widerrufen am ${day(withdrawnAt)}`}.`,
    "consent-withdrawn": ({ since }) => `Einwilligung am ${day(since)} widerrufen.`,
    "consent-lapsed": ({ since }) => `Einwilligung am ${day(since)} erloschen.`,
    "no-call-back-wish":
      "Kein Wunsch nach einem Rückruf: in keinem Gespräch mit dieser Person wurde er geäußert.",
    "call-back-wish-used": ({ since }) =>
      `Der Wunsch nach einem Rückruf ist erfüllt: am ${day(since)} wurde mit dieser Person gesprochen.`,
    "call-back-wish-lapsed": ({ since }) =>
      `Der Wunsch nach einem Rückruf liegt zu lange zurück: er galt bis ${day(since)}.`,
    holiday: ({ name, region }) =>
      `Feiertag: ${name}${region === null ? "" : ` (${regionName(region)})`}.`,
    "uncallable-number": "Diese Nummer kann nicht mehr angerufen werden: Es gibt sie so nicht.",
    "unknown-local-time": ({ country }) =>
      `Wie spät es dort ist, lässt sich nicht sagen: ${countryName(country)} hat nicht nur eine Uhrzeit.`,
    "day-off": (fact) => `${DAYS[fact.day]} wird dort nicht angerufen.`,
    "never-open":
      "Es gibt keine Stunde der Woche, die Regeln und Kampagne beide zulassen: Ändern Sie die Zeiten der einen oder der anderen.",
    "outside-window": ({ at, from, until }) =>
      `Außerhalb der Zeit: dort ist es ${minuteOfDay(at)}, erlaubt ist ${minuteOfDay(from)}–${minuteOfDay(until)}.`,
    "too-many-today": ({ used, limit }) => `Heute schon ${tooMany(used, limit)}.`,
    "too-many-this-week": ({ used, limit }) => `In sieben Tagen schon ${tooMany(used, limit)}.`,
    "too-many-in-campaign": ({ used, limit }) =>
      `In dieser Kampagne schon ${tooMany(used, limit)}.`,
    "too-many-lost": ({ share, limit, answered }) =>
      `Bei ${percent(100 * share)} von ${counted(answered, "angenommenen Anruf", "angenommenen Anrufen")} war zwei Sekunden nichts zu hören, erlaubt sind weniger als ${percent(100 * limit)}.`,
    "ringing-too-short": ({ seconds, limit }) =>
      `Es soll nur ${whole(seconds)} s klingeln, nötig sind mindestens ${whole(limit)} s.`,
    "ringing-too-long": ({ seconds, limit }) =>
      `Es soll ${whole(seconds)} s klingeln, erlaubt sind höchstens ${whole(limit)} s.`,
    "no-caller-number": ({ why }) => noCallerNumber(why),
  };
}

function countryName(country: string): string {
  return regionNames("de", [country]).join("");
}

const DAYS = {
  workday: "An Werktagen",
  saturday: "Samstags",
  sunday: "Sonntags",
  "this-weekday": "An diesem Wochentag",
} as const;

function tooMany(used: number, limit: number): string {
  return `${counted(used, "Anruf", "Anrufe")}, erlaubt ${limit === 1 ? "ist" : "sind"} ${whole(limit)}`;
}

/** What forbids a call, in one line; days are told in the zone, or else in the machine's. */
export function denial(fact: DenialFact, timeZone?: string): string {
  return telling(sentences(timeZone))(fact);
}

/** When a call that is forbidden now may be placed, as far as its rule goes. */
export function dialAgain(againAt: number, timeZone?: string): string {
  return `Wieder möglich ab ${dateTime(new Date(againAt).toISOString(), timeZone)} (Ortszeit).`;
}

const RULES: Readonly<Record<DialRule, string>> = {
  suppression: "Sperrliste",
  consent: "Einwilligung",
  holiday: "Feiertage",
  window: "Anrufzeiten",
  attempts: "Versuche",
  "lost-calls": "Verlorene Anrufe",
  ringing: "Klingeldauer",
  "caller-number": "Angezeigte Rufnummer",
};

export function dialRule(rule: DialRule): string {
  return RULES[rule];
}

const SOURCES: Readonly<Record<DialRuleSource, string>> = {
  "uwg-7": "§ 7 Abs. 2 UWG",
  "uwg-7a": "§ 7a UWG",
  "dsgvo-21": "Art. 21 Abs. 3 DSGVO",
  "bnetza-practice": "Praxis der Bundesnetzagentur",
  "industry-code": "Branchenkodex der Callcenter von 2015",
  "tkg-120": "§ 120 TKG",
  "tkg-at-174": "§ 174 TKG 2021 (Österreich)",
  "uwg-ch-3": "Art. 3 Abs. 1 UWG (Schweiz)",
  "dsg-ch-30": "Art. 30 DSG (Schweiz)",
  robinson: "Robinsonliste (freiwillig)",
  "as-in-germany": "wie in Deutschland: eine eigene Regel des Landes ist uns nicht bekannt",
  "our-preset": "Voreinstellung",
  own: "eigene Einstellung",
};

export function dialRuleSource(source: DialRuleSource): string {
  return SOURCES[source];
}

const FIELDS: Readonly<Record<DialRuleField, string>> = {
  consent: "Einwilligung",
  consentMonths: "Gültigkeit der Einwilligung",
  callBackDays: "Gültigkeit eines Rückrufwunsches",
  "windows.workdays": "Anrufzeit an Werktagen",
  "windows.saturday": "Anrufzeit am Samstag",
  "windows.sunday": "Anrufzeit am Sonntag",
  keepsHolidays: "Feiertage gelten als Sonntage",
  "attempts.perDay": "Versuche am Tag",
  "attempts.perWeek": "Versuche in sieben Tagen",
  "attempts.perCampaign": "Versuche in einer Kampagne",
  "ringing.least": "Mindestens klingeln lassen",
  "ringing.most": "Höchstens klingeln lassen",
  "lostCalls.slowFrom": "Verlorene Anrufe, ab denen langsamer gewählt wird",
  "lostCalls.pauseFrom": "Verlorene Anrufe, ab denen die Kampagne pausiert",
  "lostCalls.leastCalls": "Angenommene Anrufe, ab denen das gilt",
  keepsRobinson: "Robinsonlisten beachten",
};

/** What can be changed of a preset. */
export function dialRuleField(field: DialRuleField): string {
  return FIELDS[field];
}

const PRESETS: Readonly<Record<PresetName, string>> = {
  DE: "Deutschland",
  AT: "Österreich",
  CH: "Schweiz",
  none: "Keine",
};

export function dialPreset(preset: PresetName): string {
  return PRESETS[preset];
}
