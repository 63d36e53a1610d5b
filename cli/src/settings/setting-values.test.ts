import { expect, test } from "bun:test";
import { SETTING_KEYS, type SettingKey } from "./setting-keys.ts";
import { readValue, writeValue } from "./setting-values.ts";

test.each<[SettingKey, string, unknown, string]>([
  ["company", " Sonnwerk GmbH ", "Sonnwerk GmbH", "Sonnwerk GmbH"],
  ["company", "none", null, "none"],
  ["purpose", "", null, "none"],
  ["preset", "AT", "AT", "AT"],
  ["preset", "none", "none", "none"],
  ["applyInEmulator", "on", true, "on"],
  ["keepsHolidays", "off", false, "off"],
  ["consent", "presumed-for-businesses", "presumed-for-businesses", "presumed-for-businesses"],
  ["consentMonths", "none", null, "none"],
  ["windows.saturday", "none", null, "none"],
  ["windows.workdays", "8:00-20:00", { from: 480, until: 1200 }, "8:00-20:00"],
  ["windows.workdays", "09.30 – 24", { from: 570, until: 1440 }, "9:30-24:00"],
  ["attempts.perDay", "0", 0, "0"],
  ["ringing.least", "15", 15, "15"],
  ["lostCalls.slowFrom", "2,5 %", 0.025, "2.5%"],
  ["lostCalls.pauseFrom", "3%", 0.03, "3%"],
  ["retention.transcripts", "180", 180, "180"],
  ["retention.contacts", "none", null, "none"],
])("%s: %j is read as %j and written as %s", (key, typed, value, written) => {
  expect(readValue(key, typed)).toEqual(value);
  expect(writeValue(key, value)).toBe(written);
});

test.each<[SettingKey, string, string]>([
  ["preset", "de", "DE, AT, CH, none"],
  ["applyInEmulator", "yes", "on or off"],
  ["consent", "maybe", "express"],
  ["windows.workdays", "20:00-8:00", "8:00-20:00"],
  ["windows.workdays", "8:00", "8:00-20:00"],
  ["windows.workdays", "8:00-25:00", "8:00-20:00"],
  ["attempts.perDay", "-1", "whole number"],
  ["ringing.least", "none", "whole number"],
  ["lostCalls.slowFrom", "3", "with its sign"],
])("%s can't be %j, and what would be right is said", (key, typed, right) => {
  try {
    readValue(key, typed);
  } catch (error) {
    expect(error).toMatchObject({ exitCode: 2, hint: expect.stringContaining(right) });
    return;
  }
  throw new Error("it was taken");
});

test("every share that is shown is read back the same", () => {
  for (let share = 0; share <= 10_000; share++) {
    const written = writeValue("lostCalls.slowFrom", share / 10_000);
    expect(readValue("lostCalls.slowFrom", written)).toBe(share / 10_000);
  }
  expect(new Set(SETTING_KEYS).size).toBe(SETTING_KEYS.length);
});
