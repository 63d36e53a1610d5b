import { expect, test } from "bun:test";
import { rowsAgree } from "./index.ts";

const agrees = (names: string, cells: string) =>
  rowsAgree(names === "" ? [] : names.split(";"))(cells.split(";"));

const NAMES = ["Einwilligung", "Zustimmung", "Opt-in", "Werbeeinwilligung", "DSGVO", "Consent"];
const NO = [
  ...["nein", "Nein.", "widerrufen 3.4.25", "0", "false", "no", "-", "abgemeldet", "", " ", "?"],
  ...[
    "ja?",
    "ja, nur E-Mail",
    "ja (Newsletter)",
    "ja bis 31.12.2025",
    "nicht erteilt",
    "ausstehend",
  ],
  ...[
    "ja zurückgezogen",
    "✓ gelöscht",
    "01.04.2025 erloschen",
    "j/n",
    "ja, gekündigt",
    "ja, evtl.",
  ],
  ...["ja/nein", "unbekannt", "0000-00-00", "nicht anrufen"],
];
const YES = [
  ...["ja", "JA", "j", "yes", "true", "1", "x", "✓", "ok", "erteilt", "erteilt am 01.10.2026"],
  ...[
    "01.10.2026",
    "2026-10-01T14:05:00Z",
    "Ja, auch durch KI",
    "ja (Messe)",
    "Opt-in",
    "ja, nur telefonisch",
  ],
];

test.each(NAMES)("below %s only a plain yes agrees", (name) => {
  const told = (cells: string[]) =>
    cells.filter((cell) => agrees(`Telefon;${name}`, `0421 1;${cell}`));
  expect([told(NO), told(YES)]).toEqual([[], YES]);
});

test.each([
  ["Telefon;Bemerkung", "0421 1;nicht anrufen", false],
  ["Telefon;Bemerkung", "0421 1;hat am 3.4. widersprochen", false],
  ["Telefon;Bemerkung", "0421 1;Keine Einwilligung", false],
  ["Telefon;Status", "0421 1;abgemeldet", false],
  ["Telefon;Bemerkung", "0421 1;Widerruf jederzeit möglich", true],
  ["Telefon;Bemerkung", "0421 1;hat nicht widersprochen", true],
  ["Telefon;Bemerkung", "0421 1;nein", true],
  ["Telefon;Bemerkung", "0421 1;", true],
  ["Telefon;Name", "0421 1;Meier;nein", false],
  ["", "0421 1;Meier;nein", false],
  ["", "0421 1;Meier;nicht anrufen", false],
  ["", "0421 1;Meier;-", true],
  ["Telefon;Nicht anrufen", "0421 1;x", false],
  ["Telefon;Nicht anrufen", "0421 1;nein", true],
  ["Telefon;Einwilligung widerrufen am", "0421 1;3.4.2025", false],
  ["Telefon;Einwilligung widerrufen am", "0421 1;", true],
  ["Telefon;Opt-out", "0421 1;0", true],
  ["Telefon;Kontaktsperre", "0421 1;x", false],
  ["Telefon;Sperrkennzeichen", "0421 1;1", false],
  ["Telefon;Mahnsperre", "0421 1;x", true],
  ["Telefon;Telefonwerbung", "0421 1;nein", false],
  ["Telefon;Datenschutz", "0421 1;Nein", false],
  ["Telefon;Kontakt erwünscht", "0421 1;nein", false],
  ["Telefon;Kontakt erwünscht", "0421 1;ja", true],
  ["Telefon;Werbung", "0421 1;Flyer", true],
  ["Telefon;Telefonwerbung", "0421 1;", true],
  ["Telefon;Widerrufsbelehrung", "0421 1;ja", true],
  ["Telefon;Einwilligung am", "0421 1;", false],
  ["Telefon;optInDate", "0421 1;2026-10-01", true],
  ["Telefon;Einwilligung;Einwilligung am", "0421 1;ja;", true],
  ["Telefon;Einwilligung;Einwilligung am", "0421 1;;01.10.2026", false],
  [
    "Telefon;Einwilligung;Einwilligung Text",
    "0421 1;ja;Rufen Sie an. Kann widerrufen werden.",
    true,
  ],
  ["Telefon;Einwilligung E-Mail;Einwilligung Telefon", "0421 1;nein;ja", true],
  ["Telefon;Einwilligung E-Mail;Einwilligung Telefon", "0421 1;ja;nein", false],
  ["Telefon;DSGVO;Einwilligung Telefon", "0421 1;;ja", true],
  ["Telefon;DSGVO;Einwilligung Telefon", "0421 1;nein;ja", false],
  ["Telefon;Einwilligung;Werbeeinwilligung", "0421 1;ja;", false],
])("below %j the row %j agrees: %j", (names, cells, expected) => {
  expect(agrees(names, cells)).toBe(expected);
});
