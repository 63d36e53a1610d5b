import { outcomeNames } from "@rufbaum/tree/graph";
import type { PersonTranscript, ToldExport } from "../de/persons.ts";
import { cityOf, formatsIn } from "../format/index.ts";

const OUTCOME_NAMES = outcomeNames("en");

const { counted, dateTime, quoted, time } = formatsIn("en");
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

export function personTranscript(call: PersonTranscript, timeZone: string): string {
  const { createdAt, direction, from, to, outcome, messages } = call;
  const lines = messages.map(
    ({ at, speaker, text }) =>
      `${time(iso(at), timeZone)} ${speaker === "ai" ? "Voice agent" : "Called person"}: ${text}`,
  );
  return [
    `${direction === "inbound" ? "Incoming call" : "Call"} of ${dateTime(iso(createdAt), timeZone)} (time in ${cityOf(timeZone)}), from ${from} to ${to}`,
    ...(outcome === null ? [] : [`Result: ${OUTCOME_NAMES[outcome]}`]),
    "",
    ...lines,
    "",
  ].join("\n");
}

export const personReadMeName: string = "README.txt";

export function personReadMe(about: ToldExport, timeZone: string): string {
  const { number, at, company, purpose, missing } = about;
  return [
    `These files hold what was stored here about ${number} on ${dateTime(iso(at), timeZone)} (time in ${cityOf(timeZone)}).`,
    "",
    "person.json: everything: contact, lists, campaigns, consents with their wording, block, calls with",
    "  times, outcome, what was said and the values learnt in the conversation (values). Times in UTC; where",
    "  only a day is known, it stands beside them (grantedOn, withdrawnOn, endsOn).",
    "evidence: files that show consents, by the id of the statement (statementId). A file may name",
    "  others, too: look before you hand it on.",
    "transcripts: what was said in each call, to be read.",
    "recordings: recordings, as far as there are any.",
    "",
    ...(company === null ? [] : [`Responsible: ${company}`]),
    `Purpose of the calls: ${purpose ?? "none settled for all, see consents and calls (purpose)"}`,
    "",
    "Where the data came from:",
    ...originOf(about, timeZone),
    "",
    "How long they are kept:",
    ...keptOf(about.keptForDays),
    "",
    ...(missing.length === 0
      ? []
      : ["The carrier did not hand over these recordings, or not all of them:", ...missing, ""]),
  ].join("\n");
}

function originOf({ lists, contactSince }: ToldExport, timeZone: string): string[] {
  if (lists.length > 0) {
    return lists.map(
      ({ name, fileName, importedAt, importedBy, line }) =>
        `  list ${quoted(name)} (file ${fileName}, line ${line}), imported on ${dateTime(iso(importedAt), timeZone)} by ${importedBy}`,
    );
  }
  return contactSince === null
    ? ["  No contact is stored."]
    : [
        `  The contact has been stored since ${dateTime(iso(contactSince), timeZone)}; no list is on record that it came from.`,
      ];
}

function keptOf(days: ToldExport["keptForDays"]): string[] {
  const told = (count: number | null, after = "", open = "until somebody deletes them") =>
    count === null ? open : `${counted(count, "day", "days")}${after}`;
  return [
    `  recordings: ${told(days.recordings)}`,
    `  what was said and learnt: ${told(days.transcripts)}`,
    `  calls: ${told(days.calls)}`,
    `  contact: ${told(days.contacts, " after the last call, import or change")}`,
    "  consents: five years after they were given, and after each call on their ground (§ 7a UWG)",
    "  withdrawals and blocks: for good, so that they are kept",
    `  the log of who changed something here: ${told(days.audit, "", "for good")}`,
  ];
}
