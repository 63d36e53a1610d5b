import type { PartOfDay } from "../corpus/values/part-of-day.ts";

/** What the agent leaves to choose from; empty where anything is possible. */
export interface Offered {
  days: readonly string[];
  parts: readonly PartOfDay[];
}

const DAYS = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const DAY = `(${DAYS.join("|")})`;
const FROM_TO = new RegExp(`${DAY}s? bis (?:zum )?${DAY}`, "u");
const ONE_OF = new RegExp(`${DAY}(?:vormittag|nachmittag)?(?:,| oder| und)`, "u");
const BETWEEN_HOURS =
  /(?:zwischen|von) (\p{L}+|\d{1,2})(?::00)?(?: uhr)? (?:und|bis) (\p{L}+|\d{1,2})(?::00)? uhr/u;
const NAMED: readonly (readonly [PartOfDay, RegExp])[] = [
  ["morning", /vormittag|morgens|(?<!\p{L})früh(?!\p{L})/u],
  ["afternoon", /nachmittag/u],
  ["evening", /abend/u],
];
const HOURS =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig".split(
    " ",
  );

/** @param text what the agent said, in small letters */
export function offeredIn(text: string): Offered {
  return { days: daysIn(text), parts: partsIn(text) };
}

function daysIn(text: string): readonly string[] {
  const [, from = "", to = ""] = FROM_TO.exec(text) ?? [];
  if (from !== "" && DAYS.indexOf(from) < DAYS.indexOf(to)) {
    return DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);
  }
  if (!ONE_OF.test(text)) return [];
  const named = DAYS.filter((day) => text.includes(day));
  return named.length > 1 ? named : [];
}

function partsIn(text: string): readonly PartOfDay[] {
  const [, from, to] = BETWEEN_HOURS.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return partsBetween(hourOf(from), hourOf(to));
  if (!/(?<!\p{L})oder(?!\p{L})/u.test(text)) return [];
  const named = NAMED.flatMap(([part, pattern]) => (pattern.test(text) ? [part] : []));
  return named.length > 1 ? named : [];
}

function hourOf(word: string): number {
  return /^\d/u.test(word) ? Number(word) : HOURS.indexOf(word);
}

/** Who offers eight to six has nobody come at six. */
function partsBetween(from: number, to: number): readonly PartOfDay[] {
  if (from < 0 || to <= from) return [];
  const parts: readonly (readonly [PartOfDay, boolean])[] = [
    ["morning", from <= 10],
    ["noon", from <= 12 && to > 12],
    ["afternoon", to >= 16 && from <= 15],
    ["evening", to >= 19],
  ];
  return parts.flatMap(([part, isIn]) => (isIn ? [part] : []));
}
