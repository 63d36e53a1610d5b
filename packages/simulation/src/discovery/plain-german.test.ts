import { expect, test } from "bun:test";
import { CORPUS } from "../corpus/lines.ts";
import { isPlainGerman } from "./plain-german.ts";

test.each([
  ["Haben Sie Referenzen?", true],
  ["Wie teuer ist so eine Wärmepumpe von Buderus?", true],
  ["Worum geht's?", true],
  ["Ham S' do Referenzn?", false],
  ["Ha, warom au net.", false],
  ["Ick stell nich jeden durch, wa.", false],
  ["Jeht dit fix?", false],
  ["Wer baut'n des ei?", false],
])("%s: %p", (text, isPlain) => {
  expect(isPlainGerman(text)).toBe(isPlain);
});

test("the voices of the corpus are told apart", () => {
  const dialects = new Set(["bavarian", "berlin", "swabian"]);
  const taken = { dialect: { plain: 0, all: 0 }, standard: { plain: 0, all: 0 } };
  for (const voices of Object.values(CORPUS)) {
    for (const [voice, lines] of Object.entries(voices)) {
      const count = taken[dialects.has(voice) ? "dialect" : "standard"];
      for (const line of lines ?? []) {
        if (isPlainGerman(line)) count.plain += 1;
        count.all += 1;
      }
    }
  }
  const shareOf = (one: { plain: number; all: number }) => one.plain / one.all;
  expect(shareOf(taken.dialect)).toBeLessThan(0.1);
  expect(shareOf(taken.standard)).toBeGreaterThan(0.99);
});
