import { expect, test } from "bun:test";
import { markedParts, snippetOf } from "./marked-text.ts";

const written = (parts: ReturnType<typeof markedParts>) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test.each([
  ["Mein Haus", [], "Mein Haus"],
  ["Mein Haus", [[5, 9]], "Mein [Haus]"],
  [
    "Mein Haus",
    [
      [5, 9],
      [0, 4],
    ] as [number, number][],
    "[Mein] [Haus]",
  ],
  [
    "Häuser",
    [
      [0, 4],
      [2, 6],
    ] as [number, number][],
    "[Häus][er]",
  ],
  ["kurz", [[2, 99]], "ku[rz]"],
] as [string, [number, number][], string][])("%s with %p is %s", (text, marks, expected) =>
  expect(written(markedParts(text, marks))).toBe(expected),
);

test("a snippet begins shortly before its first mark, at a word", () => {
  const text = "Guten Tag, ich rufe an, weil Sie nach einem Dach gefragt haben.";
  const at = text.indexOf("Dach");
  expect(written(snippetOf({ text, marks: [[at, at + 4]] }))).toBe(
    "… weil Sie nach einem [Dach] gefragt haben.",
  );
  expect(written(snippetOf({ text: "Mein Dach", marks: [[5, 9]] }))).toBe("Mein [Dach]");
});
