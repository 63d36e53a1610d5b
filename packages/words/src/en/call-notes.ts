import type { CallNote, NextStep } from "@rufbaum/calls";
import { outcomeNames } from "@rufbaum/tree/graph";
import { formatsIn } from "../format/index.ts";
import { endReason } from "./end-reasons.ts";

const OUTCOMES = outcomeNames("en");
const ZONE = "Europe/Berlin";
const { date, dateTime, duration, quoted, time } = formatsIn("en");
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const NEXT_STEPS: Readonly<Record<NextStep, string>> = {
  "keep-appointment": "Keep the appointment",
  "call-back": "Call back as wished",
  "send-information": "Send information",
  "speak-in-person": "A person is to get in touch",
  "try-again": "Try again",
  "call-no-more": "Call no more",
};

export function callNote(note: CallNote): string {
  return [
    headline(note),
    result(note),
    ...(note.isTakenOver ? ["A person has taken the call over."] : []),
    ...disclosed(note),
    ...(note.optOutAt === null
      ? []
      : [`Wants no more calls, said at ${time(iso(note.optOutAt), ZONE)}.`]),
    ...listed(
      "Collected",
      note.values.map(({ label, value }) => `${label}: ${written(value)}`),
    ),
    ...listed(
      "Objections",
      note.objections.map(
        ({ title, said, answer }) => `${title}: ${quoted(said)} Answer: ${quoted(answer)}`,
      ),
    ),
    ...(note.lastWords === null ? [] : [`Said last: ${quoted(note.lastWords)}`]),
    ...(note.nextStep === null ? [] : [`Next step: ${NEXT_STEPS[note.nextStep]}`]),
  ].join("\n");
}

function headline({ direction, number, startedAt, treeName, ...note }: CallNote): string {
  const who = direction === "inbound" ? `Call from ${number}` : `Call to ${number}`;
  const long = note.duration === null ? "" : `, lasted ${duration(note.duration)}`;
  return `${who} on ${dateTime(iso(startedAt), ZONE)} (German time)${long}, with ${quoted(treeName)}`;
}

function result({ outcome, isOutcomeByHand, endReason: code, answeredBy }: CallNote): string {
  if (outcome === null) return "The call goes on.";
  const hand = isOutcomeByHand ? " (set by hand)" : "";
  const who =
    answeredBy === "nobody"
      ? " Nobody answered."
      : answeredBy === "machine"
        ? " No person answered."
        : "";
  const why = code === null ? null : endReason(code);
  return `Outcome: ${OUTCOMES[outcome]}${hand}.${who}${why === null ? "" : ` End: ${why}.`}`;
}

function disclosed({ disclosure }: CallNote): string[] {
  if (disclosure === null) return [];
  const heard = disclosure.isHeard ? "heard to its end" : "not known to be heard to its end";
  return [`Told that an AI speaks at ${time(iso(disclosure.at), ZONE)}, ${heard}.`];
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];
}

function written(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)
    ? date(value, "UTC")
    : String(value);
}
