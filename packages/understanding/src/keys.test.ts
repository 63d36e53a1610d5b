import { expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { meaningOf } from "./keys.ts";

test.each([
  ["Ja", ["Ja"]],
  ["YES", ["Ja"]],
  ["Interesse", ["Ja"]],
  ["Nein danke", ["Nein"]],
  ["maybe", ["Vielleicht"]],
  ["secretary_detected", ["secretary_detected"]],
  ["secretaryDetected", ["secretary_detected"]],
  ["Sekretärin erkannt", ["secretary_detected"]],
  ["SEKRETAERIN", ["secretary_detected"]],
  ["hat schon Anbieter", ["already_has_provider"]],
  ["Kunde hat schon einen", ["already_has_provider"]],
  ["alreay_has_provider", ["already_has_provider"]],
  ["kein Interese", ["not_interested"]],
  ["Ja, Interesse", ["Ja"]],
  ["Nein / kein Interesse", ["Nein", "not_interested"]],
  ["Rückruf oder keine Zeit", ["callback_later", "no_time"]],
  ["PriceObjection", ["price_objection"]],
  ["Termin gewünscht", ["appointment_accepted"]],
  ["möchte Unterlagen", ["send_info"]],
  ["opt-out", ["opt_out"]],
  ["Bot?", ["is_this_a_bot"]],
])("“%s” means %p", (key, intents) => {
  expect(meaningOf(key)).toEqual({ intents, otherwise: false, words: [] });
});

test.each(["Sonstiges", "else", "andere Antwort", "fallback"])("“%s” is for the rest", (key) => {
  expect(meaningOf(key)).toEqual({ intents: [], otherwise: true, words: [] });
});

test.each([
  ["Wärmepumpe", ["waermepumpe"]],
  ["hat ein Dach", ["dach"]],
  ["Mieter oder Eigentümer", ["mieter", "oder", "eigentuemer"]],
  ["", []],
  ["💥", []],
  ["/ , ;", []],
])("nobody knows “%s”, its own words tell", (key, words) => {
  const meaning = meaningOf(key);
  expect(meaning.intents).toEqual([]);
  expect(words).toEqual(expect.arrayContaining([...meaning.words]));
});

test.each<[string, (nth: number) => string]>([
  ["blanks", (nth) => " ".repeat(20_000 + nth)],
  ["blanks between two letters", (nth) => `x${" ".repeat(20_000 + nth)}y`],
  ["words", (nth) => "kunde ".repeat(3_000 + nth)],
])("a key of thousands of %s is read in a moment", async (_, keyOf) => {
  const readIt = (nth: number) => meaningOf(keyOf(nth));
  // Measured: 5 ms. With blanks taken together around the marks it was 1,700 ms.
  expect(await processorTime(1_000, readIt)).toBeLessThan(1_000);
});
