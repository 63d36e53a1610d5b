import { expect, test } from "bun:test";
import { recommend, type SimulationResult } from "@rufbaum/simulation";
import { toldResult } from "@rufbaum/simulation/testing";
import { readResult } from "./read-result.ts";

const RATE = { count: 50, of: 200, percent: 25, low: 20, high: 30 };
const line = (said: string) => ({ said, text: said, read: null, count: 150, run: 0 });

function understoodWith(misread: unknown, more: object = {}) {
  return { ask: { rate: RATE, conditions: { Ja: { rate: RATE, between: 0, misread } }, ...more } };
}

test("how callers were understood is kept, asides with it", () => {
  const misread = [line("Sofort.")];
  for (const beside of [{ rate: RATE, misread: [line("Wer ist da?")] }, null]) {
    const understood = understoodWith(misread, { beside });
    expect(readResult({ ...toldResult(), understood }).understood).toEqual(understood as never);
  }
});

test("that it is not known, or is of older versions, is no fault", () => {
  expect(readResult({ ...toldResult(), understood: null })).not.toHaveProperty("understood");
  const understood = understoodWith([]);
  expect(readResult({ ...toldResult(), understood }).understood).toEqual(understood as never);
});

test("a sentence too long to be told is left out, and the others stay", () => {
  const understood = understoodWith([line("x".repeat(5_001)), line("Sofort.")]);
  const read = readResult({ ...toldResult(), understood });
  expect(read.understood).toEqual(understoodWith([line("Sofort.")]) as never);
});

function promising(disclosedFirst: number, leftFirst: number): SimulationResult {
  const promises = { optOut: { asked: 0, honoured: 0 }, disclosedFirst, leftFirst };
  return toldResult({ runs: 100, successes: 30, more: { promises } });
}

test.each([
  [0, 101],
  [90, 11],
])("of 100 runs, %d that heard and %d that hung up before are refused", (heard, left) => {
  expect(() => readResult(promising(heard, left))).toThrow(
    expect.objectContaining({
      details: {
        problems: [
          {
            path: "promises.leftFirst",
            message: expect.stringContaining(`At most ${100 - heard}:`),
          },
        ],
      },
    }),
  );
});

test("who hung up before the disclosure silences no word on the others", () => {
  expect(readResult(promising(90, 10)).promises.leftFirst).toBe(10);
  const codes = recommend(readResult(promising(80, 10))).map(({ code }) => code);
  expect(codes).toContain("no-disclosure");
});
