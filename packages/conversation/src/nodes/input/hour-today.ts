import type { HalfValue } from "@rufbaum/understanding";
import { timeToPropose } from "./propose.ts";

/**
 * The hour of today that is meant: as it is, or twelve hours later where it has struck and nobody said
 * that the morning is meant; `null` where both are over.
 *
 * @param hour "HH:mm"
 * @param text what was said with it
 * @param now minutes since midnight
 */
export function hourStillToCome(hour: string, text: string, now: number): string | null {
  const struck = minutesOf(hour);
  if (struck > now) return hour;
  const later = struck + HALF_A_DAY;
  const mayBeLater = struck < HALF_A_DAY && later > now && !OF_MORNING.test(text);
  return mayBeLater ? hourOf(later) : null;
}

/**
 * The hour to propose within what is known of it; `null` where none is left of today.
 *
 * @param now minutes since midnight where it is for today, else `null`
 */
export function hourToPropose(
  half: Pick<HalfValue, "part" | "before"> | null,
  now: number | null,
): string | null {
  if (half?.before !== undefined) {
    const earlier = minutesOf(half.before) - TO_GET_READY;
    return earlier > (now ?? 0) ? hourOf(earlier) : null;
  }
  return now === null ? timeToPropose(half?.part) : hourToProposeToday(half?.part, now);
}

/** The hour of today to propose: the usual one of a part of the day, or the next full one with time to come. */
export function hourToProposeToday(part: PartOfDay | undefined, now: number): string | null {
  const usual = timeToPropose(part);
  if (minutesOf(usual) > now) return usual;
  if (part !== undefined) return null;
  const next = Math.ceil((now + TO_GET_READY) / 60) * 60;
  return next <= LATEST ? hourOf(next) : null;
}

/** Whether an hour lies in a part of the day: "abends" is a yes to "20 Uhr?". */
export function liesIn(part: PartOfDay | undefined, hour: string): boolean {
  if (part === undefined) return false;
  const [first, last] = HOURS_OF[part];
  const minutes = minutesOf(hour);
  return minutes >= first * 60 && minutes <= last * 60;
}

type PartOfDay = NonNullable<Parameters<typeof timeToPropose>[0]>;

const HOURS_OF: Readonly<Record<PartOfDay, readonly [first: number, last: number]>> = {
  morning: [5, 11],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [20, 24],
};

/** "Acht Uhr früh", "08:00". */
const OF_MORNING =
  /(?<!\p{L})(?:morgens|früh\p{L}*|vormittag\p{L}*|nachts|heute? morgen)(?!\p{L})|(?<!\d)0\d[:.]\d\d/iu;

/** In minutes. */
const HALF_A_DAY = 12 * 60;
const TO_GET_READY = 60;
const LATEST = 18 * 60;

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return hours * 60 + minutes;
}

function hourOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((one) => String(one).padStart(2, "0"))
    .join(":");
}
