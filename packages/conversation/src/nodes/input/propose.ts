import type { HalfValue } from "@rufbaum/understanding";
import {
  berlinAt,
  dayOf,
  easterOf,
  isoDate,
  partsOfDay,
  weekdayOf,
} from "@rufbaum/understanding/calendar";

/** The day to meet on that is proposed to whoever has none in mind: the next working one, in a stretch of days if one was named. */
export function dayToPropose(
  at: number,
  half: Pick<HalfValue, "from" | "to"> | null,
  text = "",
  closedOn: readonly number[] = [],
): string {
  const isOut = new Set([...weekdaysRuledOut(text), ...closedOn]);
  const tomorrow = berlinAt(at).day + 1;
  const first = Math.max(tomorrow, half?.from === undefined ? tomorrow : dayFrom(half.from));
  const last = half?.to === undefined ? Number.POSITIVE_INFINITY : dayFrom(half.to);
  for (let day = first; day < first + LONGEST_REST; day++) {
    if (isWorkingDay(day) && day <= last && !isOut.has(weekdayOf(day))) return isoDate(day);
  }
  // All of it is a weekend or a feast, which is what was asked for.
  return isoDate(first <= last ? first : tomorrow);
}

/** Days in a row on which nobody may work are fewer. */
const LONGEST_REST = 10;

/** "Jederzeit, nur nicht am Montag". */
function weekdaysRuledOut(text: string): ReadonlySet<number> {
  const named = [...text.toLowerCase().matchAll(RULED_OUT)].flatMap(
    ([phrase]) => phrase.match(DAY) ?? [],
  );
  return new Set(named.map((day) => (day === "sonnabend" ? 6 : WEEKDAYS.indexOf(day.slice(0, 2)))));
}

const WEEKDAYS = ["so", "mo", "di", "mi", "do", "fr", "sa"];
const DAY = /(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend/gu;
const RULED_OUT =
  /(?<!\p{L})(?:nicht|net|ned|nit|außer|ausser|kein)(?:(?: (?:am|an|den|grad|gerade|unbedingt|und|oder|auch|nicht))* (?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?))+/gu;

function dayFrom(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  return dayOf(year, month, day);
}

/** Monday to Friday, and no feast of the whole country, nor the eves of Christmas and the new year. */
function isWorkingDay(at: number): boolean {
  if (weekdayOf(at) % 6 === 0) return false;
  const { year, month, day } = partsOfDay(at);
  return !FIXED_FEASTS.has(`${day}.${month}.`) && !MOVING_FEASTS.has(at - easterOf(year));
}

const FIXED_FEASTS: ReadonlySet<string> = new Set([
  ...["1.1.", "1.5.", "3.10.", "24.12.", "25.12.", "26.12.", "31.12."],
]);

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const MOVING_FEASTS: ReadonlySet<number> = new Set([-2, 1, 39, 50]);

/** The hour that is proposed, in a part of the day if one was named. */
export function timeToPropose(part: HalfValue["part"]): string {
  return part === undefined ? HOURS.morning : HOURS[part];
}

const HOURS: Readonly<Record<NonNullable<HalfValue["part"]>, string>> = {
  morning: "10:00",
  noon: "12:00",
  afternoon: "15:00",
  evening: "18:00",
  night: "20:00",
};
