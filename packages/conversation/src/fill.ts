import { findPlaceholders } from "@rufbaum/tree/graph";
import type { Variables, VariableValue } from "./types.ts";
import { withoutHoles } from "./without-holes.ts";

/**
 * Puts the variables' values into a text. What is unknown and has no default is left out, and so is a
 * sentence that is none without it: nobody hears brackets, or a sentence with a hole.
 */
export function fill(text: string, variables: Variables): string {
  if (!MARK.test(text)) return text.trim();
  return tidy(replace(withoutHoles(text, variables), variables, inSentence));
}

/** The same for words that must not fail: what would be left out whole is said as far as it can be. */
export function fillWhole(text: string, variables: Variables): string {
  return (
    fill(text, variables) ||
    tidy(replace(withoutHoles(text, variables, "all"), variables, inSentence))
  );
}

/** Without one of these there is no place to fill. */
const MARK = /[[{]/;

/** The same for what is kept and not said: values stay as they are. */
export function fillRaw(text: string, variables: Variables): string {
  return replace(text, variables, (value) => String(value).trim()).trim();
}

function replace(
  text: string,
  variables: Variables,
  written: (value: VariableValue, before: string, after: string) => string,
): string {
  const places = findPlaceholders(text);
  if (places.length === 0) return text;
  let filled = "";
  let from = 0;
  for (const [index, { name, fallback, start, end }] of places.entries()) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const before = text.slice(from, start);
    const after = text.slice(end, places[index + 1]?.start);
    filled += before + written(value ?? fallback ?? "", before, after);
    from = end;
  }
  return filled + text.slice(from);
}

/** A value between the words of a sentence; what both of them say is said once: "um 15 Uhr Uhr". */
function inSentence(value: VariableValue, before: string, after: string): string {
  const said = spoken(value);
  const [, last = ""] = /(?:^|\s)(\p{L}{1,30})\s{1,3}$/u.exec(before.slice(-35)) ?? [];
  const [, next = ""] = /^\s{1,3}(\p{L}{1,30}|[€%])(?!\p{L})/u.exec(after) ?? [];
  const [begin = "", , first = ""] = /^((\p{L}{1,30})\.?\s{1,3})(?=\S)/u.exec(said) ?? [];
  const [end = "", final = ""] = /(?<=\S)\s{1,3}(\p{L}{1,30}|[€%])$/u.exec(said.slice(-35)) ?? [];
  const from = isSame(first, last) ? begin.length : 0;
  const until = isSame(final, next) ? said.length - end.length : said.length;
  return said.slice(from, Math.max(from, until));
}

function isSame(one: string, other: string): boolean {
  return one !== "" && nameOf(one) === nameOf(other);
}

function nameOf(word: string): string {
  return UNIT_NAMES[word] ?? word.toLowerCase();
}

const UNIT_NAMES: Readonly<Record<string, string>> = { "€": "euro", EUR: "euro", "%": "prozent" };

/** A value as it is said in a sentence: a day by its name, a yes as a word. */
export function spoken(value: VariableValue): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (typeof value === "number") return String(value).replace(".", ",");
  const text = String(value).trim();
  const [, day, hour] = DATE.exec(text) ?? [];
  if (day === undefined) return text;
  const date = spokenDate(day);
  return date === null ? text : hour === undefined ? date : `${date}, ${hour} Uhr`;
}

/** A day, or a day and an hour of the place where it is said. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/;
/** What lies before this year is a birthday or an old contract: no weekday, but a year. */
const FIRST_OF_APPOINTMENTS = 2020;

const WEEKDAYS = "Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag".split(",");
const MONTHS =
  "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember".split(",");

/** `2026-11-24` → `Dienstag, 24. November`, `1980-05-03` → `3. Mai 1980`; `null`: it is no day. */
function spokenDate(text: string): string | null {
  const day = new Date(`${text}T12:00:00Z`);
  // Some engines take the thirtieth of February for a day of March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return null;
  const year = day.getUTCFullYear();
  const date = `${day.getUTCDate()}. ${MONTHS[day.getUTCMonth()]}`;
  return year < FIRST_OF_APPOINTMENTS ? `${date} ${year}` : `${WEEKDAYS[day.getUTCDay()]}, ${date}`;
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/[^\S\n]+([,.;:!?])/g, "$1")
    .replace(/,(?=[.!?;:,])/g, "")
    .replace(/^[\s,;:]+/, "")
    .trim();
}
