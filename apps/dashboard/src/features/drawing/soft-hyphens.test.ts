import { expect, test } from "bun:test";
import { softHyphens } from "./soft-hyphens.ts";

test.each([
  ["Neuer Gesprächspartner", "Neuer Ge-sprächs-part-ner"],
  ["Wann zurückrufen?", "Wann zu-rück-ru-fen?"],
  ["Begrüßung", "Be-grü-ßung"],
  ["Bestätigung", "Be-stä-ti-gung"],
  ["Unterlagen", "Un-ter-la-gen"],
  ["Termin nicht gespeichert", "Termin nicht ge-spei-chert"],
  ["E-Mail-Adresse?", "E-Mail-Adresse?"],
  ["Wäschereibesitzer", "Wä-sche-rei-be-sit-zer"],
  ["", ""],
  ["Rhythmus 2026", "Rhyth-mus 2026"],
])("%p may be broken as %p", (text, shown) => {
  expect(softHyphens(text).replaceAll("\u00ad", "-")).toBe(shown);
});
