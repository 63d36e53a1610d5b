import { describe, expect, test } from "bun:test";
import { GERMAN_AREA_CODES } from "./german-area-codes.ts";
import { GERMAN_POSTCODES } from "./german-postcodes.ts";
import { holidayOn, regionsIn, regionsOf } from "./index.ts";

const byPostcode = (postcode: string, country = "DE") =>
  regionsOf({ e164: "+4917112345678", country, kind: "mobile", postcode }).regions.join(" ");
const byNumber = (e164: string) => regionsOf({ e164, country: "DE", kind: "fixed", postcode: "" });

// Capitals and towns on borders, by their own addresses.
test.each([
  ["70173", "DE-BW"],
  ["80331", "DE-BY"],
  ["10117", "DE-BE"],
  ["14467", "DE-BB"],
  ["28195", "DE-HB"],
  ["27568", "DE-HB"],
  ["20095", "DE-HH"],
  ["65183", "DE-HE"],
  ["19053", "DE-MV"],
  ["30159", "DE-NI"],
  ["40213", "DE-NW"],
  ["55116", "DE-RP"],
  ["66111", "DE-SL"],
  ["01067", "DE-SN"],
  ["39104", "DE-ST"],
  ["24103", "DE-SH"],
  ["99084", "DE-TH"],
  ["89073", "DE-BW"],
  ["89231", "DE-BY"],
  ["67059", "DE-RP"],
  ["68159", "DE-BW"],
  // Mainz-Kastel is Hesse's.
  ["55252", "DE-HE"],
  ["97877", "DE-BW"],
  ["88131", "DE-BY"],
  ["37318", "DE-TH"],
])("%s lies in %s", (postcode, region) => {
  expect(byPostcode(postcode)).toBe(region);
});

test.each([
  // Hesseneck and Schöllenbach.
  ["64754", "DE-BW DE-HE"],
  ["69434", "DE-BW DE-HE"],
  ["63928", "DE-BW DE-BY"],
  ["17337", "DE-BB DE-MV"],
  ["07919", "DE-SN DE-TH"],
  ["19273", "DE-MV DE-NI"],
])("%s lies in two Länder: %s", (postcode, regions) => {
  expect(byPostcode(postcode)).toBe(regions);
});

test.each([
  ["1067", "DE-SN"],
  [" 80331 ", "DE-BY"],
  ["D-80331", "DE-BY"],
  ["de-80331", "DE-BY"],
])("a postcode written %p is read", (postcode, region) => {
  expect(byPostcode(postcode)).toBe(region);
});

test.each([
  "",
  "00000",
  "00999",
  "99999",
  "12",
  "803311",
  "8033a",
  "８０３３１",
  "80 331",
  "-80331",
])("%p says nothing", (postcode) => {
  expect(byPostcode(postcode)).toBe("");
});

test.each([
  ["1010", "AT", "AT-9"],
  ["3100", "AT", "AT-3"],
  ["4020", "AT", "AT-4"],
  ["5020", "AT", "AT-5"],
  ["6020", "AT", "AT-7"],
  ["6900", "AT", "AT-8"],
  ["7000", "AT", "AT-1"],
  ["8010", "AT", "AT-6"],
  ["9020", "AT", "AT-2"],
  // East Tyrol, in the midst of Carinthia's.
  ["A-9900", "AT", "AT-7"],
  ["8001", "CH", "CH-ZH"],
  ["3011", "CH", "CH-BE"],
  ["1204", "CH", "CH-GE"],
  ["CH-4051", "CH", "CH-BS"],
  ["9050", "CH", "CH-AI"],
  ["6500", "CH", "CH-TI"],
  ["80331", "AT", ""],
  ["1010", "FR", ""],
])("%s in %s lies in %p", (postcode, country, region) => {
  expect(byPostcode(postcode, country)).toBe(region);
});

