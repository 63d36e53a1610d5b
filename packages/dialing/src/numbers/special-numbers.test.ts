import { describe, expect, test } from "bun:test";
import { checkCallerNumber } from "../caller-numbers/check-caller-number.ts";
import { parsePhoneNumber } from "../index.ts";

/** Area codes of two to five digits, from all over the country. */
const AREA_CODES = [
  ...["30", "40", "69", "89"],
  ...["201", "221", "228", "331", "335", "341", "351", "385", "421", "511", "711", "781", "906"],
  ...["2041", "2364", "3301", "3375", "4101", "5121", "6131", "7031", "8141", "8807", "9091"],
  ...["33094", "33435", "34206", "36081", "37209", "38231", "39997"],
];

const SHORT: [digits: string, reason: string][] = [
  ["110", "emergency"],
  ["112", "emergency"],
  ["19222", "emergency"],
  ["19240", "emergency"],
  ["115", "authority"],
  ["116117", "social-service"],
  ["116000", "social-service"],
  ["116006", "social-service"],
  ["11833", "directory"],
  ["11880", "directory"],
  ["118000", "directory"],
];

const REFUSED: [written: string, reason: string][] = [
  ["+49 30 110", "emergency"],
  ["030 112", "emergency"],
  ["030/1-1-2", "emergency"],
  ["0221/115", "authority"],
  ["+49 89 19222", "emergency"],
  ["0228 19240", "emergency"],
  ["19222", "emergency"],
  ["+49 19240", "emergency"],
  ["+49 40 116117", "social-service"],
  ["+49 69 11833", "directory"],
  ["(069) 118 80", "directory"],
  ["0049 (0)30 110", "emergency"],
  ["tel:+49-30-112", "emergency"],
  ["0 30 １１２", "emergency"],
  ["+43 1 112", "emergency"],
  ["+43 316 144", "emergency"],
  ["+43 512 133", "emergency"],
  ["+43 133", "emergency"],
  ["+41 144", "emergency"],
  ["+41 1414", "emergency"],
  ["032 211123456", "without-place"],
  ["+49 32 22 1234567", "without-place"],
  ["+44 7418 534123", "toll-fraud"],
  ["0044 (0)7418 512345", "toll-fraud"],
  ["+49 40 33113113", "toll-fraud"],
  ["+881 612 345678", "satellite"],
  ["+882 1612345678", "satellite"],
  ["+883 5100 123456", "satellite"],
  ["0900 1234567", "service-number"],
  ["0180 5123456", "service-number"],
  ["0137 7123456", "service-number"],
  ["0700 12345678", "service-number"],
];

/** Longer than the special number they begin with, or ending in one, or only like one. */
const ALLOWED = [
  ["+49 30 1101234", "+49 30 110123", "+49 30 1100", "030 11023"],
  ["+49 30 1121234", "0221 112345", "+49 221 1120", "089 1123456"],
  ["+49 30 115 4711", "0221 1154", "+49 69 115000", "030 11512"],
  ["+49 30 1161171", "+49 40 116 11", "+49 40 1161", "0221 11611722", "030 1169"],
  ["+49 69 118331", "+49 69 118 123", "+49 30 1183", "030 1180001", "0351 1188033"],
  ["+49 89 192221", "+49 89 1922", "089 1922233", "0228 192401", "+49 30 19240 55", "030 19223"],
  ["+49 30 23110", "+49 30 23112", "0221 4711 110", "+49 341 2310112", "089 5519222"],
  ["+49 30 5116117", "+49 221 9911833", "+49 3375 2110", "033094 50112", "02041 7110"],
  ["+49 40 33113114", "+49 40 331131130", "+49 40 3311311", "+49 30 33113113"],
  ["+49 171 1101121", "0151 11211511", "0176 11611711", "0160 1922219"],
  ["+43 1 2112112", "+43 316 1441", "+43 512 13312", "+43 1 58801"],
  ["+41 44 112 11 20", "+41 79 144 14 14", "+41 31 117 11 80"],
].flat();

describe("special numbers", () => {
  test.each(REFUSED)("%j is refused: %s", (written, reason) => {
    const parsed = parsePhoneNumber(written);
    expect(parsed).toMatchObject({ ok: false, refusal: { code: reason } });
  });

  test("are refused behind every area code, in every spelling, as callee and as caller", () => {
    for (const [digits, reason] of SHORT) {
      for (const area of AREA_CODES) {
        for (const prefix of ["+49 ", "+49 (0)", "0049 ", "0", "+490"]) {
          const written = `${prefix}${area} ${digits}`;
          const { ok, ...told } = parsePhoneNumber(written);
          expect(`${written}: ${"refusal" in told && told.refusal.code}`).toBe(
            `${written}: ${reason}`,
          );
          expect(checkCallerNumber(written)).toMatchObject({ ok: false, reason });
        }
      }
    }
  });

  test("whatever countries may be called, these never are", () => {
    const countries = ["DE", "GB", "US", "AT"];
    for (const [written] of REFUSED) {
      expect(parsePhoneNumber(written, { countries })).toMatchObject({ ok: false });
    }
    expect(parsePhoneNumber("+44 7418 534123", { countries })).toMatchObject({
      refusal: { code: "toll-fraud" },
    });
    expect(parsePhoneNumber("+44 7400 123456", { countries })).toMatchObject({ ok: true });
  });

  test.each(ALLOWED)("%j may be called", (written) => {
    expect(parsePhoneNumber(written)).toMatchObject({ ok: true });
  });

  test("enough of them that only look alike are allowed", () => {
    expect(new Set(ALLOWED).size).toBeGreaterThanOrEqual(40);
  });
});
