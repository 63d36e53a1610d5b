import { describe, expect, test } from "bun:test";
import { checkCallerNumber } from "./check-caller-number.ts";

const SHOWN: [written: string, e164: string, kind: string][] = [
  ["030 23125 800", "+493023125800", "fixed"],
  ["+49 30 23125800", "+493023125800", "fixed"],
  ["0171/1234567", "+491711234567", "mobile"],
  ["0049 (0)221 4710 123", "+492214710123", "fixed"],
  ["032 211123456", "+4932211123456", "fixed"],
  ["0800 1234567", "+498001234567", "freephone"],
  ["+49 800 1234567", "+498001234567", "freephone"],
];

const REFUSED: [written: string, reason: string, cited: boolean][] = [
  ["110", "emergency", true],
  ["+49 110", "emergency", true],
  ["112", "emergency", true],
  ["0049112", "emergency", true],
  ["115", "authority", true],
  ["+49115", "authority", true],
  ["116 117", "social-service", true],
  ["+49 116117", "social-service", true],
  ["11833", "directory", true],
  ["118000", "directory", true],
  ["+49 11880", "directory", true],
  ["0900 1234567", "premium", true],
  ["+49 (0)900 1 234567", "premium", true],
  ["+43 900 123456", "premium", true],
  ["0137 1234567", "mass-traffic", true],
  ["+49 137 7123456", "mass-traffic", true],
  ["0180 2123456", "shared-cost", true],
  ["01805 123456", "shared-cost", true],
  ["0700 12345678", "shared-cost", true],
  ["22344", "short-code", true],
  ["82300", "short-code", true],
  ["", "blank", false],
  ["0171 12", "too-short", false],
  ["unsere Nummer", "letters", false],
  ["23125800", "area-code-missing", false],
  ["0154 1234567", "unassigned", false],
  ["030 1234567 oder 7654321", "several-numbers", false],
  ["+881 612345678", "satellite", false],
  ["+33 1", "too-short", false],
  ["+1 555 1", "unassigned", false],
];

describe("checkCallerNumber", () => {
  test.each(SHOWN)("lets %j be shown", (written, e164, kind) => {
    const shown = { ok: true, e164, kind, country: "DE", isForeign: false };
    expect(checkCallerNumber(written)).toEqual(shown as never);
  });

  test.each(REFUSED)("refuses %j: %s", (written, reason, cited) => {
    const checked = checkCallerNumber(written);
    expect(checked).toMatchObject({ ok: false, reason });
    expect(!checked.ok && "source" in checked.refusal).toBe(cited);
  });

  test("marks a number from abroad", () => {
    expect(checkCallerNumber("+1 415 555 2671")).toMatchObject({ ok: true, isForeign: true });
    expect(checkCallerNumber("+43 664 1234567")).toMatchObject({ country: "AT", kind: "mobile" });
    expect(checkCallerNumber("+43 664 1234567", "AT")).toMatchObject({ isForeign: false });
    expect(checkCallerNumber("+49 171 1234567", "AT")).toMatchObject({ isForeign: true });
    expect(checkCallerNumber("+49 900 1234567", "AT")).toMatchObject({ reason: "premium" });
  });

  test("no spelling of a forbidden number gets through", () => {
    const forbidden = ["110", "112", "115", "116117", "11833", "9001234567", "1371234567"];
    const spellings = [
      (digits: string) => `+49${digits}`,
      (digits: string) => `0049 ${digits}`,
      (digits: string) => `0${digits}`,
      (digits: string) => `+49 (0)${digits}`,
      (digits: string) => `+49-${digits.split("").join(" ")}`,
      (digits: string) => `(0)${digits}`,
      (digits: string) => `\u202a+49 ${digits}\u202c`,
      (digits: string) => `tel:+49${digits}`,
    ];
    for (const digits of forbidden) {
      for (const spell of spellings) {
        expect(`${spell(digits)}: ${checkCallerNumber(spell(digits)).ok}`).toEndWith(": false");
      }
    }
  });
});
