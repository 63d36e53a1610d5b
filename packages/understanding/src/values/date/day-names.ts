import { wordTable } from "../tokens.ts";
import { type Day, dayOf, easterOf, weekdayOf } from "./calendar.ts";

export const MONTHS: ReadonlyMap<string, number> = wordTable([
  [1, "januar jänner jan jänna"],
  [2, "februar feber feb feba"],
  [3, "märz mär merz"],
  [4, "april apr abril"],
  [5, "mai mei"],
  [6, "juni juno jun"],
  [7, "juli julei jul"],
  [8, "august aug auguscht"],
  [9, "september sept sep"],
  [10, "oktober okt"],
  [11, "november nov"],
  [12, "dezember dez"],
]);

/** Weekdays from Sunday, 0. */
export const WEEKDAYS: ReadonlyMap<string, number> = wordTable([
  [0, "sonntag sonntach sunntig sunndag sunntag sonndag"],
  [1, "montag montach mäntig mondag mondach montog mondog maandag"],
  [
    2,
    "dienstag dienstach dienschtag zischtig ziischtig dinstag diensdag dienschdag deinsdag dienstog irta irda",
  ],
  [3, "mittwoch mittwuch mittwoche mitwoch mittwochs midwoch middwoch"],
  [
    4,
    "donnerstag donnerstach donnerschtag donnschtig donnstag dunnerstag donnersdag donnerschdag dunnersdag dunnerschdag dunnschtig donnersdach pfinzta pfingsta pfinstag",
  ],
  [5, "freitag freitach friitig freidag freidags fritig freidog freitog freidach"],
  [
    6,
    "samstag samstach samschtag sonnabend sonnamd samsdag sunnamd samschdag samstog somstog samsdach",
  ],
]);

const PART_OF_DAY =
  /^(.+?(?:tag|woch|abend))(?:s|frueh|spaet)*(?:morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?|frueh|s)$/u;

/** The weekday of "Dienstag", "Dienstagnachmittag" or "dienstags"; 0 is Sunday. */
export function weekdayNamed(word: string): number | null {
  const plain = WEEKDAYS.get(word);
  if (plain !== undefined) return plain;
  if (word.length < 7 || word.length > 26) return null;
  return WEEKDAYS.get(PART_OF_DAY.exec(word)?.[1] ?? "") ?? null;
}

/** Whether a word says "every Tuesday" rather than one of them. */
export function isHabit(word: string): boolean {
  return WEEKDAYS.has(word.slice(0, -1)) && word.endsWith("s");
}

const FIXED: Record<string, readonly [month: number, day: number]> = {
  neujahr: [1, 1],
  neujahrstag: [1, 1],
  dreikönig: [1, 6],
  dreikönigstag: [1, 6],
  valentinstag: [2, 14],
  maifeiertag: [5, 1],
  johannistag: [6, 24],
  weltkindertag: [9, 20],
  reformationstag: [10, 31],
  halloween: [10, 31],
  allerheiligen: [11, 1],
  martinstag: [11, 11],
  barbaratag: [12, 4],
  nikolaus: [12, 6],
  nikolaustag: [12, 6],
  heiligabend: [12, 24],
  heiligabends: [12, 24],
  silvester: [12, 31],
  silvesterabend: [12, 31],
};

/** Days from Easter Sunday. */
const MOVING: Record<string, number> = {
  weiberfastnacht: -52,
  rosenmontag: -48,
  faschingsdienstag: -47,
  aschermittwoch: -46,
  palmsonntag: -7,
  gründonnerstag: -3,
  karfreitag: -2,
  karsamstag: -1,
  ostern: 0,
  ostersonntag: 0,
  ostermontag: 1,
  himmelfahrt: 39,
  vatertag: 39,
  pfingsten: 49,
  pfingstsonntag: 49,
  pfingstmontag: 50,
  fronleichnam: 60,
};

type FeastOf = (year: number) => Day;

const FEASTS: ReadonlyMap<string, FeastOf> = new Map([
  ...Object.entries(FIXED).flatMap(([name, [month, day]]) => [
    ...wordTable([[(year: number) => dayOf(year, month, day), name]]),
  ]),
  ...Object.entries(MOVING).flatMap(([name, days]) => [
    ...wordTable([[(year: number) => easterOf(year) + days, name]]),
  ]),
  ["totensonntag", (year: number) => fourthAdvent(year) - 28],
  ["ewigkeitssonntag", (year: number) => fourthAdvent(year) - 28],
]);

/** The Sunday before Christmas. */
export function fourthAdvent(year: number): Day {
  const eve = dayOf(year, 12, 24);
  return eve - weekdayOf(eve);
}

/** The day of a feast in a year, if a word names one. */
export function feastNamed(word: string): FeastOf | null {
  return FEASTS.get(word) ?? null;
}
