import { expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { seededRandom } from "../../seeded-random.ts";
import { openPattern } from "./open-pattern.ts";

const PIECES = [
  ...[
    "a",
    "b",
    "ä",
    "1",
    " ",
    ".",
    "\\d",
    "\\w",
    "\\s",
    "[ab]",
    "[^a1]",
    "\\p{Lu}",
    "\\.",
    "\\u00e4",
  ],
  ...[
    "\\u{1F600}",
    "\\x61",
    "^",
    "$",
    "\\b",
    "\\B",
    "(a|b1)",
    "(?:ä|)",
    "(?<n>a+)",
    "(?:(?:a*)*)",
    "|",
  ],
  ...["(?:^a|b$)", "[\\]a]", "\\/", "S"],
];
const QUANTIFIERS = ["", "", "", "*", "+", "?", "{2}", "{1,3}", "{2,}", "*?", "{0}"];
const LETTERS = [
  "a",
  "b",
  "ä",
  "Ä",
  "A",
  "1",
  " ",
  "\n",
  ".",
  "ſ",
  "\u{1F600}",
  "]",
  "/",
  "S",
  "\ud83d",
];

test("what RegExp finds is found, and nothing else", () => {
  let compared = 0;
  let found = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const random = seededRandom(3, round);
    const source = Array.from({ length: 1 + random.below(5) }, () => {
      const piece = random.pick(PIECES).replace("<n>", () => `<n${random.below(1_000_000)}>`);
      return `${piece}${/^(?:[\^$|]|\\[bB])$/.test(piece) ? "" : random.pick(QUANTIFIERS)}`;
    }).join("");
    const flags = ["i", "m", "s"].filter(() => random.chance(0.4)).join("");
    const own = openPattern(source, flags);
    if (own === null) throw new Error(`/${source}/${flags} was not read`);
    const theirs = new RegExp(source, `${flags}u`);
    for (let text = 0; text < 8; text += 1) {
      const letters = Array.from({ length: random.below(9) }, () => random.pick(LETTERS)).join("");
      const isThere = theirs.test(letters);
      compared += 1;
      if (isThere) found += 1;
      if (own.test(letters) !== isThere) {
        expect(`/${source}/${flags} in ${JSON.stringify(letters)}`).toBe(isThere ? "found" : "not");
      }
    }
  }
  expect(found).toBeGreaterThan(compared / 10);
  expect(found).toBeLessThan((compared * 9) / 10);
});

test.each([
  [".*a.*b.*c.*d.*e", "abcd".repeat(5_000)],
  ["(a+)+$", `${"a".repeat(20_000)}!`],
  ["(?:a|a)*b", "a".repeat(20_000)],
  ["(?:a?){30}a{30}b", "a".repeat(20_000)],
])("/%s/ is looked for in a long text no longer than the text is long", async (source, text) => {
  const search = () => expect(openPattern(source, "")?.test(text)).toBe(false);
  expect(await processorTime(3_000, search)).toBeLessThan(3_000);
});

test.each(["(", "a(?=b)", "(?<!a)b", "(a)\\1", "(?<n>a)\\k<n>", "(?:a{1000}){1000}", "["])(
  "/%s/ is refused",
  (source) => {
    expect(openPattern(source, "")).toBeNull();
  },
);
