import { describe, expect, test } from "bun:test";
import { evaluate, namesIn, type Parsed, parseExpression } from "./index.ts";

const KNOWN: Record<string, string | number | boolean> = {
  betrag: 6000,
  plz: "10115",
  interesse: true,
  kunde: "nein",
  datum: "2026-12-03",
  uhrzeit: "15:30",
  termin: "2026-12-03T10:30",
  eingang: "2026-12-03 10:30",
  umsatz: "1.250,50",
  name: "Weber",
};

function holds(text: string): boolean {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${parsed.fault.code} (${parsed.position})`);
  return evaluate(parsed.expression, (name) =>
    Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined,
  );
}

describe("holds", () => {
  test.each([
    "betrag > 5000",
    "betrag>=6000",
    "{{betrag}} > 5000",
    "[betrag] ≥ 6000 und {interesse}",
    'plz == "10115" und interesse',
    "plz = 10115",
    "nicht kunde",
    "!kunde && betrag > 1",
    "betrag < 1 oder interesse",
    "interesse or betrag < 1 and betrag > 9",
    "(interesse or betrag < 1) and betrag > 9",
    'datum < "2027-01-01"',
    "datum < 24.12.2026",
    "datum = 3.12.2026",
    'datum = "3.12.2026"',
    "datum >= 2026-12-03",
    "uhrzeit > 15:00",
    "uhrzeit > 15",
    "uhrzeit < 16",
    'uhrzeit > "9:00"',
    "uhrzeit > 9:00 und uhrzeit <= 15:30",
    "umsatz > 1250,4",
    "umsatz < 1250.51",
    "interesse = ja",
    "interesse != nein",
    "kunde = falsch",
    "name = 'weber'",
    "name <> „Meier“",
    "stadt = leer",
    "betrag ≠ null",
    "betrag > -5",
    "betrag > 5.000",
    "betrag < 6.000,50",
    "betrag > 1.250.000 oder betrag < 10.000",
    "umsatz = 1.250,50",
    "0.125 < 1 und umsatz < 1251.5",
    "name = Weber",
    "betrag = betrag",
    "NICHT nicht interesse",
    "termin = 3.12.2026",
    "termin < 24.12.2026",
    "termin > 2026-12-02",
    "termin > 10 und termin < 11",
    "termin < 12:00",
    "12:00 > termin",
    'termin = "3.12.2026 10:30"',
    'termin < "03.12.2026, 11:00 Uhr"',
    'termin > "2026-12-03T10:29"',
    'eingang = "2026-12-03 10:30"',
  ])("%s", (text) => {
    expect(holds(text)).toBe(true);
  });
});

describe("does not hold", () => {
  test.each([
    "uhrzeit > 20:00",
    "uhrzeit > 20",
    "uhrzeit = 15",
    "datum > 24.12.2026",
    "betrag > 6000",
    "kunde",
    "stadt",
    "constructor",
    "termin > 3.12.2026",
    "termin > 20:00",
    'termin > "3.12.2026 10:30"',
    "termin = Weber",
    "eingang = 3.12.2026",
    "constructor = 5",
    "stadt > 5",
    "stadt < 5",
    'stadt = "Bonn"',
    "name > 5",
    "name < 5",
    "interesse > nein",
    "interesse und stadt",
    "betrag = leer",
    "nicht interesse oder kunde",
  ])("%s", (text) => {
    expect(holds(text)).toBe(false);
  });
});

test.each([
  ["", 0, { code: "empty" }],
  ["betrag >", 8, { code: "unfinished" }],
  ["betrag > > 5", 9, { code: "no-operand", found: ">" }],
  ["betrag 5000", 7, { code: "unjoined", before: "5000" }],
  ["(betrag > 5", 0, { code: "never-closed" }],
  ["betrag > 5)", 10, { code: "never-opened" }],
  ['name = "Weber', 7, { code: "quote-never-closed" }],
  ["betrag % 5", 7, { code: "not-a-sign", sign: "%" }],
  ["1 < betrag < 5", 11, { code: "comparisons-unjoined" }],
  ["und betrag", 0, { code: "no-operand", found: "und" }],
  ["betrag und", 10, { code: "unfinished" }],
  [`${"(".repeat(80)}a${")".repeat(80)}`, 51, { code: "too-deep" }],
  [`${"!".repeat(900)}a`, 51, { code: "too-deep" }],
  ["a ".repeat(600), 1000, { code: "too-long", most: 1000 }],
])("“%s” is refused at %i", (text, position, fault) => {
  expect(parseExpression(text)).toEqual({ ok: false, position, fault } as Parsed);
});

test("its names are told once, in order", () => {
  const parsed = parseExpression('b > 1 und (nicht a oder {c} > b) und "d" = e');
  expect(parsed.ok && namesIn(parsed.expression)).toEqual(["b", "a", "c"]);
});

test("any text is read or refused, none breaks anything", () => {
  const pieces = [
    "betrag",
    ">",
    "(",
    ")",
    "und",
    "nicht",
    '"',
    "5",
    ",",
    "=",
    "{",
    "}",
    " ",
    "ß",
    "-",
  ];
  let state = 7;
  for (let round = 0; round < 3_000; round++) {
    let text = "";
    for (let count = 0; count < 12; count++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      text += pieces[state % pieces.length];
    }
    const parsed = parseExpression(text);
    if (parsed.ok) expect(typeof evaluate(parsed.expression, () => undefined)).toBe("boolean");
    else expect(parsed.position).toBeLessThanOrEqual(text.length);
  }
});
