import { expect, test } from "bun:test";
import type { Outcome } from "../outcomes.ts";
import { outcomeAssumed, outcomeOf } from "./outcome-assumed.ts";

const end = (title: string, content: string) =>
  ({ id: "end", type: "end", title, content, position: { x: 0, y: 0 } }) as const;

test.each<[title: string, text: string, Outcome]>([
  ["Ende", "Schade, dass Sie keinen Termin wollen. Auf Wiederhören.", "not-interested"],
  ["Termin", "", "appointment"],
  ["Ende 1", "Vielen Dank, der Termin ist eingetragen. Sie erhalten eine E-Mail.", "appointment"],
  ["Kein Interesse", "", "not-interested"],
  ["Kein Termin", "", "not-interested"],
  ["Nicht mehr anrufen", "", "opt-out"],
  ["Ende", "Wir rufen Sie nicht mehr an.", "opt-out"],
  ["Gesperrt", "", "opt-out"],
  ["Falsche Person", "", "wrong-person"],
  ["Mailbox", "", "voicemail"],
  ["Rückruf", "", "callback"],
  ["Ende", "Alles klar, ich melde mich nächste Woche noch einmal.", "callback"],
  ["Ende", "Meine Kollegin ruft Sie zurück, um einen Termin zu vereinbaren.", "callback"],
  ["Infos", "", "info-requested"],
  ["Ende", "Ich schicke Ihnen die Unterlagen per E-Mail zu.", "info-requested"],
  ["Bestellung", "", "success"],
  ["Ende", "Vielen Dank für Ihre Bestellung!", "success"],
  ["Abschluss", "", "success"],
  ["Ende", "Vielen Dank für das Gespräch. Auf Wiederhören.", "completed"],
  ["Verabschiedung", "", "completed"],
  ["Ende", "Dann bis Dienstag um zehn, wir freuen uns auf Sie!", "appointment"],
  ["Termin vereinbart", "", "appointment"],
  ["Terminabsage", "", "not-interested"],
  ["Ende Nein", "", "not-interested"],
  ["Ende", "Danke für die Informationen. Auf Wiederhören.", "completed"],
  ["Ende", "Entschuldigen Sie, da habe ich die falsche Nummer. Auf Wiederhören.", "wrong-person"],
  ["Unterlagen", "", "info-requested"],
  ["Ende", "Kein Problem, dann ein andermal. Schönen Tag!", "callback"],
  ["Ende", "Verstehe, dann möchte ich Sie nicht länger stören.", "not-interested"],
  [
    "Ende",
    "Schade. Falls Sie doch einmal einen Termin möchten, rufen Sie uns gern an.",
    "not-interested",
  ],
  ["Ende", "Ich verbinde Sie mit der Praxis.", "transferred"],
  ["Erfolg", "", "success"],
  ["Kunde lehnt ab", "", "not-interested"],
  ["Probefahrt", "", "appointment"],
  ["Tschüss", "Prima, ich habe Sie für Freitag eingetragen.", "appointment"],
  [
    "Ende",
    "Schade, dass es heute nicht passt. Wir melden uns nächste Woche noch einmal.",
    "callback",
  ],
  ["Ende", "Ihre Nummer wird gelöscht.", "opt-out"],
  ["Danke", "Ihr Platz ist reserviert. Bis bald!", "appointment"],
])("%s, %s: %s", (title, text, outcome) => {
  expect(outcomeAssumed(end(title, text))).toBe(outcome);
});

test("what an end says itself weighs more", () => {
  expect(outcomeOf({ ...end("Termin", ""), outcome: "callback" })).toBe("callback");
});
