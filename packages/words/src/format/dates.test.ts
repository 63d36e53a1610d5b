import { describe, expect, test } from "bun:test";
import { formatsIn } from "./formats.ts";

const BERLIN = "Europe/Berlin";
const de = formatsIn("de");
const en = formatsIn("en");

describe("moments", () => {
  test.each([
    ["2026-01-02T03:04:05.000Z", "02.01.2026 04:04", "2026-01-02 04:04", "04:04:05"],
    ["2026-07-31T22:00:00.000Z", "01.08.2026 00:00", "2026-08-01 00:00", "00:00:00"],
    ["2026-03-29T01:30:00.000Z", "29.03.2026 03:30", "2026-03-29 03:30", "03:30:00"],
    ["2026-10-25T00:59:59.000Z", "25.10.2026 02:59", "2026-10-25 02:59", "02:59:59"],
    ["2026-10-25T01:00:00.000Z", "25.10.2026 02:00", "2026-10-25 02:00", "02:00:00"],
  ])("%s in Berlin is %s, in English %s", (iso, german, english, time) => {
    expect([de.dateTime(iso, BERLIN), en.dateTime(iso, BERLIN)]).toEqual([german, english]);
    expect([de.date(iso, BERLIN), en.date(iso, BERLIN)]).toEqual([
      german.slice(0, 10),
      english.slice(0, 10),
    ]);
    for (const formats of [de, en]) {
      expect([formats.time(iso, BERLIN), formats.clock(iso, BERLIN)]).toEqual([
        time,
        time.slice(0, 5),
      ]);
    }
  });

  test("without a zone they are told in the machine's", () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const iso = "2026-01-02T03:04:05.000Z";
    expect(de.dateTime(iso)).toBe(de.dateTime(iso, timeZone));
  });
});

test.each([
  ["2026-11-24", "Dienstag, 24.11.2026", "Tuesday, 2026-11-24", "Di, 24.11.", "Tue, 11-24"],
  ["2027-01-01", "Freitag, 01.01.2027", "Friday, 2027-01-01", "Fr, 01.01.", "Fri, 01-01"],
])("the day %s is %s, in English %s", (day, german, english, shortGerman, shortEnglish) => {
  expect([de.day(day), en.day(day)]).toEqual([german, english]);
  expect([de.shortDay(day), en.shortDay(day)]).toEqual([shortGerman, shortEnglish]);
});

test.each(["", "soon", "2026-13-01T00:00:00Z"])("%p is no moment, and a dash", (text) => {
  for (const { date, dateTime, clock, time, day, shortDay } of [de, en]) {
    const told = [date, dateTime, clock, time, day, shortDay].map((write) => write(text));
    expect(told).toEqual(["–", "–", "–", "–", "–", "–"]);
  }
});

test.each([
  [0, "00:00"],
  [-3, "00:00"],
  [59.9, "00:59"],
  [154, "02:34"],
  [3_599.6, "59:59"],
  [3_600, "1:00:00"],
  [1e6, "277:46:40"],
  [Number.NaN, "–"],
  [Number.POSITIVE_INFINITY, "–"],
])("%p seconds are %p, in every language", (seconds, text) => {
  expect([de.duration(seconds), en.duration(seconds)]).toEqual([text, text]);
});
