import { expect, test } from "bun:test";
import { columnSaysNo, isOfConsent } from "./column-says-no.ts";
import { readAll } from "./testing/read-all.ts";

const ALLOWING = [
  ...["darf angerufen werden", "Darf angerufen werden?", "Anruf erlaubt", "Kontakt erwünscht"],
  ...["Werbung", "Einwilligung", "Opt-in", "Telefonwerbung", "Einwilligung Telefon", "OptIn"],
  ...["Werbung erlaubt", "Werbeeinwilligung", "Anrufe erwünscht (ja/nein)", "May we call?"],
];
const FORBIDDING = [
  ...["Werbesperre", "gesperrt", "keine Anrufe", "DNC", "Robinson", "nicht anrufen"],
  ...["Kontaktsperre", "Sperrvermerk", "Do not call", "Opt-out", "Robinsonliste", "keine Werbung"],
];
/** Written before the rules were, and never looked at while they were made. */
const ALLOWING_UNSEEN = [
  ...["Telefonkontakt gewünscht", "Zustimmung Telefonwerbung", "Kontaktaufnahme erlaubt"],
  ...["OK to call", "Call consent", "Marketing opt-in", "Einverständnis mit Anruf", "consentCalls"],
  ...["Soll kontaktiert werden", "Einwilligung erteilt", "Telefonische Kontaktaufnahme erlaubt"],
  ...["Rückruf erwünscht", "Werbeerlaubnis", "Akquise erlaubt", "Einwilligung Telefon und E-Mail"],
  ...["Contact allowed", "Telefonmarketing", "Einwilligung liegt vor", "Werbeanrufe", "Anrufen ok"],
];
const FORBIDDING_UNSEEN = [
  ...["Anrufsperre", "Telefonsperre", "kein Kontakt gewünscht", "bitte nicht anrufen", "doNotCall"],
  ...["Werbewiderspruch", "Do not contact", "Werbung untersagt", "Keine Telefonwerbung"],
  ...["Darf nicht angerufen werden", "No calls", "Einwilligung widerrufen", "Kontakt unerwünscht"],
  ...["Kunde gesperrt", "Werbeverbot", "Anruf nicht erlaubt", "Verstorben", "Nicht kontaktieren"],
];
const ELSE = [
  ...["Einwilligung E-Mail", "Newsletter", "Newsletter-Opt-in", "WhatsApp erlaubt", "Post erlaubt"],
  ...["Kunde", "Angebot erhalten", "Bestandskunde", "Angerufen", "Kontaktiert", "Anruf erfolgt"],
  ...["Werbung erhalten", "Mahnsperre", "Konto gesperrt", "Liefersperre", "Einwilligung Foto"],
];
const ELSE_UNSEEN = [
  ...["Zustimmung Vermieter", "E-Mail-Werbung", "Werbung per Post", "SMS Marketing", "Interesse"],
  ...["Termin gewünscht", "Mitglied", "Kontakt über Messe", "Telefon", "Letzter Anruf", "Anrufe"],
  ...["Call center", "Einwilligung angefragt", "Zustimmung AGB", "Karte gesperrt", "Telegram"],
  ...["Nicht angerufen", "Nicht erreicht", "Newsletter abbestellt", "Unsubscribed", "Contacted"],
  ...["Werbemittel versandt", "Widerrufsbelehrung erhalten", "Email opt-out", "Hotel", "Notiz"],
  ...["Steuernummer", "Anzahl Anrufe", "Anruf durch", "Einwilligung Formular", "Postsperre"],
];

const NOS = ["nein", "Nein", "NEIN.", "no", "n", "0", "false", "FALSCH", "✗", "nein!"];
const YESES = ["ja", "Ja", "j", "x", "X", "1", "true", "WAHR", "yes", "✓", "✔"];
const NOTHING = ["", " ", "-", "–", "?", "unbekannt", "k. A.", "ja/nein", "evtl.", "Flyer", "2026"];

const told = (name: string, cells: readonly string[]) =>
  cells.filter((cell) => columnSaysNo(name)?.(cell));

test.each([...ALLOWING, ...ALLOWING_UNSEEN])("a plain no below %j is one", (name) => {
  expect(told(name, [...YESES, ...NOTHING])).toEqual([]);
  expect(told(name, NOS)).toEqual(NOS);
});

test.each([...FORBIDDING, ...FORBIDDING_UNSEEN])("a plain yes below %j is a no", (name) => {
  expect(told(name, [...NOS, ...NOTHING])).toEqual([]);
  expect(told(name, YESES)).toEqual(YESES);
});

test.each([...ELSE, ...ELSE_UNSEEN])("below %j nothing is said of calls", (name) => {
  expect(told(name, [...NOS, ...YESES, ...NOTHING])).toEqual([]);
});

test.each([
  ["nicht gesperrt", "ja", false],
  ["Einwilligung", "nein, nur E-Mail", true],
  ["Einwilligung", "Nein (3.4.2025)", true],
  ["Einwilligung", "nein, doch: ja", false],
  ["Anruf erlaubt", "nicht erlaubt", true],
  ["Anruf", "nein", true],
  ["Anruf", "0", false],
  ["Anruf", "-", false],
  ["Werbesperre", "ja, seit 3.4.2025", true],
  ["Widerruf am", "03.04.2025", true],
  ["Werbesperre", "01.02.2024", true],
  ["Werbesperre", "0000-00-00", false],
])("below %s %j says no: %j", (name, cell, expected) => {
  expect(told(name, [cell]).length > 0).toBe(expected);
});

test.each([
  ["darf angerufen werden", "nein", "darf angerufen werden"],
  ["Werbesperre", "x", "Werbesperre"],
])("who has %s: %s is left out, and blocked", async (name, cell, column) => {
  const { contacts, dropped } = await readAll(
    `Telefon;${name}\n030 23125 001;${cell}\n030 23125 002;\n`,
  );
  expect(contacts.map(({ phoneNumber }) => phoneNumber)).toEqual(["+493023125002"]);
  expect(dropped).toMatchObject([
    { line: 2, column, value: cell, reason: { code: "not-wanted", numbers: ["+493023125001"] } },
  ]);
});

test.each([
  ...["Opt-in", "Einwilligung", "Werbeeinwilligung", "Zustimmung Telefonwerbung", "Consent"],
])("a no below %j is no objection", (name) => {
  expect(isOfConsent(name)).toBe(true);
});

test.each([
  ...["Anruf erlaubt", "Kontakt erwünscht", "Werbung", "Einwilligung widerrufen", "Werbesperre"],
  ...["Keine Einwilligung", "Filiale"],
])("a no or yes below %j is what it was", (name) => {
  expect(isOfConsent(name)).toBe(false);
});
