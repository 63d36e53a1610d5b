import { describe, expect, test } from "bun:test";
import { countryOf } from "./country-of.ts";
import { countryOfPostcode } from "./country-of-postcode.ts";
import { readAll } from "./testing/read-all.ts";

test.each([
  [
    "NL",
    "NL Netherlands Holland Niederlande Pays-Bas NLD nederland Hollande The_Netherlands Paesi_Bassi",
  ],
  ["DK", "DK DNK Dänemark Daenemark Denmark Danmark danemark"],
  ["BE", "Belgien Belgium België Belgique BEL B"],
  ["AT", "A AT AUT Österreich Oesterreich OESTERREICH Austria Autriche"],
  ["CH", "CH CHE Schweiz Switzerland Suisse Svizzera Die_Schweiz"],
  [
    "DE",
    "D DE DEU GER BRD Deutschland Germany Allemagne Bundesrepublik_Deutschland D_-_Deutschland",
  ],
  ["FR", "F FR FRA Frankreich France"],
  ["IT", "I IT ITA Italien Italia Südtirol"],
  ["LI", "FL LI LIE Liechtenstein Fürstentum_Liechtenstein"],
  [
    "GB",
    "GB GBR UK England Großbritannien Grossbritannien United_Kingdom Schottland Vereinigtes_Königreich",
  ],
  ["CZ", "CZ CZE Tschechien Tschechische_Republik Czech_Republic Česko"],
  ["PL", "PL POL Polen Poland Polska"],
  ["SI", "SLO SVN SI Slowenien"],
  ["SE", "S SE SWE Schweden Sverige"],
  ["ES", "E ES ESP Spanien España"],
  ["IE", "IRL IE Irland"],
  ["HU", "H HU HUN Ungarn"],
  ["US", "US USA Vereinigte_Staaten"],
  ["TR", "TR TUR Türkei Turkey"],
])("%s is named by each of %s", (country, names) => {
  const found = names.split(" ").map((name) => [name, countryOf(name.replaceAll("_", " "))]);
  expect(found).toEqual(names.split(" ").map((name) => [name, country]));
});

test.each([
  "",
  "Bayern",
  "BE",
  "BY",
  "NI",
  "Niedersachsen",
  "NRW",
  "Nordrhein-Westfalen",
  "Frankfurt am Main",
  "-",
  "x",
])("%j names no country", (cell) => {
  expect(countryOf(cell)).toBeNull();
});

test.each([
  ["NL", ["NL-9711 LM", "NL 9711LM", "9711 LM", "1012AB", "1012 AB Amsterdam", "NL9711LM"]],
  ["BE", ["B-1000", "B 1000", "BE-1000", "B – 1000 Brüssel", "B1000"]],
  ["DK", ["DK-2100", "DK-2100 København", "DNK 2100"]],
  ["FR", ["F-75001", "FR-75001", "F 75001"]],
  ["LU", ["L-1234", "LU-1234"]],
  ["CH", ["CH-8001", "CH 8001 Zürich", "ch-8001"]],
  ["AT", ["A-1010", "AT-1010", "A1010"]],
  ["DE", ["D-80331", "DE-80331", "D 80331", "D80331"]],
  ["LI", ["FL-9490", "LI-9490"]],
  ["PL", ["PL-00-950", "PL 00-950", "00-950"]],
  ["CZ", ["CZ-110 00", "CZ-11000"]],
  ["IT", ["I-39100", "IT-39100", "I-39100 Bozen"]],
  ["GB", ["SW1A 1AA", "EC1A1BB", "M1 1AE", "b33 8th", "GB-SW1A 1AA"]],
  ["IE", ["D02 X285", "A65 F4E2"]],
  ["SI", ["SLO-1000", "SI-1000"]],
  ["HU", ["H-1011", "HU-1011"]],
  ["NO", ["N-0150", "NO-0150"]],
  ["SE", ["S-111 22", "SE-111 22"]],
  ["ES", ["E-28001", "ES-28001"]],
  ["PT", ["P-1000-001", "1000-001"]],
  ["LT", ["LT-01100"]],
  ["LV", ["LV-1050"]],
  ["FI", ["FIN-00100", "FI-00100"]],
  ["US", ["10001-1234"]],
] as const)("%s is said by each of the postcodes %p", (country, postcodes) => {
  expect(postcodes.map((code) => [code, countryOfPostcode(code, "DE")])).toEqual(
    postcodes.map((code) => [code, country]),
  );
});

test.each([
  "",
  "80331",
  "1067",
  "1010",
  "80331 München",
  "1010 Wien",
  "80 331",
  "W-8000",
  "?",
  "A",
  "1010Wien",
])("the postcode %j says no country", (code) => {
  expect(countryOfPostcode(code, "AT")).toBeNull();
});

test("a canton behind a Swiss postcode is no Dutch one", () => {
  expect(countryOfPostcode("8001 ZH", "CH")).toBeNull();
  expect(countryOfPostcode("1012 AB", "CH")).toBe("NL");
});

describe("a number without a country's code", () => {
  const read = async (rows: string[], home: "DE" | "AT" | "CH" = "DE") => {
    const { contacts, dropped } = await readAll(`Telefon;PLZ;Land\n${rows.join("\n")}\n`, { home });
    return [
      ...contacts.map(({ phoneNumber }) => phoneNumber),
      ...dropped.map(({ reason }) =>
        reason.code === "not-callable" ? [reason.why, reason.country] : reason.code,
      ),
    ];
  };

  test("is left out as its country's where that is none of the three, by name", async () => {
    const rows = [
      "050 3123456;NL-9711 LM;",
      "020 1234567;1012 AB;",
      "033 123456;;DNK",
      "02 5551234;1000;BE",
    ];
    expect(await read(rows)).toEqual([
      ["foreign", "NL"],
      ["foreign", "NL"],
      ["foreign", "DK"],
      ["foreign", "BE"],
    ]);
    // Berlin, and a Dutch house with a number in full.
    expect(await read(["030 23125001;10117;BE", "+49 171 1234567;1012 AB;"])).toEqual([
      "+493023125001",
      "+491711234567",
    ]);
  });

  test("is nobody's where column and postcode contradict each other", async () => {
    expect(await read(["020 1234567;1012 AB;Deutschland"])).toEqual([
      ["country-unclear", undefined],
    ]);
    expect(await read(["020 1234567;D-45127;Deutschland"])).toEqual(["+49201234567"]);
  });

  test("beside five digits abroad is German if it may lie there", async () => {
    const rows = [
      "0171 2345678;80331;",
      "089 12345678;80331;",
      "0471 123456;39100;",
      "0471 123456;39100 Bozen;",
      "3471234567;39100;",
      "0664 1234567;39100;Italien",
    ];
    expect(await read(rows, "AT")).toEqual([
      "+491712345678",
      "+498912345678",
      ["country-unclear", undefined],
      ["country-unclear", undefined],
      ["country-unclear", undefined],
      ["foreign", "IT"],
    ]);
  });
});
