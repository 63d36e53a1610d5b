import { expect, test } from "bun:test";
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

test("a long text of brackets is gone through in a moment", () => {
  const before = process.cpuUsage();
  for (const piece of ["[", "{", "[a", "{{a|", "[ ", "[a|b", "[a b ", "a  b "])
    findPlaceholders(piece.repeat(10_000));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
