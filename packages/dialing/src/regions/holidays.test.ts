import { expect, test } from "bun:test";
import { holidayOn, regionsIn } from "./index.ts";

const DAY = 86_400_000;
const YEARS = [2026, 2027, 2028];

/** Gauß's rule as Lichtenberg mended it (Physikalisch-Technische Bundesanstalt); days after 28 February. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const a = year % 19;
  const seed = (19 * a + moon) % 30;
  const correction = Math.floor((seed + Math.floor(a / 11)) / 29);
  const limit = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return Date.UTC(year, 2, limit + 7 - ((limit - firstSunday) % 7));
}

const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
const afterEaster = (days: number) => (year: number) => iso(easterOf(year) + days * DAY);
const on = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;

test.each([
  // As published, past, coming and rare ones: the earliest, the latest, and both exceptions.
  [1818, "03-22"],
  [1943, "04-25"],
  [1954, "04-18"],
  [1981, "04-19"],
  [2000, "04-23"],
  [2008, "03-23"],
  [2019, "04-21"],
  [2024, "03-31"],
  [2025, "04-20"],
  [2026, "04-05"],
  [2027, "03-28"],
  [2028, "04-16"],
  [2029, "04-01"],
  [2030, "04-21"],
  [2038, "04-25"],
])("Easter of %d is on %s", (year, date) => {
  expect(iso(easterOf(year))).toBe(`${year}-${date}`);
});

const NEW_YEAR = on("01-01");
const EPIPHANY = on("01-06");
const WOMEN = on("03-08");
const GOOD_FRIDAY = afterEaster(-2);
const EASTER = afterEaster(0);
const EASTER_MONDAY = afterEaster(1);
const LABOUR = on("05-01");
const ASCENSION = afterEaster(39);
const PENTECOST = afterEaster(49);
const WHIT_MONDAY = afterEaster(50);
const CORPUS_CHRISTI = afterEaster(60);
const PEACE_OF_AUGSBURG = on("08-08");
const ASSUMPTION = on("08-15");
const CHILDREN = on("09-20");
const UNITY = on("10-03");
const REFORMATION = on("10-31");
const ALL_SAINTS = on("11-01");
const CONCEPTION = on("12-08");
const CHRISTMAS = on("12-25");
const SECOND_CHRISTMAS = on("12-26");
/** Only in 2028; in other years New Year stands in for it. */
const UPRISING = (year: number) => (year === 2028 ? "2028-06-17" : `${year}-01-01`);
/** The Wednesday before 23 November. */
const REPENTANCE = (year: number) => {
  const last = Date.UTC(year, 10, 22);
  return iso(last - ((new Date(last).getUTCDay() + 4) % 7) * DAY);
};

const GERMANY = [
  NEW_YEAR,
  GOOD_FRIDAY,
  EASTER_MONDAY,
  LABOUR,
  ASCENSION,
  WHIT_MONDAY,
  UNITY,
  CHRISTMAS,
  SECOND_CHRISTMAS,
];

/** By each Land's law on Sundays and holidays; days of parts of a Land with those of the Land. */
const LAENDER: Record<string, ((year: number) => string)[]> = {
  "DE-BW": [EPIPHANY, CORPUS_CHRISTI, ALL_SAINTS],
  // Art. 1 FTG: Assumption where most are Catholic; Augsburg's own day.
  "DE-BY": [EPIPHANY, CORPUS_CHRISTI, PEACE_OF_AUGSBURG, ASSUMPTION, ALL_SAINTS],
  // Women's Day since 2019; by an act of its own once 17 June 2028, 75 years after the uprising.
  "DE-BE": [WOMEN, UPRISING],
  // § 2 FTG BB names both Sundays, too.
  "DE-BB": [EASTER, PENTECOST, REFORMATION],
  "DE-HB": [REFORMATION],
  "DE-HH": [REFORMATION],
  "DE-HE": [CORPUS_CHRISTI],
  // § 2 FTG M-V, Women's Day since 2023.
  "DE-MV": [WOMEN, REFORMATION],
  "DE-NI": [REFORMATION],
  "DE-NW": [CORPUS_CHRISTI, ALL_SAINTS],
  "DE-RP": [CORPUS_CHRISTI, ALL_SAINTS],
  "DE-SL": [CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS],
  // § 1 SächsSFG: Corpus Christi in Catholic communities of the Sorbs.
  "DE-SN": [CORPUS_CHRISTI, REFORMATION, REPENTANCE],
  "DE-ST": [EPIPHANY, REFORMATION],
  "DE-SH": [REFORMATION],
  // § 2 ThürFtG: Corpus Christi in the Eichsfeld and parts around it.
  "DE-TH": [CORPUS_CHRISTI, CHILDREN, REFORMATION],
};

