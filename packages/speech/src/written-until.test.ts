import { expect, test } from "bun:test";
import { speakable } from "./speakable.ts";
import { writtenUntil } from "./written-until.ts";

const GREETING = "Guten Tag, hier ist Lena.";
const OFFER = "Am 3.12. um 14:30 Uhr kostet es 12,50 €. Passt das?";

test.each([
  ["", ""],
  ["Am dritten", "Am 3.12."],
  ["Am dritten Dezember um vierzehn", "Am 3.12. um 14:30"],
  ["Am dritten Dezember um vierzehn Uhr dreißig kostet es", "Am 3.12. um 14:30 Uhr kostet es"],
  [speakable(OFFER), OFFER],
  ["Guten Ta", "Guten Ta"],
  [`${GREETING} Am dritten Dezember um`, `${GREETING} Am 3.12. um`],
  ["Etwas ganz anderes", "Etwas ganz anderes"],
])("%j was heard, %j was written", (heard, written) => {
  expect(writtenUntil([GREETING, OFFER], heard)).toBe(written);
});
