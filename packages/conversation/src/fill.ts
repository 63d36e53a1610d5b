import { findPlaceholders } from "@rufbaum/tree/graph";
import type { Variables } from "./types.ts";

/**
 * Puts the variables' values into a text. What is unknown and has no default is left out, and the
 * sentence is mended around it: nobody hears brackets or stumbles over a comma.
 */
export function fill(text: string, variables: Variables): string {
  return MARK.test(text) ? tidy(replace(text, variables, spoken)) : text.trim();
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
  written: (value: string | number | boolean) => string,
): string {
  const places = findPlaceholders(text);
  if (places.length === 0) return text;
  let filled = "";
  let from = 0;
  for (const { name, fallback, start, end } of places) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    filled += text.slice(from, start) + written(value ?? fallback ?? "");
    from = end;
  }
  return filled + text.slice(from);
}

/** A value as it is said in a sentence: a day by its name, a yes as a word. */
export function spoken(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (typeof value === "number") return String(value).replace(".", ",");
  const text = String(value).trim();
  return DATE.test(text) ? spokenDate(text) : text;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const WEEKDAYS = "Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag".split(",");
const MONTHS =
  "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember".split(",");

/** `2026-11-24` → `Dienstag, 24. November`; what is no day stays as it is. */
function spokenDate(text: string): string {
  const day = new Date(`${text}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return text;
  return `${WEEKDAYS[day.getUTCDay()]}, ${day.getUTCDate()}. ${MONTHS[day.getUTCMonth()]}`;
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/[^\S\n]+([,.;:!?])/g, "$1")
    .replace(/,(?=[.!?;:,])/g, "")
    .replace(/^[\s,;:]+/, "")
    .trim();
}
