import Holidays from "date-holidays";
import type { Region } from "../lawful-calling/index.ts";

export interface PublicHoliday extends HolidayNames {
  /** One of the regions that keep it; `null`: the whole country does. */
  region: Region | null;
}

interface HolidayNames {
  /** In German. */
  name: string;
  /** The German name where it has no other. */
  nameInEnglish: string;
}

/** By `yyyy-mm-dd`. */
type Year = ReadonlyMap<string, PublicHoliday>;

const DATE = /^\d{4}-\d\d-\d\d$/;
/** Countries × years × combinations of regions: a server asks for a few hundred. */
const MOST_YEARS = 2_000;
const years = new Map<string, Year>();
const regionYears = new Map<string, ReadonlyMap<string, HolidayNames>>();
/** By country and rule: most regions keep the same ones, and names cost as much as dates. */
const englishNames = new Map<string, string>();
const countryRegions = new Map<string, readonly Region[]>();

/**
 * The public holiday on a day (`yyyy-mm-dd`) where somebody in one of `regions` is, in `country`
 * (ISO 3166-1). Without regions of that country: what any of its regions keeps.
 *
 * What holds in a part of a region only (Mariä Himmelfahrt in Bavaria) counts for all of it.
 * The first question about a country's year takes tens of milliseconds, the others less than one
 * thousandth of one.
 */
export function holidayOn(
  date: string,
  country: string,
  regions: readonly Region[],
): PublicHoliday | null {
  if (!DATE.test(date)) throw new RangeError(`No day: ${date}`);
  const key = `${country}${date.slice(0, 4)}${regions.length === 1 ? regions[0] : regions.join()}`;
  let year = years.get(key);
  if (!year) {
    year = gatherYear(Number(date.slice(0, 4)), country, regions);
    if (years.size >= MOST_YEARS) years.clear();
    years.set(key, year);
  }
  return year.get(date) ?? null;
}

/** ISO 3166-2 of the parts of a country that keep holidays of their own. */
export function regionsIn(country: string): readonly Region[] {
  const known = countryRegions.get(country);
  if (known) return known;
  const states = Object.keys(new Holidays().getStates(country) ?? {});
  const regions = states.map((state) => `${country}-${state}`);
  if (regions.length > 0) countryRegions.set(country, regions);
  return regions;
}

function gatherYear(year: number, country: string, regions: readonly Region[]): Year {
  const all = regionsIn(country);
  const known = regions.filter((region) => all.includes(region));
  const national = holidaysOf(year, country, null);
  const gathered = new Map<string, PublicHoliday>();
  for (const [date, names] of national) gathered.set(date, { ...names, region: null });
  for (const region of known.length > 0 ? known : all) {
    for (const [date, names] of holidaysOf(year, country, region)) {
      if (!gathered.has(date)) gathered.set(date, { ...names, region });
    }
  }
  return gathered;
}

/** Names by date, of all parts of the region together; `null`: what the whole country keeps. */
function holidaysOf(year: number, country: string, region: Region | null) {
  const key = `${region ?? country} ${year}`;
  const known = regionYears.get(key);
  if (known) return known;
  const found = new Map<string, HolidayNames>();
  const state = region?.slice(country.length + 1);
  for (const part of partsOf(country, state)) {
    const source = new Holidays();
    // Names in our languages whatever the machine speaks; dates are those of the country's own calendar.
    source.init(country, ...part, { languages: ["de", "en"] });
    for (const { date, name, type, rule } of source.getHolidays(year, "de")) {
      if (type !== "public" || found.has(date.slice(0, 10))) continue;
      found.set(date.slice(0, 10), { name, nameInEnglish: inEnglish(country, rule, source, year) });
    }
  }
  if (regionYears.size >= MOST_YEARS) regionYears.clear();
  regionYears.set(key, found);
  return found;
}

function inEnglish(country: string, rule: string, source: Holidays, year: number): string {
  const key = `${country} ${rule}`;
  if (!englishNames.has(key)) {
    for (const holiday of source.getHolidays(year, "en")) {
      englishNames.set(`${country} ${holiday.rule}`, holiday.name);
    }
  }
  return englishNames.get(key) ?? "";
}

function partsOf(country: string, state: string | undefined): ([] | [string] | [string, string])[] {
  if (state === undefined) return [[]];
  const parts = Object.keys(new Holidays().getRegions(country, state) ?? {});
  return [[state], ...parts.map((part): [string, string] => [state, part])];
}
