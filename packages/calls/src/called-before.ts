import type { Outcome } from "@rufbaum/tree";
import type { GivenVariables } from "@rufbaum/tree/graph";
import { contactVariables } from "./dialer/contact-variables.ts";
import type { DialledContact } from "./dialer/ports.ts";

/** What is known of who calls back: the campaign's call that he missed, or had. */
export interface CalledBefore {
  /** The campaign's key, and the contact in it. */
  campaign: number;
  contact: number;
  campaignName: string;
  /** As consents name it; `null` if nobody said. */
  purpose: string | null;
  /** What the call came to; `null` while it is open. */
  outcome: Outcome | null;
  /** When he was called, milliseconds since 1970. */
  at: number;
  /** As the campaign knows him; `null` where his data are gone. */
  person: DialledContact | null;
  /** The campaign's. */
  otherColumns: readonly string[];
}

const TIME_ZONE = "Europe/Berlin";

/**
 * What the tree of his call can say: the contact's variables, and `campaign`, `lastOutcome`,
 * `lastCallAt` (a day, `2026-11-24`) and `lastCallWhen` ("gestern um 15:30 Uhr").
 */
export function variablesOfCallBack(before: CalledBefore, now: number): GivenVariables {
  return {
    ...(before.person && contactVariables(before.person, before.otherColumns)),
    campaign: before.campaignName,
    lastCallAt: dayOf(before.at),
    lastCallWhen: spokenMoment(before.at, now),
    ...(before.outcome !== null && { lastOutcome: before.outcome }),
  };
}

function spokenMoment(at: number, now: number): string {
  const day = dayOf(at);
  const time = TIME.format(at);
  if (day === dayOf(now)) return `heute um ${time} Uhr`;
  if (day === dayBefore(dayOf(now))) return `gestern um ${time} Uhr`;
  return `am ${DAY.format(at)} um ${time} Uhr`;
}

/** `2026-11-24`. */
function dayOf(at: number): string {
  return ISO_DAY.format(at);
}

function dayBefore(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(noon - 24 * 3_600_000).toISOString().slice(0, 10);
}

const ISO_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" });
const TIME = new Intl.DateTimeFormat("de-DE", { timeZone: TIME_ZONE, timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("de-DE", {
  timeZone: TIME_ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
});
