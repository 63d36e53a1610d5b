import { expect, test } from "bun:test";
import { dialHourNamed, dialHoursIn, monthsIn } from "./read-back.ts";

test.each([
  ["Vierzehn Uhr, wenn das für Sie in Ordnung ist.", 2],
  ["Um halb zehn.", 9.5],
  ["Viertel nach neun.", 9.25],
  ["Neun Uhr fünfzehn.", 9.25],
  ["Um drei.", 3],
  ["Sonst ist immer so ein Trubel, sagen wir sechzehn Uhr dreißig.", 4.5],
  ["Um ein Uhr.", 1],
  ["Zwischen zehn und elf.", null],
  ["Ab neun.", null],
  ["Kurz vor acht.", null],
  ["Viertel zehn würd jehn.", null],
  ["Zehn Uhr fünfundvierzig.", 10.75],
  ["Vierzehn Uhr fünfzehn.", 2.25],
  ["Eher am Vormittag.", null],
] as const)("“%s” names the hour %p on a dial", (words, hour) => {
  expect(dialHourNamed(words)).toBe(hour);
});

test.each([
  ["Ich habe 16 Uhr verstanden. Ist das richtig?", [4]],
  ["Ich wiederhole: Mittwoch, 14. Januar, Uhrzeit 16:30. Ist das richtig so?", [4.5]],
  ["Um 9 Uhr 15 also.", [9.25]],
  ["Am 14. Januar also.", []],
] as const)("“%s” repeats %p", (text, hours) => {
  expect(dialHoursIn(text.toLowerCase())).toEqual([...hours]);
});

test("months are known by their names", () => {
  expect(monthsIn("am neunten märz, nicht am 9. januar")).toEqual(["märz", "januar"]);
});
