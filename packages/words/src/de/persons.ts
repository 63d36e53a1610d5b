import type { Outcome } from "@rufbaum/tree";
import { formatsIn } from "../format/index.ts";
import { OUTCOME_NAMES } from "./outcomes.ts";

/** What was said in a call, for whoever it was said to. Times in milliseconds since 1970. */
export interface PersonTranscript {
  createdAt: number;
  direction: "outbound" | "inbound";
  from: string;
  to: string;
  outcome: Outcome | null;
  messages: readonly { at: number; speaker: "ai" | "caller"; text: string }[];
}

const ZONE = "Europe/Berlin";
const { dateTime, time } = formatsIn("de");
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

export function personTranscript(call: PersonTranscript): string {
  const { createdAt, direction, from, to, outcome, messages } = call;
  const lines = messages.map(
    ({ at, speaker, text }) =>
      `${time(iso(at), ZONE)} ${speaker === "ai" ? "Sprachagent" : "Angerufener"}: ${text}`,
  );
  return [
    `${direction === "inbound" ? "Eingehender Anruf" : "Anruf"} vom ${dateTime(iso(createdAt), ZONE)} (deutsche Zeit), von ${from} an ${to}`,
    ...(outcome === null ? [] : [`Ergebnis: ${OUTCOME_NAMES[outcome]}`]),
    "",
    ...lines,
    "",
  ].join("\n");
}

export const personReadMeName: string = "LIESMICH.txt";

/** What the files of an export are. @param missing recordings that the carrier did not hand over */
export function personReadMe(about: {
  number: string;
  at: number;
  missing: readonly string[];
}): string {
  const { number, at, missing } = about;
  return [
    `Diese Dateien enthalten, was hier am ${dateTime(iso(at), ZONE)} (deutsche Zeit) zu ${number} gespeichert war.`,
    "",
    "person.json: alle Angaben: Kontakt, Listen, Einwilligungen mit Wortlaut, Sperre, Anrufe mit",
    "  Zeiten, Ergebnis, Gesagtem und den im Gespräch erfassten Werten (values). Zeiten in UTC.",
    "evidence: Dateien, die Einwilligungen belegen, beginnend mit der Kennung der Erklärung",
    "  (statementId). Eine Datei kann auch andere nennen: prüfen Sie das, bevor Sie sie weitergeben.",
    "transcripts: was in jedem Anruf gesagt wurde, zum Lesen.",
    "recordings: Aufnahmen, soweit es welche gibt.",
    "",
    ...(missing.length === 0
      ? []
      : ["Diese Aufnahmen gab der Anbieter nicht oder nicht ganz heraus:", ...missing, ""]),
  ].join("\n");
}
