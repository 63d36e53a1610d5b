import type { PersonTranscript } from "../de/persons.ts";
import { formatsIn } from "../format/index.ts";
import { OUTCOME_NAMES } from "./outcomes.ts";

const ZONE = "Europe/Berlin";
const { dateTime, time } = formatsIn("en");
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

export function personTranscript(call: PersonTranscript): string {
  const { createdAt, direction, from, to, outcome, messages } = call;
  const lines = messages.map(
    ({ at, speaker, text }) =>
      `${time(iso(at), ZONE)} ${speaker === "ai" ? "Voice agent" : "Called person"}: ${text}`,
  );
  return [
    `${direction === "inbound" ? "Incoming call" : "Call"} of ${dateTime(iso(createdAt), ZONE)} (German time), from ${from} to ${to}`,
    ...(outcome === null ? [] : [`Result: ${OUTCOME_NAMES[outcome]}`]),
    "",
    ...lines,
    "",
  ].join("\n");
}

export const personReadMeName: string = "README.txt";

export function personReadMe(about: {
  number: string;
  at: number;
  missing: readonly string[];
}): string {
  const { number, at, missing } = about;
  return [
    `These files hold what was stored here about ${number} on ${dateTime(iso(at), ZONE)} (German time).`,
    "",
    "person.json: everything: contact, lists, consents with their wording, block, calls with times,",
    "  outcome, what was said and the values learnt in the conversation (values). Times in UTC.",
    "evidence: files that show consents, by the id of the statement (statementId). A file may name",
    "  others, too: look before you hand it on.",
    "transcripts: what was said in each call, to be read.",
    "recordings: recordings, as far as there are any.",
    "",
    ...(missing.length === 0
      ? []
      : ["The carrier did not hand over these recordings, or not all of them:", ...missing, ""]),
  ].join("\n");
}
