import { expect, test } from "bun:test";
import { outageOf } from "./outage.ts";

test.each([
  ["08006", "away"],
  ["57P01", "away"],
  ["57P03", "away"],
  ["40001", "away"],
  ["40P01", "away"],
  ["53300", "away"],
  ["CONNECTION_CLOSED", "away"],
  ["CONNECT_TIMEOUT", "away"],
  ["ECONNREFUSED", "away"],
  ["53100", "disk-full"],
  ["ENOSPC", "disk-full"],
  // A statement that was called off, a row that is there already, a mistake of ours.
  ["57014", null],
  ["23505", null],
  ["42601", null],
] as const)("%s is %p", (code, outage) => {
  expect(outageOf(Object.assign(new Error("x"), { code }))).toBe(outage);
});

test.each([null, "08006", new Error("x"), { code: "08006" }])("%p is none", (error) => {
  expect(outageOf(error)).toBeNull();
});
