import { type Formats, formatsIn } from "@rufbaum/words/format";

/** Whose clock tells moments; `null`: this machine's, until a server has said by whose it goes. */
let zone: string | null = null;

/** The zone that a server names; what this machine does not know stays out. */
export function keepTimeZone(named: string | null): void {
  if (named === null || isKnown(named)) zone = named;
}

/** IANA: by whose clock moments are told. */
export function toldZone(): string {
  return zone ?? zoneHere();
}

/** Whose time it is where none is named: IANA's name, such as `Europe/Berlin`. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const english = formatsIn("en");
type Told = (iso: string, timeZone?: string) => string;

function byServersClock(told: Told): Told {
  return (iso, timeZone = zone ?? undefined) => told(iso, timeZone);
}

/** How the command line, which is English, writes figures, dates and durations. */
export const formats: Formats = {
  ...english,
  date: byServersClock(english.date),
  dateTime: byServersClock(english.dateTime),
  clock: byServersClock(english.clock),
  time: byServersClock(english.time),
};

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
