import { expect, test } from "bun:test";
import { storableJson, storableText } from "./storable-text.ts";

test("what PostgreSQL cannot hold becomes U+FFFD, everything else stays", () => {
  const cases: [string, string][] = [
    ["Grüße 🌳 日本語\n\t\u0001", "Grüße 🌳 日本語\n\t\u0001"],
    ["a\0b", "a\uFFFDb"],
    ["\ud83c", "\uFFFD"],
    ["\udf33 \ud83c\udf33", "\uFFFD 🌳"],
    ["a text that says \\u0000", "a text that says \\u0000"],
  ];
  for (const [text, stored] of cases) {
    expect(storableText(text)).toBe(stored);
    expect(JSON.parse(storableJson([{ text }]))).toEqual([{ text: stored }]);
  }
});

test("a mark of byte order in front is left out, one within stays", () => {
  expect(storableText("\uFEFF\uFEFFja")).toBe("ja");
  expect(storableText("ja\uFEFF")).toBe("ja\uFEFF");
});
