/** The zone of the machine, unless another is given. */
type Zone = string | undefined;

const FIELDS = {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
} as const;

const formats = new Map<Zone, Intl.DateTimeFormat>();

function fields(iso: string, timeZone: Zone): Record<string, string> {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("de-DE", timeZone ? { ...FIELDS, timeZone } : FIELDS);
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(new Date(iso));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** dd.MM.yyyy */
export function formatDate(iso: string, timeZone?: string): string {
  const { day, month, year } = fields(iso, timeZone);
  return `${day}.${month}.${year}`;
}

const day = new Intl.DateTimeFormat("de-DE", {
  weekday: "long",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "UTC",
});

/** Dienstag, 24.11.2026, of a day `2026-11-24`. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T12:00:00Z`));
}

/** dd.MM.yyyy HH:mm */
export function formatDateTime(iso: string, timeZone?: string): string {
  const { hour, minute } = fields(iso, timeZone);
  return `${formatDate(iso, timeZone)} ${hour}:${minute}`;
}

/** HH:mm */
export function formatClock(iso: string, timeZone?: string): string {
  const { hour, minute } = fields(iso, timeZone);
  return `${hour}:${minute}`;
}

/** HH:mm:ss */
export function formatTime(iso: string, timeZone?: string): string {
  const { hour, minute, second } = fields(iso, timeZone);
  return `${hour}:${minute}:${second}`;
}