describe("without a postcode", () => {
  test.each([
    ["+493012345678", ["DE-BB", "DE-BE"]],
    ["+494012345678", ["DE-HH", "DE-NI", "DE-SH"]],
    ["+4942112345678", ["DE-HB", "DE-NI"]],
    ["+4973112345678", ["DE-BW", "DE-BY"]],
    ["+498912345678", ["DE-BY"]],
    ["+4968112345678", ["DE-SL"]],
    ["+4938112345678", ["DE-MV"]],
    ["+4939112345678", ["DE-ST"]],
  ])("%s may be in %p", (e164, regions) => {
    expect(byNumber(e164)).toEqual({ regions, by: "area-code" });
  });

  test("0621 is Mannheim's and Ludwigshafen's", () => {
    expect(byNumber("+4962112345678").regions).toEqual(expect.arrayContaining(["DE-BW", "DE-RP"]));
  });

  test.each(["mobile", "internet", "fixed-or-mobile"] as const)(
    "a %s number says nothing",
    (kind) => {
      const asked = { e164: "+4917112345678", country: "DE", kind, postcode: "" };
      expect(regionsOf(asked)).toEqual({ regions: [], by: null });
    },
  );

  test("nor does a number abroad, or one of no exchange", () => {
    const abroad = { e164: "+4315123456", country: "AT", kind: "fixed", postcode: "" } as const;
    expect(regionsOf(abroad).by).toBeNull();
    expect(byNumber("+4910000000").by).toBeNull();
  });
});

describe("of a landline with a postcode", () => {
  const landline = (e164: string, postcode: string) =>
    regionsOf({ e164, country: "DE", kind: "fixed", postcode });

  test("elsewhere both count, and so do the holidays of either", () => {
    const found = landline("+49421555100", "80331");
    expect(found).toEqual({ regions: ["DE-BY", "DE-HB", "DE-NI"], by: "both" });
    // Bremen's Reformation Day, Bavaria's Epiphany.
    expect(holidayOn("2026-10-31", "DE", found.regions)?.region).toMatch(/HB|NI/);
    expect(holidayOn("2026-01-06", "DE", found.regions)?.region).toBe("DE-BY");
    expect(landline("+498912345678", "20095").regions).toEqual(["DE-BY", "DE-HH"]);
  });

  test("within its area the postcode says more, and nonsense in its place hides nothing", () => {
    expect(landline("+493012345678", "10117")).toEqual({ regions: ["DE-BE"], by: "postcode" });
    expect(landline("+498912345678", "?")).toEqual({ regions: ["DE-BY"], by: "area-code" });
  });
});

test("of a mobile number the postcode alone counts", () => {
  const asked = { e164: "+491711234567", country: "DE", kind: "mobile" } as const;
  expect(regionsOf({ ...asked, postcode: "80331" })).toEqual({
    regions: ["DE-BY"],
    by: "postcode",
  });
});

test("both ends of every row are found, and all Länder are known", () => {
  const all = regionsIn("DE");
  let before = 0;
  for (const line of GERMAN_POSTCODES.trim().split("\n")) {
    const [first = "", last = "", names = ""] = line.split(" ");
    expect(Number(first)).toBeGreaterThan(before);
    expect(Number(last)).toBeGreaterThanOrEqual(Number(first));
    before = Number(last);
    const regions = names.split("/").map((name) => `DE-${name}`);
    expect(all).toEqual(expect.arrayContaining(regions));
    expect([byPostcode(first), byPostcode(last)]).toEqual([regions.join(" "), regions.join(" ")]);
  }
});

test("no area code stands in two rows, and each is found", () => {
  const seen = new Set<string>();
  for (const line of GERMAN_AREA_CODES.trim().split("\n")) {
    const [names = "", ...codes] = line.split(" ");
    for (const code of codes) {
      expect(seen.has(code)).toBe(false);
      seen.add(code);
      const { regions } = byNumber(`+49${code.padEnd(11, "0")}`);
      expect(regions).toEqual(names.split("/").map((name) => `DE-${name}`));
    }
  }
});

test("who may be in Neu-Ulm is spared on Assumption", () => {
  const { regions } = byNumber("+4973112345678");
  expect(holidayOn("2026-08-15", "DE", regions)?.region).toBe("DE-BY");
});
