import { expect, test } from "bun:test";
import { keysAskedFor } from "./keys.ts";

test.each([
  ["Wenn Sie einverstanden sind, drücken Sie die 1.", "1"],
  ["Für ein Gespräch drücken Sie bitte die Eins, sonst die Zwei.", "1"],
  ["Drücken Sie Taste 9, um nicht mehr angerufen zu werden.", "9"],
  ["Bitte drücken Sie die Rautetaste.", "#"],
  ["Drücken Sie dann einfach die Sterntaste.", "*"],
  ["Geben Sie bitte Ihre Postleitzahl über die Tasten Ihres Telefons ein.", "40213"],
  [
    "Geben Sie Ihre Kundennummer über die Tastatur ein und schließen Sie mit der Raute ab.",
    "402138#",
  ],
  ["Bitte geben Sie Ihre vierstellige PIN ein.", "4021"],
])("%s", (text, keys) => {
  expect(keysAskedFor(text)).toBe(keys);
});

test.each([
  "Haben Sie einen Moment Zeit?",
  "Das drückt die Kosten um die Hälfte.",
  "Drücken Sie uns die Daumen!",
  "Was geben Sie im Jahr für Strom aus?",
  "Wählen Sie 12 Monate oder länger?",
])("%s asks for no key", (text) => {
  expect(keysAskedFor(text)).toBeNull();
});
