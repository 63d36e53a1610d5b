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
  [23.65, undefined, "23,7", "23.7"],
  [-0.35, undefined, "−0,4", "−0.4"],
  [1.005, 2, "1,01", "1.01"],
  [1e-7, undefined, "0,0", "0.0"],
  [1e21, 0, "1e+21", "1e+21"],
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

test.each<[number, string, string]>([
  [0, "0", "0"],
  [0.874, "0,87", "0.87"],
  [2.5, "2,5", "2.5"],
  [1_234.5, "1.234,5", "1,234.5"],
  [-0.001, "0", "0"],
  [-1.5, "−1,5", "−1.5"],
  [1e6, "1.000.000", "1,000,000"],
])("%p has as many digits as it needs: %p, in English %p", (value, german, english) => {
  expect([de.number(value), en.number(value)]).toEqual([german, english]);
});

test.each<[number, string, string]>([
  [0.000125, "0,000125", "0.000125"],
  [1_234.567, "1.234,567", "1,234.567"],
  [-12, "−12", "−12"],
  [1e300, "1e+300", "1e+300"],
])("%p is told to the last digit: %p, in English %p", (value, german, english) => {
  expect([de.exact(value), en.exact(value)]).toEqual([german, english]);
});

test.each<[keyof typeof de & ("percent" | "euros" | "bytes" | "wait"), number, string, string]>([
  ["percent", 0, "0,0 %", "0.0%"],
  ["percent", 18, "18,0 %", "18.0%"],
  ["percent", 66.666, "66,7 %", "66.7%"],
  ["percent", 99.96, "100,0 %", "100.0%"],
  ["euros", 5_000, "5.000\u00A0€", "€5,000"],
  ["euros", 49.9, "49,90\u00A0€", "€49.90"],
  ["bytes", 0, "0 B", "0 B"],
  ["bytes", 999.6, "1 kB", "1 kB"],
  ["bytes", 999_949, "999,9 kB", "999.9 kB"],
  ["bytes", 999_950, "1 MB", "1 MB"],
  ["bytes", 12_345_678, "12,3 MB", "12.3 MB"],
  ["wait", 0, "0,0 ms", "0.0 ms"],
  ["wait", 9.96, "10 ms", "10 ms"],
  ["wait", 999.4, "999 ms", "999 ms"],
  ["wait", 999.6, "1,00 s", "1.00 s"],
  ["wait", 1_254, "1,25 s", "1.25 s"],
])("%s of %p is %p, in English %p", (kind, value, german, english) => {
  expect([de[kind](value), en[kind](value)]).toEqual([german, english]);
});

test.each([
  "decimal",
  "number",
  "exact",
  "whole",
  "percent",
  "signed",
  "euros",
  "bytes",
  "wait",
] as const)("what is no number is a dash as %s, too", (kind) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect([de[kind](value), en[kind](value)]).toEqual(["–", "–"]);
  }
});
