import { expect, test } from "bun:test";
import type { DialRuleField } from "@rufbaum/dialing/lawful-calling";
import { PRESETS } from "@rufbaum/dialing/presets";
import { contradictionOf, readNumber, readTime, shownValue, typedNumber } from "./rule-texts.ts";

test.each([
  ["8", 480],
  ["8:05", 485],
  [" 08.30 ", 510],
  ["0:00", 0],
  ["24:00", 1440],
  ["24:01", undefined],
  ["8:60", undefined],
  ["8:5", undefined],
  ["", undefined],
  ["acht", undefined],
])("the time %j is minute %p", (typed, minute) => {
  expect(readTime(typed)).toBe(minute);
});

test.each([
  ["percent", "2,5", 0.025],
  ["percent", "3 %", 0.03],
  ["percent", "2.25", 0.0225],
  ["percent", "101", undefined],
  ["percent", "", undefined],
  ["months", "60", 60],
  ["months", "", null],
  ["months", "0", undefined],
  ["months", "1,5", undefined],
  ["attempts", "0", 0],
  ["attempts", "", null],
  ["attempts", "-1", undefined],
  ["seconds", "", undefined],
  ["seconds", "601", undefined],
  ["calls", "50", 50],
  ["calls", "0", undefined],
] as const)("as %s %j is kept as %p", (kind, typed, value) => {
  expect(readNumber(kind, typed)).toBe(value);
});

test("a share is typed as it is shown, and comes back the same", () => {
  for (let share = 0; share <= 10_000; share++) {
    expect(readNumber("percent", typedNumber("percent", share / 10_000))).toBe(share / 10_000);
  }
});

test.each([
  ["windows.workdays", { from: 480, until: 1200 }, "8:00–20:00"],
  ["windows.sunday", null, "nie"],
  ["attempts.perDay", null, "ohne Grenze"],
  ["attempts.perDay", 2, "2"],
  ["consentMonths", 60, "60 Monate"],
  ["callBackDays", 14, "14 Tage"],
  ["lostCalls.slowFrom", 0.025, "2,5 %"],
  ["ringing.least", 15, "15 s"],
  ["keepsHolidays", true, "ja"],
  ["consent", "express", "ausdrücklich"],
] as const)("%s of %j is shown as %s", (field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});

test("what contradicts another rule is said at its field", () => {
  const { DE } = PRESETS;
  const said = (field: DialRuleField, value: number) => contradictionOf(DE, field, value);
  expect(said("ringing.least", DE.ringing.most + 1)).toContain("Höchstens 40");
  expect(said("ringing.most", DE.ringing.least - 1)).toContain("Mindestens 15");
  expect(said("lostCalls.slowFrom", 0.04)).toContain("Höchstens 3");
  expect(said("lostCalls.pauseFrom", 0.01)).toContain("Mindestens 2");
  expect(said("ringing.least", DE.ringing.most)).toBeNull();
  expect(said("attempts.perDay", 1_000)).toBeNull();
});
