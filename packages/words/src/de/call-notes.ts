import type { CallNote, NextStep } from "@rufbaum/calls";
import { outcomeNames } from "@rufbaum/tree/graph";
import { formatsIn } from "../format/index.ts";
import { endReason } from "./end-reasons.ts";

const OUTCOMES = outcomeNames("de");
const ZONE = "Europe/Berlin";
const { date, dateTime, duration, quoted, time } = formatsIn("de");
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const NEXT_STEPS: Readonly<Record<NextStep, string>> = {
  "keep-appointment": "Termin wahrnehmen",
  "call-back": "Wie gewünscht zurückrufen",
  "send-information": "Informationen senden",
  "speak-in-person": "Ein Mensch soll sich melden",
  "try-again": "Erneut versuchen",
  "call-no-more": "Nicht mehr anrufen",
};

/** A call for the files of whoever was not in it, made without any language model. */
export function callNote(note: CallNote): string {
  return [
    headline(note),
    result(note),
    ...(note.isTakenOver ? ["Ein Mensch hat das Gespräch übernommen."] : []),
    ...disclosed(note),
    ...(note.optOutAt === null
      ? []
      : [`Wünscht seit ${time(iso(note.optOutAt), ZONE)} Uhr keine Anrufe mehr.`]),
    ...listed(
      "Erfasst",
      note.values.map(({ label, value }) => `${label}: ${written(value)}`),
    ),
    ...listed(
      "Einwände",
      note.objections.map(
        ({ title, said, answer }) => `${title}: ${quoted(said)} Antwort: ${quoted(answer)}`,
      ),
    ),
    ...(note.lastWords === null ? [] : [`Zuletzt gesagt: ${quoted(note.lastWords)}`]),
    ...(note.nextStep === null ? [] : [`Nächster Schritt: ${NEXT_STEPS[note.nextStep]}`]),
  ].join("\n");
}

function headline({ direction, number, startedAt, treeName, ...note }: CallNote): string {
  const who = direction === "inbound" ? `Anruf von ${number}` : `Anruf an ${number}`;
  const long = note.duration === null ? "" : `, Dauer ${duration(note.duration)}`;
  return `${who} am ${dateTime(iso(startedAt), ZONE)} (deutsche Zeit)${long}, mit ${quoted(treeName)}`;
}

function result({ outcome, isOutcomeByHand, endReason: code, answeredBy }: CallNote): string {
  if (outcome === null) return "Der Anruf läuft noch.";
  const hand = isOutcomeByHand ? " (von Hand gesetzt)" : "";
  const who =
    answeredBy === "nobody"
      ? " Niemand hat abgenommen."
      : answeredBy === "machine"
        ? " Kein Mensch hat abgenommen."
        : "";
  const why = code === null ? null : endReason(code);
  return `Ergebnis: ${OUTCOMES[outcome]}${hand}.${who}${why === null ? "" : ` Ende: ${why}.`}`;
}

function disclosed({ disclosure }: CallNote): string[] {
  if (disclosure === null) return [];
  const heard = disclosure.isHeard ? "zu Ende gehört" : "nicht nachweislich zu Ende gehört";
  return [`Hinweis auf die KI um ${time(iso(disclosure.at), ZONE)} Uhr, ${heard}.`];
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];
}

function written(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)
    ? date(value, "UTC")
    : String(value);
}
