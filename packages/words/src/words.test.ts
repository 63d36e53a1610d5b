import { expect, test } from "bun:test";
import { languageOf, wordsIn } from "./index.ts";

test("a fact is told in the language that is asked for", () => {
  const fact = { code: "foreign", countries: ["DE", "AT"] } as const;
  expect(wordsIn("de").phoneNumber(fact)).toContain("Deutschland, Österreich.");
  expect(wordsIn("en").phoneNumber(fact)).toContain("Germany, Austria.");
});

test.each([
  ["de", "de"],
  ["en", "en"],
  ["fr", null],
  ["__proto__", null],
  [null, null],
] as const)("the language named %p is %p", (name, language) => {
  expect(languageOf(name)).toBe(language);
});
