import type { Outcome } from "@rufbaum/tree";
import { outcomeNames } from "@rufbaum/tree/graph";
import { cityOf, formatsIn } from "../format/index.ts";

const OUTCOME_NAMES = outcomeNames("de");

/** What was said in a call, for whoever it was said to. Times in milliseconds since 1970. */
export interface PersonTranscript {
  createdAt: number;
  direction: "outbound" | "inbound";
  from: string;
  to: string;
  outcome: Outcome | null;
  messages: readonly { at: number; speaker: "ai" | "caller"; text: string }[];
}

const { counted, dateTime, quoted, time } = formatsIn("de");
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

export function personTranscript(call: PersonTranscript, timeZone: string): string {
  const { createdAt, direction, from, to, outcome, messages } = call;
  const lines = messages.map(
    ({ at, speaker, text }) =>
      `${time(iso(at), timeZone)} ${speaker === "ai" ? "Sprachagent" : "Angerufener"}: ${text}`,
  );
  return [
    `${direction === "inbound" ? "Eingehender Anruf" : "Anruf"} vom ${dateTime(iso(createdAt), timeZone)} (Zeit in ${cityOf(timeZone)}), von ${from} an ${to}`,
    ...(outcome === null ? [] : [`Ergebnis: ${OUTCOME_NAMES[outcome]}`]),
    "",
    ...lines,
    "",
  ].join("\n");
}

export const personReadMeName: string = "LIESMICH.txt";

/** What an export is about. Times in milliseconds since 1970. */
export interface ToldExport {
  number: string;
  at: number;
  company: string | null;
  purpose: string | null;
  /** Where the data came from. */
  lists: readonly {
    name: string;
    fileName: string;
    importedAt: number;
    importedBy: string;
    line: number;
  }[];
  /** When the contact was stored; `null` where there is none. */
  contactSince: number | null;
  /** `null`: until somebody deletes them. */
  keptForDays: Readonly<
    Record<"recordings" | "transcripts" | "calls" | "contacts" | "audit", number | null>
  >;
  /** Recordings that the carrier did not hand over. */
  missing: readonly string[];
}

/** What the files of an export are, and what the law wants to be said of the data. */
export function personReadMe(about: ToldExport, timeZone: string): string {
  const { number, at, company, purpose, missing } = about;
  return [
    `Diese Dateien enthalten, was hier am ${dateTime(iso(at), timeZone)} (Zeit in ${cityOf(timeZone)}) zu ${number} gespeichert war.`,
    "",
    "person.json: alle Angaben: Kontakt, Listen, Kampagnen, Einwilligungen mit Wortlaut, Sperre, Anrufe",
    "  mit Zeiten, Ergebnis, Gesagtem und den im Gespräch erfassten Werten (values). Zeiten in UTC; wo",
    "  nur ein Tag bekannt ist, steht er daneben (grantedOn, withdrawnOn, endsOn).",
    "evidence: Dateien, die Einwilligungen belegen, beginnend mit der Kennung der Erklärung",
    "  (statementId). Eine Datei kann auch andere nennen: prüfen Sie das, bevor Sie sie weitergeben.",
    "transcripts: was in jedem Anruf gesagt wurde, zum Lesen.",
    "recordings: Aufnahmen, soweit es welche gibt.",
    "",
    ...(company === null ? [] : [`Verantwortlich: ${company}`]),
    `Zweck der Anrufe: ${purpose ?? "nicht allgemein festgelegt, siehe Einwilligungen und Anrufe (purpose)"}`,
    "",
    "Herkunft der Daten:",
    ...originOf(about, timeZone),
    "",
    "So lange wird aufbewahrt:",
    ...keptOf(about.keptForDays),
    "",
    ...(missing.length === 0
      ? []
      : ["Diese Aufnahmen gab der Anbieter nicht oder nicht ganz heraus:", ...missing, ""]),
  ].join("\n");
}

function originOf({ lists, contactSince }: ToldExport, timeZone: string): string[] {
  if (lists.length > 0) {
    return lists.map(
      ({ name, fileName, importedAt, importedBy, line }) =>
        `  Liste ${quoted(name)} (Datei ${fileName}, Zeile ${line}), eingelesen am ${dateTime(iso(importedAt), timeZone)} von ${importedBy}`,
    );
  }
  return contactSince === null
    ? ["  Ein Kontakt ist nicht gespeichert."]
    : [
        `  Der Kontakt ist seit ${dateTime(iso(contactSince), timeZone)} gespeichert; eine Liste, von der er stammt, ist nicht vermerkt.`,
      ];
}

function keptOf(days: ToldExport["keptForDays"]): string[] {
  const told = (count: number | null, after: string, open: string) =>
    count === null ? open : `${counted(count, "Tag", "Tage")}${after}`;
  return [
    `  Aufnahmen: ${told(days.recordings, "", "bis sie jemand löscht")}`,
    `  Gesagtes und erfasste Werte: ${told(days.transcripts, "", "bis sie jemand löscht")}`,
    `  Anrufe: ${told(days.calls, "", "bis sie jemand löscht")}`,
    `  Kontakt: ${told(days.contacts, " nach dem letzten Anruf, Einlesen oder Ändern", "bis ihn jemand löscht")}`,
    "  Einwilligungen: fünf Jahre, nachdem sie erteilt wurden, und nach jedem Anruf auf ihrer Grundlage (§ 7a UWG)",
    "  Widerrufe und Sperren: auf Dauer, damit sie beachtet werden",
    `  Protokoll dessen, wer hier etwas geändert hat: ${told(days.audit, "", "auf Dauer")}`,
  ];
}