/** § 7 Abs. 2 Arbeitsruhegesetz; Good Friday is none since 2019. */
const AUSTRIA = [
  NEW_YEAR,
  EPIPHANY,
  EASTER_MONDAY,
  LABOUR,
  ASCENSION,
  WHIT_MONDAY,
  CORPUS_CHRISTI,
  ASSUMPTION,
  on("10-26"),
  ALL_SAINTS,
  CONCEPTION,
  CHRISTMAS,
  SECOND_CHRISTMAS,
];

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) days.push(iso(at));
  return days;
}

const keptIn = (year: number, country: string, regions: readonly string[]) =>
  daysOf(year).filter((date) => holidayOn(date, country, regions));

const byLaw = (year: number, days: readonly ((year: number) => string)[]) =>
  [...new Set(days.map((day) => day(year)))].sort();

test.each(Object.entries(LAENDER))(
  "%s keeps the holidays of its law, and no others",
  (land, own) => {
    for (const year of YEARS)
      expect(keptIn(year, "DE", [land])).toEqual(byLaw(year, [...GERMANY, ...own]));
  },
);

test("whose Land nobody knows is spared on the holidays of all", () => {
  const all = [...GERMANY, ...Object.values(LAENDER).flat()];
  for (const year of YEARS) expect(keptIn(year, "DE", [])).toEqual(byLaw(year, all));
  expect(keptIn(2027, "DE", ["AT-9", "nonsense"])).toEqual(byLaw(2027, all));
});

test("who may be in two Länder is spared on the holidays of both, and of no third", () => {
  const both = [...GERMANY, EPIPHANY, CORPUS_CHRISTI, ALL_SAINTS, PEACE_OF_AUGSBURG, ASSUMPTION];
  expect(keptIn(2026, "DE", ["DE-BW", "DE-BY"])).toEqual(byLaw(2026, both));
  expect(keptIn(2026, "DE", ["DE-SH", "DE-HH"])).toEqual(byLaw(2026, [...GERMANY, REFORMATION]));
});

test("Austria keeps the same everywhere", () => {
  for (const year of YEARS) {
    for (const regions of [[], ...regionsIn("AT").map((region) => [region])]) {
      expect(keptIn(year, "AT", regions)).toEqual(byLaw(year, AUSTRIA));
    }
  }
});

test("every canton keeps the days that all of Switzerland does", () => {
  const swiss = [NEW_YEAR, ASCENSION, on("08-01"), CHRISTMAS];
  for (const year of YEARS) {
    for (const canton of regionsIn("CH")) {
      expect(keptIn(year, "CH", [canton])).toEqual(expect.arrayContaining(byLaw(year, swiss)));
    }
  }
  expect(regionsIn("CH")).toHaveLength(26);
});

test.each([
  ["CH-ZH", "2026-05-01", true],
  ["CH-LU", "2026-05-01", false],
  ["CH-LU", "2026-06-04", true],
  ["CH-ZH", "2026-06-04", false],
  ["CH-UR", "2026-01-06", true],
  ["CH-TI", "2026-06-29", true],
  ["CH-NE", "2026-03-01", true],
  ["CH-GE", "2026-12-31", true],
])("in %s, %s is kept: %p", (canton, date, isKept) => {
  expect(holidayOn(date, "CH", [canton]) !== null).toBe(isKept);
});

test("a holiday says its names, and whose it is", () => {
  expect(holidayOn("2026-10-03", "DE", ["DE-BY"])).toEqual({
    name: "Tag der Deutschen Einheit",
    nameInEnglish: "National Holiday",
    region: null,
  });
  expect(holidayOn("2026-08-15", "DE", [])).toEqual({
    name: "Mariä Himmelfahrt",
    nameInEnglish: "Assumption",
    region: "DE-BY",
  });
  expect(holidayOn("2026-06-04", "DE", ["DE-SH", "DE-HE"])).toEqual({
    name: "Fronleichnam",
    nameInEnglish: "Corpus Christi",
    region: "DE-HE",
  });
  expect(holidayOn("2026-06-05", "DE", [])).toBeNull();
  expect(holidayOn("2026-01-01", "XX", [])).toBeNull();
});

test.each(["DE", "AT", "CH"])("no holiday of %s is without an English name", (country) => {
  for (const region of [null, ...regionsIn(country)]) {
    for (const date of daysOf(2027)) {
      const found = holidayOn(date, country, region === null ? [] : [region]);
      if (found) expect(found.nameInEnglish).not.toBe("");
    }
  }
});

test.each(["", "tomorrow", "1.5.2026", "2026-5-1"])("%p is no day", (date) => {
  expect(() => holidayOn(date, "DE", [])).toThrow(RangeError);
});
