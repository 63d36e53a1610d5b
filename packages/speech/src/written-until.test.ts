import { expect, test } from "bun:test";
import { slowly } from "./slowly.ts";
import { speakable } from "./speakable.ts";
import { TRADES } from "./testing/trades.ts";
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

test("what was spoken slowly is found in spite of its pauses", () => {
  const text =
    "Die Beratung dauert etwa eine halbe Stunde und verpflichtet Sie am 3.12. zu nichts.";
  const heard = slowly(speakable(text)).slice(0, 60);
  expect(text).toStartWith(writtenUntil([text], heard));
  expect(writtenUntil([text], heard).length).toBeGreaterThan(40);
});

test("wherever it was cut, it is a beginning of what was written, and a longer one later", () => {
  const faults = Object.values(TRADES)
    .flat()
    .filter(([written]) => {
      const words = speakable(written).split(" ");
      const beginnings = words.map((_, index) => {
        return writtenUntil([written], words.slice(0, index + 1).join(" "));
      });
      return !beginnings.every((beginning, index) => {
        return (
          written.startsWith(beginning) && beginning.length >= (beginnings[index - 1] ?? "").length
        );
      });
    });
  expect(faults).toEqual([]);
});
