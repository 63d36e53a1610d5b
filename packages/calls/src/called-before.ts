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

/**
 * What the tree of his call can say: the contact's variables, and `campaign`, `lastOutcome`,
 * `lastCallAt` (a day, `2026-11-24`) and `lastCallWhen` ("gestern um 15:30 Uhr"), by the clock of
 * `timeZone`.
 */
export function variablesOfCallBack(
  before: CalledBefore,
  { now, timeZone }: { now: number; timeZone: string },
): GivenVariables {
  const says = clockOf(timeZone);
  return {
    ...(before.person && contactVariables(before.person, before.otherColumns)),
    campaign: before.campaignName,
    lastCallAt: says.isoDay(before.at),
    lastCallWhen: spokenMoment(before.at, now, says),
    ...(before.outcome !== null && { lastOutcome: before.outcome }),
  };
}

function spokenMoment(at: number, now: number, says: ZoneClock): string {
  const day = says.isoDay(at);
  const time = says.time(at);
  if (day === says.isoDay(now)) return `heute um ${time} Uhr`;
  if (day === dayBefore(says.isoDay(now))) return `gestern um ${time} Uhr`;
  return `am ${says.day(at)} um ${time} Uhr`;
}

function dayBefore(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(noon - 24 * 3_600_000).toISOString().slice(0, 10);
}

/** How a zone's clock and calendar are told; `isoDay` as `2026-11-24`. */
type ZoneClock = Readonly<Record<"isoDay" | "time" | "day", (at: number) => string>>;

/** Making one takes a hundred times as long as using it. */
const clocks = new Map<string, ZoneClock>();

function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const time = new Intl.DateTimeFormat("de-DE", { timeZone, timeStyle: "short" });
  const day = new Intl.DateTimeFormat("de-DE", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  const made: ZoneClock = {
    isoDay: (at) => isoDay.format(at),
    time: (at) => time.format(at),
    day: (at) => day.format(at),
  };
  clocks.set(timeZone, made);
  return made;
}
