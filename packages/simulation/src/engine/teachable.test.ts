import { expect, test } from "bun:test";
import { teachable } from "./teachable.ts";
import type { Misread } from "./understood-all.ts";

const misread = (said: string, count: number, more: Partial<Misread> = {}): Misread => ({
  ...{ said, text: said, read: null, count, run: 0 },
  ...more,
});

const told = (...all: Misread[]) => teachable(all).map(({ said, count }) => `${said} ${count}`);

test("what was misheard teaches nothing", () => {
  expect(told(misread("Sofort.", 9, { text: "Ofen." }), misread("Gleich.", 1))).toEqual([
    "Gleich. 1",
  ]);
});

test.each(["Ach, Sofort.", "Na ja, sofort!", "Sofort, würde ich sagen."])(
  "%p is the same sentence as the one it has words around",
  (said) => {
    expect(told(misread("Sofort.", 9), misread(said, 2))).toEqual(["Sofort. 11"]);
  },
);

test.each<[string, Partial<Misread>]>([
  ["Sofortkauf.", {}],
  ["Sofort, wenn ich das heute noch bekomme.", {}],
  ["Ach, Sofort.", { read: "Später" }],
  ["Gleich morgen.", {}],
])("%p is one of its own", (said, more) => {
  expect(told(misread("Sofort.", 9), misread(said, 2, more))).toEqual(["Sofort. 9", `${said} 2`]);
});

test("the most frequent sentence comes first, however its count came about", () => {
  const all = [misread("Gleich.", 5), misread("Sofort.", 4), misread("Also, sofort.", 3)];
  expect(told(...all)).toEqual(["Sofort. 7", "Gleich. 5"]);
});
