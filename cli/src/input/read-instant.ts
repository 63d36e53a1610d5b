import { CliError, wrongInput } from "../errors.ts";
import { formats, zoneHere } from "../output/formats.ts";

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const AGO = /^(\d{1,5})([mhd])$/;
const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/;
const GERMAN_DAY = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/;
const TIME =
  /^(?:T|,? +)(?<time>(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d{2}:\d{2})?$/;

/**
 * A point in time as ISO 8601: `2026-11-21` or `21.11.2026` (its midnight), with a time as
 * `2026-11-21T14:30` or `21.11.2026 14:30`, by this machine's clock unless an offset stands behind it;
 * or so long ago as `90m`, `2h`, `7d` say.
 * @throws CliError (2) that names the option and what is wrong
 */
export function readInstant(text: string, option: string, now: number): string {
  const [, count, unit] = AGO.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) {
    return new Date(now - Number(count) * (UNITS[unit] ?? 0)).toISOString();
  }
  const written = parse(text, option);
  const { date, time = "00:00", zone = "" } = written;
  const instant = Date.parse(`${date}T${time}${zone}`);
  if (Number.isNaN(instant) || time.startsWith("24"))
    throw refused(text, option, "there is no such time of day");
  if (zone === "" && !shows(instant, time) && time !== "00:00") {
    throw refused(text, option, `the clocks of ${zoneHere()} leave this time out`);
  }
  return new Date(instant).toISOString();
}

/**
 * The same, of when somebody agreed: a day without a time stays one, as `2026-11-21`, for nobody knows
 * the hour.
 */
export function readDayOrInstant(text: string, option: string, now: number): string {
  if (AGO.test(text)) return readInstant(text, option, now);
  const { date, time } = parse(text, option);
  return time === undefined ? date : readInstant(text, option, now);
}

/**
 * The same, of what has happened already.
 * @throws CliError (2) where it lies ahead wherever one is
 */
export function readPastDayOrInstant(text: string, option: string, now: number): string {
  const read = readDayOrInstant(text, option, now);
  // A day begins up to 14 hours before UTC's; whose it is the server knows.
  const begins = read.includes("T") ? Date.parse(read) : Date.parse(read) - EARLIEST_DAY;
  if (begins <= now) return read;
  throw wrongInput(`"${text}" after ${option} lies in the future.`, {
    hint: "Name the time at which it happened.",
  });
}

/**
 * The same, of what is still to come; `2h` is in two hours.
 * @throws CliError (2) where it is over
 */
export function readComingInstant(text: string, option: string, now: number): string {
  const [, count, unit] = AGO.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) {
    return new Date(now + Number(count) * (UNITS[unit] ?? 0)).toISOString();
  }
  const hint = `Write it as 2026-12-01T09:00 or 1.12.2026 9:00, by the clock of ${zoneHere()} unless +01:00 or Z stands behind it; or 90m, 2h, 7d for in so long a time.`;
  let read: string;
  try {
    read = readInstant(text, option, now);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw wrongInput(error.message, { hint });
  }
  if (Date.parse(read) > now) return read;
  throw wrongInput(`"${text}" after ${option} is over.`, { hint });
}

const EARLIEST_DAY = 14 * 3_600_000;

/** What was read, as it is told again: a day, or a time with the zone that it was taken for. */
export function toldInstant(read: string): string {
  return read.includes("T") ? `${formats.dateTime(read, zoneHere())} (${zoneHere()})` : read;
}

interface Written {
  /** yyyy-mm-dd. */
  date: string;
  time?: string | undefined;
  zone?: string | undefined;
}

function parse(text: string, option: string): Written {
  const trimmed = text.trim();
  const found = ISO_DAY.exec(trimmed) ?? GERMAN_DAY.exec(trimmed);
  const { year = "", month = "", day = "" } = found?.groups ?? {};
  const rest = trimmed.slice(found?.[0].length ?? 0);
  const behind = rest === "" ? {} : TIME.exec(rest)?.groups;
  if (!found || behind === undefined) {
    throw wrongInput(`"${text}" after ${option} is no point in time.`, { hint: forms() });
  }
  const date = `${year}-${two(month)}-${two(day)}`;
  if (!isRealDay(date)) throw refused(text, option, "there is no such day");
  const { hour, time, zone } = behind;
  if (hour === undefined || time === undefined) return { date };
  return { date, time: time.padStart(time.length + 2 - hour.length, "0"), zone };
}

function refused(text: string, option: string, why: string) {
  return wrongInput(`"${text}" after ${option}: ${why}.`, { hint: forms() });
}

function forms(): string {
  return `Write it as 2026-11-21, 21.11.2026, 2026-11-21T14:30 or 21.11.2026 14:30, by the clock of ${zoneHere()} unless +01:00 or Z stands behind it; or 90m, 2h, 7d for so long ago.`;
}

function two(digits: string): string {
  return digits.padStart(2, "0");
}

/** `Date` makes the 2nd of March of the 30th of February. */
function isRealDay(date: string): boolean {
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}

/** Whether the clock here does show that time then; in spring it leaves out an hour. */
function shows(instant: number, time: string): boolean {
  const at = new Date(instant);
  return time.startsWith(`${two(`${at.getHours()}`)}:${two(`${at.getMinutes()}`)}`);
}
