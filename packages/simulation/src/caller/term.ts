import { type PartOfDay, partOfDayNamed, partOfDayOf } from "../corpus/values/part-of-day.ts";
import { bareValue, sayValue } from "../corpus/values/say-value.ts";
import type { Manner } from "../personas/persona.ts";
import { weekdaysIn } from "./agent-words.ts";
import type { Mind } from "./mind.ts";

type Kind = "date" | "time";

/** A day or an hour in a sentence; it fits what he named before. */
export function sayTerm(mind: Mind, kind: Kind, manner: Manner): string {
  const { random, region, around } = mind;
  const fits = fitting(mind, kind);
  // First what anybody says there: a list that is remembered as it stands.
  const choose = (said: readonly string[]) => {
    const sayable = around.sayable(said);
    return fits === undefined ? sayable : fits(sayable);
  };
  return noted(mind, kind, sayValue(kind, manner, random, region, choose));
}

/** The same alone, to be put into another sentence. */
export function bareTerm(mind: Mind, kind: Kind): string {
  return noted(mind, kind, bareValue(kind, mind.random, fitting(mind, kind)));
}

/** He is asked for another one than he has named. */
export function forgetTerm(mind: Mind, kind: Kind): void {
  if (kind === "date") mind.day = null;
  mind.partOfDay = null;
}

/** "Dienstag oder Mittwoch" leaves it open. */
function noted(mind: Mind, kind: Kind, words: string): string {
  const [day = null, other] = weekdaysIn(words);
  if (kind === "date") mind.day = other === undefined ? day : null;
  mind.partOfDay = partIn(kind, words) ?? mind.partOfDay;
  return words;
}

function partIn(kind: Kind, words: string): PartOfDay | null {
  return kind === "date" ? partOfDayNamed(words) : partOfDayOf(words);
}

/** Who named a weekday stays with it, and who named a part of the day with an hour in it. */
function fitting({ day, partOfDay }: Mind, kind: Kind) {
  if (partOfDay === null && (kind === "time" || day === null)) return undefined;
  return (sentences: readonly string[]) =>
    sentences.filter((words) => {
      const part = partIn(kind, words);
      const isOtherPart = partOfDay !== null && part !== null && part !== partOfDay;
      if (isOtherPart || (kind === "time" && partOfDay !== null && part === null)) return false;
      if (kind === "time" || day === null) return true;
      const [named, other] = weekdaysIn(words);
      return named === day && other === undefined;
    });
}
