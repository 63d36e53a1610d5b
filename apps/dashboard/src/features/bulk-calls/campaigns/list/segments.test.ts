import { expect, test } from "bun:test";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { byStanding, inBarOrder, isFinished, segmentOf, segmentsOf } from "./segments.ts";

const count = (standing: string, amount: number, reason = "") => ({ standing, reason, amount });

test("standings of one kind are one part of the bar, successes first, what is open last", () => {
  expect(
    segmentsOf([
      count("waiting", 40),
      count("skipped", 10, "no-consent"),
      count("skipped", 5, "suppressed"),
      count("no-answer", 20),
      count("voicemail", 15),
      count("appointment", 7),
      count("success", 3),
    ]),
  ).toEqual([
    { name: "success", amount: 10, percent: 10 },
    { name: "unreached", amount: 35, percent: 35 },
    { name: "skipped", amount: 15, percent: 15 },
    { name: "waiting", amount: 40, percent: 40 },
  ]);
});

test("parts make up the whole, and none is empty", () => {
  const counts = OUTCOMES.map((outcome, index) => count(outcome, index));
  const segments = segmentsOf([...counts, count("calling", 3), count("again", 0)]);
  expect(segments.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
  expect(segments.every(({ amount }) => amount > 0)).toBe(true);
});

test("nobody to call makes no part", () => {
  expect(segmentsOf([])).toEqual([]);
  expect(segmentsOf([count("waiting", 0)])).toEqual([]);
});

test("an outcome that is not known here counts as a conversation", () => {
  expect(segmentOf("toString")).toBe("spoken");
  expect(OUTCOMES.every((outcome) => isFinished(outcome))).toBe(true);
  expect(["waiting", "again", "calling"].some(isFinished)).toBe(false);
});

test("reasons are put together by standing, the most frequent first", () => {
  expect(
    byStanding([count("busy", 2), count("skipped", 2, "a"), count("skipped", 3, "b")]),
  ).toEqual([
    { standing: "skipped", amount: 5 },
    { standing: "busy", amount: 2 },
  ]);
});

test("standings follow the bar, the more frequent of a part first", () => {
  const counted = byStanding([
    count("waiting", 9),
    count("busy", 2),
    count("voicemail", 5),
    count("success", 1),
  ]);
  expect(inBarOrder(counted).map(({ standing }) => standing)).toEqual([
    "success",
    "voicemail",
    "busy",
    "waiting",
  ]);
});
