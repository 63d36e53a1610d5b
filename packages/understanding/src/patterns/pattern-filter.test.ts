import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { INTENTS } from "../intents/intents.ts";
import { normalize } from "../normalize.ts";
import { openPatternFilter } from "./pattern-filter.ts";

const PATTERNS = INTENTS.flatMap(({ patterns }) => patterns);

test("no pattern that matches is ever left out, and most that don't are", () => {
  const filter = openPatternFilter(PATTERNS);
  let matches = 0;
  let tried = 0;
  let all = 0;
  for (const text of texts()) {
    filter.look(text);
    PATTERNS.forEach((pattern, place) => {
      all += 1;
      if (filter.canMatch(place)) tried += 1;
      if (!pattern.test(text)) return;
      matches += 1;
      if (!filter.canMatch(place)) throw new Error(`${pattern} matches “${text}”, left out`);
    });
  }
  expect(matches).toBeGreaterThan(500);
  expect(tried).toBeLessThan(all / 10);
});

test("what a text was looked over for is forgotten with the next one", () => {
  const filter = openPatternFilter([/\bteuer\b/u, /\w+/u]);
  filter.look("das ist teuer");
  expect(filter.canMatch(0)).toBe(true);
  filter.look("das ist gut");
  expect(filter.canMatch(0)).toBe(false);
  expect(filter.canMatch(1)).toBe(true);
});

/** Every sixth line that the authors of the library wrote. */
function texts(): string[] {
  const folder = join(import.meta.dir, "..", "..", "library");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((_, index) => index % 6 === 0)
    .map((line) => normalize(line.split("\t").at(-1) ?? "").text);
}
