import { describe, expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { formatPhoneNumber, parsePhoneNumber } from "../index.ts";

const ACCEPTED: [written: string, e164: string, kind: string, country?: string][] = [
  ["0171/1234567", "+491711234567", "mobile"],
  ["0171-1234567", "+491711234567", "mobile"],
  ["0171 123 45 67", "+491711234567", "mobile"],
  ["0171.123.45.67", "+491711234567", "mobile"],
  ["(0171) 1234567", "+491711234567", "mobile"],
  ["+49 171 1234567", "+491711234567", "mobile"],
  ["+49 (0)171 1234567", "+491711234567", "mobile"],
  ["+49(0)171/1234567", "+491711234567", "mobile"],
  ["+49 0171 1234567", "+491711234567", "mobile"],
  ["(+49) 171 1234567", "+491711234567", "mobile"],
  ["0049 171 1234567", "+491711234567", "mobile"],
  ["00 49 171 1234567", "+491711234567", "mobile"],
  ["0049 (0) 171 1234567", "+491711234567", "mobile"],
  ["491711234567", "+491711234567", "mobile"],
  ["1711234567", "+491711234567", "mobile"],
  ["1711234567.0", "+491711234567", "mobile"],
  ["491711234567.0", "+491711234567", "mobile"],
  ["'01711234567", "+491711234567", "mobile"],
  ["tel:+491711234567", "+491711234567", "mobile"],
  ["\u202a+49 171 1234567\u202c", "+491711234567", "mobile"],
  ["0171\u00a0123\u00a04567", "+491711234567", "mobile"],
  ["0171\u20131234567", "+491711234567", "mobile"],
  ["0171\u20111234567", "+491711234567", "mobile"],
  ["０１７１ １２３４５６７", "+491711234567", "mobile"],
  ["  0171 1234567\t", "+491711234567", "mobile"],
  ["0151 12345678", "+4915112345678", "mobile"],
  ["01579 1234567", "+4915791234567", "mobile"],
  ["+49 (0)30 23125 001", "+493023125001", "fixed"],
  ["030 23125 001", "+493023125001", "fixed"],
  ["030/12345-67", "+49301234567", "fixed"],
  ["(030) 12 34 56", "+4930123456", "fixed"],
  ["4930123456", "+4930123456", "fixed"],
  ["0211 1234-0", "+4921112340", "fixed"],
  ["0211 1234 - 0", "+4921112340", "fixed"],
  ["0049-171-1234567", "+491711234567", "mobile"],
  ["+43 1 5880", "+4315880", "fixed", "AT"],
  ["0043 664 1234567", "+436641234567", "mobile", "AT"],
  ["+41 44 668 18 00", "+41446681800", "fixed", "CH"],
  ["+41 79 123 45 67", "+41791234567", "mobile", "CH"],
];

const REFUSED: [written: string, reason: string][] = [
  ["", "blank"],
  ["   ", "blank"],
  ["\u200b", "blank"],
  ["abc", "letters"],
  ["0171 CALL", "letters"],
  ["Tel. 030 123456", "letters"],
  ["хочу 030", "letters"],
  ["☎", "not-a-number"],
  ["+", "not-a-number"],
  ["--", "not-a-number"],
  ["0171*1234567", "not-a-number"],
  ["04.04.2025", "not-a-number"],
  [" 7. 12. 2029 ", "not-a-number"],
  ["2026-11-22", "not-a-number"],
  ["=0171+1234567", "several-numbers"],
  ["0171 1234567, 0172 7654321", "several-numbers"],
  ["030 12345 - 0171 1234567", "several-numbers"],
  ["030 123 - 0171 456", "several-numbers"],
  ["03012345-01711234567", "several-numbers"],
  ["030 12345 – 0049 171 1234567", "several-numbers"],
  ["030 12345  040 67890", "several-numbers"],
  ["030 12345040678901", "too-long"],
  ["04.04.25", "not-a-number"],
  ["04.04.2025 18:30", "not-a-number"],
  ["04.04.2025 18", "not-a-number"],
  ["0171-1234567 / 030-123456", "several-numbers"],
  ["030 12345 / 040 6789", "several-numbers"],
  ["(030) 12345/(040) 6789", "several-numbers"],
  ["030 12345\n040 6789", "several-numbers"],
  ["0421 555100/19", "several-numbers"],
  ["0421 555100/19/20", "several-numbers"],
  ["0421 / 55 51 18 / 19", "several-numbers"],
  ["030/23125/001", "several-numbers"],
  ["0171 1234567 ext 5", "extension"],
  ["030 123456 x12", "extension"],
  ["12", "too-short"],
  ["0171 12", "too-short"],
  ["+49 30", "too-short"],
  ["017112345678901234", "too-long"],
  ["+49 171 12345678901234567890", "too-long"],
  ["23125001", "area-code-missing"],
  ["2212345678", "area-code-missing"],
  ["0190 123456", "unassigned"],
  ["0154 1234567", "unassigned"],
  ["0199 1234567", "unassigned"],
  ["110", "emergency"],
  ["112", "emergency"],
  ["+49 112", "emergency"],
  ["0049110", "emergency"],
  ["115", "authority"],
  ["144", "emergency"],
  ["116 117", "social-service"],
  ["+49 116117", "social-service"],
  ["11833", "directory"],
  ["118000", "directory"],
  ["0900 1234567", "service-number"],
  ["+49 900 1234567", "service-number"],
  ["0137 1234567", "service-number"],
  ["0180 2123456", "service-number"],
  ["0700 12345678", "service-number"],
  ["0800 1234567", "service-number"],
  ["+43 900 123456", "service-number"],
  ["+41 900 123 456", "service-number"],
  ["+881 612345678", "satellite"],
  ["00882 1234567", "satellite"],
  ["+870 773 123456", "satellite"],
  ["+979 1 2345 6789", "satellite"],
  ["+33 1 42 68 53 00", "foreign"],
  ["0033 1 42685300", "foreign"],
  ["+1 415 555 2671", "foreign"],
  ["+44 7418 123456", "toll-fraud"],
];

describe("parsePhoneNumber", () => {
  test.each(ACCEPTED)("reads %j", (written, e164, kind, country = "DE") => {
    expect(parsePhoneNumber(written)).toEqual({ ok: true, e164, kind, country } as never);
  });

  test.each(REFUSED)("refuses %j: %s", (written, reason) => {
    const parsed = parsePhoneNumber(written);
    expect(parsed).toMatchObject({ ok: false, refusal: { code: reason } });
  });

  test("accepts every number kept free for fiction", () => {
    for (const block of ["030 23125", "069 90009", "040 66969", "0221 4710", "089 99998"]) {
      for (let last = 0; last < 1_000; last++) {
        const written = `${block} ${String(last).padStart(3, "0")}`;
        expect(parsePhoneNumber(written)).toMatchObject({ ok: true, kind: "fixed" });
      }
    }
  });

  test.each([
    ["AT", "0664 1234567", "+436641234567", "mobile"],
    ["AT", "01 5880", "+4315880", "fixed"],
    ["AT", "0512 587788", "+43512587788", "fixed"],
    ["AT", "+49 171 1234567", "+491711234567", "mobile"],
    ["AT", "664 1234567", "+436641234567", "mobile"],
    ["CH", "079 123 45 67", "+41791234567", "mobile"],
    ["CH", "044 668 18 00", "+41446681800", "fixed"],
    ["CH", "0043 664 1234567", "+436641234567", "mobile"],
  ] as const)("in %s reads %s", (home, written, e164, kind) => {
    expect(parsePhoneNumber(written, { home })).toMatchObject({ ok: true, e164, kind });
  });

  test.each([
    ["AT", "0900 123456", "service-number"],
    ["AT", "0144", "emergency"],
    ["AT", "144", "emergency"],
    ["CH", "0900 123 456", "service-number"],
    ["CH", "079 123", "too-short"],
    ["AT", "0171", "too-short"],
  ] as const)("in %s refuses %s: %s", (home, written, code) => {
    expect(parsePhoneNumber(written, { home })).toMatchObject({ refusal: { code } });
  });

  test("says which countries may be called", () => {
    expect(parsePhoneNumber("+33 1 42 68 53 00")).toMatchObject({
      refusal: { code: "foreign", countries: ["DE", "AT", "CH"] },
    });
    expect(parsePhoneNumber("+33 1 42 68 53 00", { countries: ["FR"] })).toMatchObject({
      ok: true,
    });
    expect(parsePhoneNumber("+43 1 5880", { countries: ["DE"] })).toMatchObject({
      refusal: { code: "foreign", countries: ["DE"] },
    });
  });

  test.each(["(", "0", "1 ", "+49 "])("takes no longer for 50,000 of “%s”", async (piece) => {
    const refused = (nth: number) =>
      expect(parsePhoneNumber(piece.repeat(50_000 + nth)).ok).toBe(false);
    expect(await processorTime(250, refused)).toBeLessThan(250);
  });
});

describe("formatPhoneNumber", () => {
  test.each([
    ["+493023125001", "+49 30 23125001"],
    ["+491711234567", "+49 171 1234567"],
    ["anonymous", "anonymous"],
  ])("writes %s as %s", (e164, written) => {
    expect(formatPhoneNumber(e164)).toBe(written);
  });
});
