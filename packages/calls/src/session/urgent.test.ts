import { expect, test } from "bun:test";
import { namesKey } from "./urgent.ts";

test.each([
  ["Für den Vertrieb drücken Sie die 1.", "1", true],
  ["Sagen Sie Ja oder drücken Sie die Eins.", "1", true],
  ["Drücken Sie die 12.", "1", false],
  ["Schließen Sie mit der Rautetaste ab.", "#", true],
  ["Schließen Sie mit # ab.", "#", true],
  ["Schließen Sie mit * ab.", "#", false],
  ["Zurück mit der Sterntaste.", "*", true],
  ["Zurück mit *.", "*", true],
  ["Passt es gerade?", "*", false],
])("%j names the key %s: %p", (words, key, isNamed) => {
  expect(namesKey(words, key)).toBe(isNamed);
});
