import { expect, test } from "bun:test";
import { instantAt, localTimeAt, localTimeIn, zonesOf } from "./index.ts";

const at = (text: string) => Date.parse(text);
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
function shown(text: string, country = "DE"): string {
  const local = localTimeAt(at(text), country);
  return local ? `${local.date} ${clock(local.minute)}` : "none";
}

// The last Sundays of March and October, at 01:00 UTC: directive 2000/84/EC.
const NIGHTS = [
  ["2026-03-29", "2026-10-25"],
  ["2027-03-28", "2027-10-31"],
  ["2028-03-26", "2028-10-29"],
];

test.each(NIGHTS)("clocks jump on %s and go back on %s", (spring, autumn) => {
  for (const country of ["DE", "AT", "CH"]) {
    expect(shown(`${spring}T00:59:59.999Z`, country)).toBe(`${spring} 01:59`);
    expect(shown(`${spring}T01:00:00Z`, country)).toBe(`${spring} 03:00`);
    expect(shown(`${autumn}T00:00:00Z`, country)).toBe(`${autumn} 02:00`);
    expect(shown(`${autumn}T00:59:59.999Z`, country)).toBe(`${autumn} 02:59`);
    expect(shown(`${autumn}T01:00:00Z`, country)).toBe(`${autumn} 02:00`);
    expect(shown(`${autumn}T02:00:00Z`, country)).toBe(`${autumn} 03:00`);
  }
});

test.each(NIGHTS)(
  "a minute missing on %s is the jump, one doubled on %s the first",
  (spring, autumn) => {
    for (const minute of [120, 121, 150, 179, 180]) {
      expect(instantAt(spring ?? "", minute, "DE")).toBe(at(`${spring}T01:00:00Z`));
    }
    expect(instantAt(spring ?? "", 119, "DE")).toBe(at(`${spring}T00:59:00Z`));
    expect(instantAt(autumn ?? "", 119, "DE")).toBe(at(`${autumn}T00:00:00Z`) - 60_000);
    expect(instantAt(autumn ?? "", 120, "DE")).toBe(at(`${autumn}T00:00:00Z`));
    expect(instantAt(autumn ?? "", 179, "DE")).toBe(at(`${autumn}T00:59:00Z`));
    expect(instantAt(autumn ?? "", 180, "DE")).toBe(at(`${autumn}T02:00:00Z`));
    expect(instantAt(autumn ?? "", 1440, "DE")).toBe(at(`${autumn}T23:00:00Z`));
  },
);

test("every half hour of three years is what Intl says, and comes back", () => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
  const weekday = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Berlin", weekday: "short" });
  for (let now = at("2026-01-01T00:17Z"); now < at("2029-01-01"); now += 1_800_000) {
    const local = localTimeAt(now, "DE");
    if (!local) throw new Error("No time in Germany");
    expect(`${local.date} ${clock(local.minute)}`).toBe(format.format(now));
    expect(weekdays[local.weekday]).toBe(weekday.format(now));
    const back = instantAt(local.date, local.minute, "DE") ?? 0;
    // In the doubled hour the first one comes back.
    expect([0, 3_600_000]).toContain(now - back);
  }
});

test("a clock set back shows again what it showed before", () => {
  const times = ["10:20", "11:05", "10:20"].map((time) => shown(`2026-10-25T${time}:00Z`));
  expect(times).toEqual(["2026-10-25 11:20", "2026-10-25 12:05", "2026-10-25 11:20"]);
});

test("the year turns where he is", () => {
  expect(localTimeAt(at("2026-12-31T23:00:00Z"), "CH")).toEqual({
    date: "2027-01-01",
    weekday: 5,
    minute: 0,
    zone: "Europe/Zurich",
  });
  expect(shown("2028-02-28T23:30:00Z")).toBe("2028-02-29 00:30");
});

test.each([
  ["GB", "Europe/London"],
  ["LI", "Europe/Vaduz"],
  ["FR", "Europe/Paris"],
  ["PL", "Europe/Warsaw"],
])("%s has the time of %s", (country, zone) => {
  expect(localTimeAt(at("2026-07-01T12:00:00Z"), country)?.zone).toBe(zone);
});

test("a country of several clocks has no one time, each of its zones has", () => {
  const now = at("2026-07-01T12:00:00Z");
  for (const country of ["US", "ES", "AU"]) {
    expect(localTimeAt(now, country)).toBeNull();
    expect(instantAt("2026-07-01", 480, country)).toBeNull();
  }
  expect(zonesOf("ES")).toContain("Atlantic/Canary");
  expect(localTimeIn(now, "Atlantic/Canary").minute).toBe(13 * 60);
});

test.each(["", "XX", "de", "Germany", "ZZ"])("there is no time in %p", (country) => {
  expect(zonesOf(country)).toEqual([]);
  expect(localTimeAt(0, country)).toBeNull();
});

test("no day is no moment", () => {
  expect(() => instantAt("2026-13-01", 0, "DE")).toThrow(RangeError);
  expect(() => instantAt("2026-01-01", Number.NaN, "DE")).toThrow(RangeError);
});

// Lord Howe's clocks move by half an hour, Chatham's at 2:45.
test.each([
  ["Australia/Lord_Howe", "2026-04-04T14:59:00Z", "2026-04-04T15:00:00Z", 119, 90],
  ["Pacific/Chatham", "2026-04-04T13:59:00Z", "2026-04-04T14:00:00Z", 224, 165],
])("%s changes on its half hour", (zone, before, after, minuteBefore, minuteAfter) => {
  expect(localTimeIn(at(before), zone).minute).toBe(minuteBefore);
  expect(localTimeIn(at(after), zone).minute).toBe(minuteAfter);
});
