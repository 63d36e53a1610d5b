import { expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { findPlaceholders } from "./variables.ts";

test.each<[string, [string, string | null][]]>([
  ["[firstName]", [["firstName", null]]],
  ["{firstName}", [["firstName", null]]],
  ["{{ firstName }}", [["firstName", null]]],
  ["[firstName|dort]", [["firstName", "dort"]]],
  ["{{firma | Ihre Firma }}", [["firma", "Ihre Firma"]]],
  ["[name|]", [["name", ""]]],
  [
    "[größe] {kunden-nr} [a.b]",
    [
      ["größe", null],
      ["kunden-nr", null],
      ["a.b", null],
    ],
  ],
  ["[1] {} [] [ ] {{a}", [["a", null]]],
  [
    "[Letzte Bestellung] {Straße & Nr.}",
    [
      ["Letzte_Bestellung", null],
      ["Straße_Nr", null],
    ],
  ],
  ["{{ Umsatz 2025 in € | viel }}", [["Umsatz_2025_in", "viel"]]],
  ["[a\nb] [1 a]", []],
  ["nichts davon", []],
])("%s", (text, expected) => {
  expect(findPlaceholders(text).map(({ name, fallback }) => [name, fallback])).toEqual(expected);
});

test("a placeholder knows where it stands", () => {
  const text = "Guten Tag [firstName|dort]!";
  const [found] = findPlaceholders(text);
  expect(text.slice(found?.start, found?.end)).toBe("[firstName|dort]");
});

test.each(["[", "{", "[a", "{{a|", "[ ", "[a|b", "[a b ", "a  b "])(
  "ten thousand times “%s” are gone through in a moment",
  async (piece) => {
    const find = (nth: number) => findPlaceholders(piece.repeat(10_000 + nth));
    expect(await processorTime(125, find)).toBeLessThan(125);
  },
);
