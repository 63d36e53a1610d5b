import { expect, test } from "bun:test";
import { numbersInText } from "./numbers-in-text.ts";

const found = (text: string, isSure = false, home: "DE" | "AT" = "DE") =>
  numbersInText(text, { home, isSure });

const [A, B] = ["+494215550915", "+491713920055"];

test.each([
  ["0421 5550915", [A]],
  ["0421 5550915 nicht anrufen", [A]],
  ["Herr Petersen 0421 5550915", [A]],
  ["0421/5550915 Frau Engelke", [A]],
  ["0421-5550915 (Meier)", [A]],
  ["(0421) 5550915, Fr. Engelke (Büro)", [A]],
  ["+49 (0)421 5550915 privat", [A]],
  ["0049 421 5550915", [A]],
  ["+49 0421 5550915", [A]],
  ["4215550915", [A]],
  ["O421 555O915", [A]],
  ["Fax 0421 5550915", [A]],
  ["04215550915, 0171 3920055", [A, B]],
  ["0421 5550915 / 0171 3920055", [A, B]],
  ["0421 5550915/0171 3920055", [A, B]],
  ["0421 5550915 - 0171 3920055", [A, B]],
  ["0421 5550915 0171 3920055", [A, B]],
  ["0421 5550915 oder +49 171 3920055", [A, B]],
  ["+49421 5550915+491713920055", [A, B]],
  ["0421 5550915 ab 18:30, 0171 3920055 seit 04.04.2025", [A, B]],
  ["0421 5550915 0421 5550915", [A]],
  ["0421 5550915 DW 12", [A]],
  ["0421 5550915+0171 3920055", [A, B]],
  ["0421 5550915 28195 Bremen", [A]],
  ["0421 55509 28195 Bremen", ["+494215550928195", "+4942155509"]],
  ["0421-555 09 15 bis 17 Uhr", ["+4942155509", A]],
  ["030 450 050", ["+4930450050"]],
  ["0228 910 0815", ["+492289100815"]],
  ["0421 5550915/16", [A, "+494215550916"]],
  ["Meier", []],
  ["04.04.2025", []],
  ["18:30 Uhr", []],
  ["28195 Bremen", []],
  ["112", []],
])("%j has the numbers %j", (text, numbers) => {
  expect(found(text).numbers).toEqual(numbers);
});

test.each([
  ["0664 1234567", "DE", ["+496641234567", "+436641234567"]],
  ["0171-2345678", "AT", ["+491712345678", "+431712345678"]],
] as const)("%j in %s is read as either number that it may be", (text, home, numbers) => {
  expect(found(text, false, home)).toEqual({ numbers, missed: null });
});

test("a line of nothing but pieces of numbers is read in no time", () => {
  const before = performance.now();
  expect(found("0 ".repeat(500)).numbers).toEqual([]);
  expect(performance.now() - before).toBeLessThan(30_000);
});

test("what lacks its zero is no number where it may be a customer's", () => {
  expect(found("4215550915", true)).toEqual({ numbers: [], missed: expect.anything() });
  expect(found("0421 5550915", true).numbers).toEqual([A]);
});

test("of what is as long as a number and none it is said why", () => {
  expect(found("0421 5550915, 0171 39200")).toEqual({ numbers: [A], missed: "too-short" });
  expect(found("+33 1 42685300")).toEqual({ numbers: [], missed: "foreign" });
  expect(found("Meier 112").missed).toBeNull();
  expect(found("0421 555100/19")).toMatchObject({ missed: null });
  expect(found("0421 555100/19").numbers).toContain("+49421555100");
});

test.each([" ", " ("])("long gaps of %j take no time, and hide no number", (gap) => {
  const text = `0421 5550915${gap.repeat(80_000)}+49 421 5550916`;
  const begun = performance.now();
  const { numbers } = numbersInText(text, { home: "DE", isSure: false });
  expect(performance.now() - begun).toBeLessThan(30_000);
  expect(numbers).toEqual(["+494215550915", "+494215550916"]);
});
