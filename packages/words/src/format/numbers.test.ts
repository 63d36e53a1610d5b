import { describe, expect, test } from "bun:test";
import { writtenIn } from "./numbers.ts";

const de = writtenIn("de");
const en = writtenIn("en");

test.each<[number, number | undefined, string, string]>([
  [0, undefined, "0,0", "0.0"],
  [1_234.56, undefined, "1.234,6", "1,234.6"],
  [-0.44, undefined, "−0,4", "−0.4"],
  [-0.04, undefined, "0,0", "0.0"],
  [1_000_000, 0, "1.000.000", "1,000,000"],
  [999.5, 0, "1.000", "1,000"],
  [12.345, 2, "12,35", "12.35"],
])("%p with %p digits is %p, in English %p", (value, digits, german, english) => {
  expect(de.decimal(value, digits)).toBe(german);
  expect(en.decimal(value, digits)).toBe(english);
});

describe.each([
  ["de", de, ["34,2 %", "+1,0", "−1,0", "0,0", "1 Wort", "1.200 Worte", "„a“", "a, b und c"]],
  ["en", en, ["34.2%", "+1.0", "−1.0", "0.0", "1 Wort", "1,200 Worte", "“a”", "a, b and c"]],
] as const)("in %s", (_language, written, expected) => {
  test("parts of sentences are written as the language has them", () => {
    const { percent, signed, counted, quoted, listed } = written;
    expect([
      ...[percent(34.2), signed(1), signed(-1), signed(0)],
      ...[counted(1, "Wort", "Worte"), counted(1_200, "Wort", "Worte")],
      ...[quoted("a"), listed(["a", "b", "c"])],
    ]).toEqual([...expected]);
    expect([listed([]), listed(["a"])]).toEqual(["", "a"]);
  });
});
