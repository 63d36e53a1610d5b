import type { PartOfDay } from "../corpus/values/part-of-day.ts";

/** What the agent leaves to choose from; empty where anything is possible. */
export interface Offered {
  days: readonly string[];
  parts: readonly PartOfDay[];
  /** From which hour, and before which, as numbers; not where none are named. */
  hours?: readonly [from: number, to: number];
}

const DAYS = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const DAY = `(${DAYS.join("|")})`;
const FROM_TO = new RegExp(`${DAY}s? bis (?:zum )?${DAY}`, "u");
const ONE_OF = new RegExp(`${DAY}(?:vormittag|nachmittag)?(?:,| oder| und)`, "u");
const BETWEEN_HOURS =
  /(?:zwischen|von) (?:(halb|viertel (?:vor|nach)) )?(\p{L}+|\d{1,2})(?::\d\d)?(?: uhr)? (?:und|bis) (?:(halb|viertel (?:vor|nach)) )?(\p{L}+|\d{1,2})(?::\d\d)? uhr/u;
const NAMED: readonly (readonly [PartOfDay, RegExp])[] = [
  ["morning", /vormittag|morgens|(?<!\p{L})früh(?!\p{L})/u],
  ["afternoon", /nachmittag/u],
  ["evening", /abend/u],
];
const HOURS =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig".split(
    " ",
  );

const NAMED_HOUR = new RegExp(
  `(?:(halb|viertel (?:vor|nach)) )?(?<!\\p{L})(ein(?= uhr)|${HOURS.slice(2).join("|")}|eins|neune|viere)(?!\\p{L})(?: uhr (fünfzehn|dreißig|fünfundvierzig|zehn|zwanzig|vierzig|fünfzig)(?!\\p{L}))?`,
  "gu",
);

/** @param text what the agent said, in small letters */
export function offeredIn(text: string): Offered {
  const hours = hoursIn(text);
  const parts = hours === null ? partsIn(text) : partsBetween(...hours);
  return { days: daysIn(text), parts, ...(hours && { hours }) };
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

function hoursIn(text: string): readonly [number, number] | null {
  const [, early, from, late, to] = BETWEEN_HOURS.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const hours = [hourOf(from, early), hourOf(to, late)] as const;
  return hours[0] >= 0 && hours[1] > hours[0] ? hours : null;
}

/** The hour that words name, 15.5 for "halb vier": by day, unless they say more; `null` where they name none. */
export function hourNamed(words: string): number | null {
  // "Immer so ein Trubel, sagen wir um vier": what is arranged is said last.
  const [, part = "", word, more] = [...words.toLowerCase().matchAll(NAMED_HOUR)].at(-1) ?? [];
  if (word === undefined) return null;
  const hour = HOURS.indexOf(word.replace(/^(?:eins)$/u, "ein").replace(/^(neun|vier)e$/u, "$1"));
  if (hour < 0) return null;
  const exact = hour + (PARTS_OF_HOUR[part] ?? 0) + (MINUTES[more ?? ""] ?? 0);
  const isEarly = /früh|morgens|vormittag/iu.test(words);
  const isLate = (exact <= EARLIEST && !isEarly) || (hour < 12 && /abend|nachmittag/iu.test(words));
  return isLate ? exact + 12 : exact;
}

const PARTS_OF_HOUR: Readonly<Record<string, number>> = {
  halb: -0.5,
  "viertel vor": -0.25,
  "viertel nach": 0.25,
};
const MINUTES: Readonly<Record<string, number>> = {
  zehn: 10 / 60,
  fünfzehn: 0.25,
  zwanzig: 20 / 60,
  dreißig: 0.5,
  vierzig: 40 / 60,
  fünfundvierzig: 0.75,
  fünfzig: 50 / 60,
};
/** Who names an hour up to this means it after noon. */
const EARLIEST = 7;

function partsIn(text: string): readonly PartOfDay[] {
  if (!/(?<!\p{L})oder(?!\p{L})/u.test(text)) return [];
  const named = NAMED.flatMap(([part, pattern]) => (pattern.test(text) ? [part] : []));
  return named.length > 1 ? named : [];
}

function hourOf(word: string, part = ""): number {
  const hour = /^\d/u.test(word) ? Number(word) : HOURS.indexOf(word);
  return hour < 0 ? hour : hour + (PARTS_OF_HOUR[part] ?? 0);
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
