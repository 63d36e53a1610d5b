import { outcomeNames } from "@rufbaum/tree/graph";
import type { ToldCall } from "../de/call-transcripts.ts";
import { formatsIn } from "../format/index.ts";

const OUTCOMES = outcomeNames("en");
const ZONE = "Europe/Berlin";
const { dateTime, duration, quoted, time } = formatsIn("en");
const SPEAKERS = { agent: "Agent", caller: "Caller", operator: "Agent (typed)" } as const;

const NOT_LOGGED =
  "Not logged: what was said was deleted when the call ended, as the settings have it.";

export function callTranscript(call: ToldCall): string {
  const { number, isInbound, startTime, treeName, outcome, messages } = call;
  return [
    `${isInbound ? "Call from" : "Call to"} ${number} on ${dateTime(startTime, ZONE)} (German time), lasted ${duration(call.duration)}, with ${quoted(treeName)}`,
    `Outcome: ${outcome === null ? "in progress" : OUTCOMES[outcome]}`,
    "",
    ...(messages.length === 0 ? [call.isNotLogged ? NOT_LOGGED : "No words are stored."] : []),
    ...messages.map(({ at, by, text }) => `${time(at, ZONE)} ${SPEAKERS[by]}: ${text}`),
    "",
  ].join("\n");
}
