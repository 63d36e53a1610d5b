import { sentencesOf } from "@rufbaum/tree/graph";
import { weekdaysIn } from "../caller/agent-words.ts";
import { numberWords } from "../corpus/values/number-words.ts";

/** The weekdays that a question leaves to choose from; empty where it leaves it open. */
export function weekdaysOffered(text: string): readonly string[] {
  const [sentence] = sentencesOf(text).filter(
    (one) => weekdaysIn(one).length > 1 && LISTS.test(one) && !LEAVES_IT_OPEN.test(one),
  );
  if (sentence === undefined) return [];
  const named = weekdaysIn(sentence);
  if (!THROUGH.test(sentence)) return named;
  const [first = "", last = ""] = named;
  return WEEK.slice(WEEK.indexOf(first), WEEK.indexOf(last) + 1);
}

const WEEK = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const LISTS = /(?<!\p{L})(?:oder|und|bis)(?!\p{L})|\//iu;
const THROUGH = /tags?(?:\s+\p{L}+)?\s+bis\s/iu;
const LEAVES_IT_OPEN =
  /zum beispiel|beispielsweise|z\. ?b\.|(?<!\p{L})(?:etwa|nicht|kein\p{L}*|außer|geschlossen|lieber|andere\p{L}*)(?!\p{L})/iu;

/** The hours, as `HH:mm`, between which a question lets choose: "zwischen neun und 17 Uhr". */
export function hoursOffered(text: string): { from: string; to: string } | null {
  const [, from, fromMinutes, to, toMinutes] = BETWEEN.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const hours = [clock(from, fromMinutes), clock(to, toMinutes)] as const;
  return hours[0] !== null && hours[1] !== null ? { from: hours[0], to: hours[1] } : null;
}

const BETWEEN =
  /(?<!\p{L})(?:zwischen|von)\s+(\d{1,2}|\p{L}+)(?::(\d\d))?(?:\s+uhr)?\s+(?:und|bis)\s+(\d{1,2}|\p{L}+)(?::(\d\d))?\s+uhr/iu;

const HOURS = new Map(
  Array.from({ length: 24 }, (_, hour): [string, number] => [numberWords(hour), hour]),
);

/** `null` for words that are no hour. */
function clock(hour: string, minutes = "00"): string | null {
  const number = /^\d/.test(hour) ? Number(hour) : HOURS.get(hour.toLowerCase());
  return number === undefined ? null : `${String(number).padStart(2, "0")}:${minutes}`;
}
