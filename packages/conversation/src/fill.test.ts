import { describe, expect, test } from "bun:test";
import { fill, fillRaw } from "./fill.ts";

const KNOWN = { firstName: "Anna", company: "Weber & Söhne", betrag: 12, ok: true };

test.each([
  ["Guten Tag [firstName]", "Guten Tag Anna"],
  ["Guten Tag {firstName}", "Guten Tag Anna"],
  ["Guten Tag {{firstName}}", "Guten Tag Anna"],
  ["Guten Tag {{ firstName }}!", "Guten Tag Anna!"],
  ["[company], [betrag] Euro, [ok]", "Weber & Söhne, 12 Euro, ja"],
  ["Spreche ich mit [lastName|Ihnen]?", "Spreche ich mit Ihnen?"],
  ["Spreche ich mit [firstName|Ihnen]?", "Spreche ich mit Anna?"],
  ["Guten Tag [lastName], wie geht es?", "Guten Tag, wie geht es?"],
  ["Danke, [lastName].", "Danke."],
  ["[lastName], guten Tag", "guten Tag"],
  ["a, [lastName], b", "a, b"],
  ["Ja, [constructor]. [__proto__|nichts]", "Ja. [__proto__|nichts]"],
  ["Preis: [5] {3}", "Preis: [5] {3}"],
  ["ohne alles", "ohne alles"],
])("%s → %s", (text, filled) => {
  expect(fill(text, KNOWN)).toBe(filled);
});

test.each([
  ["am [termin]", { termin: "2026-11-24" }, "am Dienstag, 24. November"],
  [
    "Ich habe [termin] notiert.",
    { termin: "2026-11-24" },
    "Ich habe Dienstag, 24. November notiert.",
  ],
  ["am [termin]", { termin: "2026-11-24T15:00" }, "am Dienstag, 24. November, 15:00 Uhr"],
  ["geboren am [tag]", { tag: "1980-05-03" }, "geboren am 3. Mai 1980"],
  ["am [tag]", { tag: "2026-02-30" }, "am 2026-02-30"],
  ["am [tag]", { tag: "2026-13-01" }, "am 2026-13-01"],
  ["[preis] Euro", { preis: 12.5 }, "12,5 Euro"],
])("%s with %j → %s", (text, variables, filled) => {
  expect(fill(text, variables)).toBe(filled);
});

describe("what a value and the words beside it both say is said once", () => {
  test.each([
    ["um [zeit] Uhr", "15:00 Uhr", "um 15:00 Uhr"],
    ["um [zeit] Uhr.", "um 15 Uhr", "um 15 Uhr."],
    ["um [zeit] Uhr", "15:00", "um 15:00 Uhr"],
    ["Am [zeit]", "am Dienstag", "Am Dienstag"],
    ["Guten Tag Herr [zeit]", "Herr Weber", "Guten Tag Herr Weber"],
    ["[zeit] Euro im Monat", "50 €", "50 Euro im Monat"],
    ["[zeit] % Rabatt", "10 Prozent", "10 % Rabatt"],
    ["Uhr [zeit]", "Uhr", "Uhr Uhr"],
    ["[zeit] und [zeit]", "Sie und Sie", "Sie und Sie und Sie und Sie"],
    ["Um [zeit]", "Umzug am Montag", "Um Umzug am Montag"],
  ])("%s with %j → %s", (text, zeit, filled) => {
    expect(fill(text, { zeit })).toBe(filled);
  });

  test("but not where values are kept", () => {
    expect(fillRaw("um [zeit] Uhr", { zeit: "15 Uhr" })).toBe("um 15 Uhr Uhr");
  });
});
