import type { Outcome } from "@rufbaum/tree";
import { outcomeNames } from "@rufbaum/tree/graph";
import { formatsIn } from "../format/index.ts";

const OUTCOMES = outcomeNames("de");
const ZONE = "Europe/Berlin";
const { dateTime, duration, quoted, time } = formatsIn("de");

/** A call with all that was said in it. Times ISO 8601, `duration` in seconds. */
export interface ToldCall {
  number: string;
  isInbound: boolean;
  startTime: string;
  duration: number;
  treeName: string;
  outcome: Outcome | null;
  /** What was said was dropped when it ended, as the settings want it. */
  isNotLogged: boolean;
  messages: readonly { at: string; by: "agent" | "caller" | "operator"; text: string }[];
}

const SPEAKERS = {
  agent: "Sprachagent",
  caller: "Gesprächspartner",
  operator: "Sprachagent (eingegeben)",
} as const;

const NOTHING = "Es ist kein Gesprächstext gespeichert.";
const NOT_LOGGED =
  "Nicht protokolliert: Was gesagt wurde, wurde mit dem Ende des Anrufs gelöscht, so steht es in den Einstellungen.";

export function callTranscript(call: ToldCall): string {
  const { number, isInbound, startTime, treeName, outcome, messages } = call;
  return [
    `${isInbound ? "Anruf von" : "Anruf an"} ${number} am ${dateTime(startTime, ZONE)} (deutsche Zeit), Dauer ${duration(call.duration)}, mit ${quoted(treeName)}`,
    `Ergebnis: ${outcome === null ? "läuft noch" : OUTCOMES[outcome]}`,
    "",
    ...(messages.length === 0 ? [call.isNotLogged ? NOT_LOGGED : NOTHING] : []),
    ...messages.map(({ at, by, text }) => `${time(at, ZONE)} ${SPEAKERS[by]}: ${text}`),
    "",
  ].join("\n");
}
