import { expect, test } from "bun:test";
import { ACCOUNT_REFUSALS, refusedFor } from "./refused-for.ts";

test.each([
  ["no such number", "21217", "number"],
  ["one that can't be reached", "21214", "number"],
  ["credentials", "20003", "account"],
  ["a country that is locked", "21215", null],
  ["too many requests", "20429", null],
  ["an announcement that can't be fetched", "11200", null],
  ["a fault of ours", "fault", null],
] as const)("%s (%s) is refused for: %p", (_, code, whose) => {
  expect(refusedFor(code)).toBe(whose);
});

test("all that an account is refused for is told as its", () => {
  expect(ACCOUNT_REFUSALS.map(refusedFor)).toEqual(ACCOUNT_REFUSALS.map(() => "account"));
});
