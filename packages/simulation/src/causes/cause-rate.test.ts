import { expect, test } from "bun:test";
import type { Cause } from "./cause.ts";
import { causeRate } from "./cause-rate.ts";

const AT = { nodeId: "ask", title: "Interesse?", runs: 100 };
const AGREEING = {
  ...{ agreed: 40, lost: 30, outcome: "not-interested" as const, percent: 75, examples: [] },
  ...{ condition: "Ja", to: "Schade" },
};
const HOLLOW = { variable: "tag", count: 14, successes: 20, examples: [] };

test.each<[Cause, number, number]>([
  [{ code: "wrong-branch", ...AT, ...AGREEING, instead: null }, 30, 40],
  [{ code: "success-without-value", ...AT, ...HOLLOW }, 14, 20],
  [{ code: "end-without-outcome", ...AT, count: 3 }, 3, 100],
  [{ code: "success-never-reached", ...AT, isCutOff: true }, 0, 100],
])("%j: %d of %d", (cause, count, of) => {
  expect(causeRate(cause)).toMatchObject({ count, of });
});
