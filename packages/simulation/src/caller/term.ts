import { ENDING_HOURS } from "../corpus/values/hours.ts";
import { type PartOfDay, partOfDayNamed, partOfDayOf } from "../corpus/values/part-of-day.ts";
import { bareValue, sayValue } from "../corpus/values/say-value.ts";
import type { Manner } from "../personas/persona.ts";
import { type AgentWords, weekdaysIn } from "./agent-words.ts";
import type { Mind } from "./mind.ts";
import { hourNamed, type Offered } from "./offered.ts";
import { dialHourNamed, monthsIn } from "./read-back.ts";

type Kind = "date" | "time";

/** A day or an hour in a sentence; it fits what he named before. */
export function sayTerm(mind: Mind, kind: Kind, manner: Manner): string {
  const { region, around } = mind;
  const fits = fitting(mind, kind);
  // First what anybody says there: a list that is remembered as it stands.
  const choose = (said: readonly string[]) => {
    const sayable = around.sayable(said);
    return fits === undefined ? sayable : fits(sayable);
  };
  return noted(mind, kind, sayValue(kind, manner, mind.random.on(kind), region, choose));
}

/** The same alone, to be put into another sentence; another one at another `time` in the same breath. */
export function bareTerm(mind: Mind, kind: Kind, time = 0): string {
  return noted(mind, kind, bareValue(kind, mind.random.on(kind, time), fitting(mind, kind)));
}

/** He is asked for another one than he has named. */
export function forgetTerm(mind: Mind, kind: Kind): void {
  if (kind === "date") {
    mind.day = null;
    mind.month = null;
  }
  mind.partOfDay = null;
  mind.hour = null;
}

/** He finds that he meant another day, or another hour, than the one that is read back to him. */
export function takeBack(
  mind: Mind,
  { weekdays, hours }: Pick<AgentWords, "weekdays" | "hours">,
): void {
  if (hours.length > 0 && mind.hour !== null) {
    mind.takenBack.hour = mind.hour;
    mind.told.delete(ENDING_HOURS);
    forgetTerm(mind, "time");
  } else if (weekdays.length > 0 && mind.day !== null) {
    mind.takenBack.day = mind.day;
    forgetTerm(mind, "date");
  }
}

/** Whether words name the day, or the hour, that he has taken back. */
export function isTakenBack({ takenBack }: Mind, kind: Kind, words: string): boolean {
  if (kind === "time") return takenBack.hour !== null && dialHourNamed(words) === takenBack.hour;
  return takenBack.day !== null && weekdaysIn(words).includes(takenBack.day);
}

/** "Dienstag oder Mittwoch" leaves it open. */
function noted(mind: Mind, kind: Kind, words: string): string {
  const [day = null, other] = weekdaysIn(words);
  if (kind === "date") {
    mind.day = other === undefined ? day : null;
    mind.month = monthsIn(words.toLowerCase()).at(-1) ?? null;
  } else {
    mind.hour = dialHourNamed(words);
  }
  mind.partOfDay = partIn(kind, words) ?? mind.partOfDay;
  return words;
}

function partIn(kind: Kind, words: string): PartOfDay | null {
  return kind === "date" ? partOfDayNamed(words) : partOfDayOf(words);
}

/**
 * Who named a weekday stays with it, and who named a part of the day with an hour in it, or with the hour itself; all choose from
 * what is offered.
 */
function fitting(mind: Mind, kind: Kind) {
  const { day, partOfDay: part, hour, offered, takenBack } = mind;
  // Whoever hears that there is nobody in the afternoon names another hour.
  const isGivenUp = part !== null && offered.parts.length > 0 && !offered.parts.includes(part);
  const partOfDay = isGivenUp ? null : part;
  const isOffered = offered.days.length > 0 || offered.parts.length > 0;
  const staysWithHour = kind === "time" && hour !== null && isOpen(offered, hour);
  const isOther = (kind === "time" ? takenBack.hour : takenBack.day) !== null;
  if (!isOther && !isOffered && partOfDay === null && (kind === "time" || day === null))
    return undefined;
  return (sentences: readonly string[]) =>
    sentences.filter((words) => {
      if (isOffered && !isAmong(offered, kind, words)) return false;
      if (isOther && isTakenBack(mind, kind, words)) return false;
      if (staysWithHour && dialHourNamed(words) !== hour) return false;
      const part = partIn(kind, words);
      const isOtherPart = partOfDay !== null && part !== null && part !== partOfDay;
      if (isOtherPart || (kind === "time" && partOfDay !== null && part === null)) return false;
      if (kind === "time" || day === null) return true;
      const [named, other] = weekdaysIn(words);
      return named === day && other === undefined;
    });
}

/** Whether an hour on the dial may be had, by day. */
function isOpen({ hours }: Offered, hour: number): boolean {
  if (hours === undefined) return true;
  return [hour, hour + 12].some((one) => one >= hours[0] && one < hours[1]);
}

/** Of two days one is named; where a whole week is open, a date or "morgen" may lie in it. */
function isAmong({ days, parts, hours }: Offered, kind: Kind, words: string): boolean {
  const hour = kind === "time" && hours ? hourNamed(words) : null;
  if (hour !== null && hours) return hour >= hours[0] && hour < hours[1];
  const part = partIn(kind, words);
  if (part !== null && parts.length > 0 && !parts.includes(part)) return false;
  if (kind === "time" || days.length === 0) return true;
  const named = weekdaysIn(words);
  return named.length === 0 ? days.length > SOME_DAYS : named.every((day) => days.includes(day));
}

const SOME_DAYS = 3;
