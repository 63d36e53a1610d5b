import { describe, expect, test } from "bun:test";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

const DRAWS = 40_000;
const drawn = (draw: (run: number) => number) =>
  Array.from({ length: DRAWS }, (_, run) => draw(run));

/** How far two series go along with each other, -1 to 1. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [first, second] = [mean(one), mean(other)];
  let [both, ofOne, ofOther] = [0, 0, 0];
  one.forEach((value, at) => {
    const [x, y] = [value - first, (other[at] ?? 0) - second];
    both += x * y;
    ofOne += x * x;
    ofOther += y * y;
  });
  return both / Math.sqrt(ofOne * ofOther);
}

/** Chi-square over 64 equal parts: 63 where all are met alike, within four deviations of 11.2. */
function unevenness(numbers: readonly number[]): number {
  const counts = new Array<number>(64).fill(0);
  for (const number of numbers)
    counts[Math.floor(number * 64)] = (counts[Math.floor(number * 64)] ?? 0) + 1;
  const expected = numbers.length / 64;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
const EVEN = 63 + 4 * Math.sqrt(2 * 63);

/** A decision as callers draw it: run by run, each with its own seed and stream. */
const SERIES: readonly (readonly [string, (run: number) => SeededRandom])[] = [
  ["runs", (run) => seededRandom(1, run)],
  ["seeds", (run) => seededRandom(run, 1)],
  ["large seeds", (run) => seededRandom(run * 2 ** 32, 1)],
  ["runs of noise", (run) => seededRandom(1, run + 2 ** 31)],
  ["a decision", (run) => seededRandom(1, run).on("objects")],
  ["another decision", (run) => seededRandom(1, run).on("strays")],
  ["a node", (run) => seededRandom(1, run).on("interest", 1).on("objects")],
  ["the node again", (run) => seededRandom(1, run).on("interest", 2).on("objects")],
  ["another node", (run) => seededRandom(1, run).on("interest2", 1).on("objects")],
  ["times at a node", (run) => seededRandom(1, 1).on("interest", run).on("objects")],
  ["nodes of a run", (run) => seededRandom(1, 1).on(`n${run}`, 1).on("objects")],
];

describe("streams of draws", () => {
  const series = SERIES.map(([name, at]) => [name, drawn((run) => at(run).number())] as const);

  test.each(series)("%s are even, and no draw tells the next", (_, numbers) => {
    expect(unevenness(numbers)).toBeLessThan(EVEN);
    expect(Math.abs(correlation(numbers.slice(1), numbers.slice(0, -1)))).toBeLessThan(0.021);
  });

  test("no two of them go along with each other", () => {
    for (const [at, [, one]] of series.entries()) {
      for (const [, other] of series.slice(at + 1)) {
        expect(Math.abs(correlation(one, other))).toBeLessThan(0.021);
      }
    }
  });

  test("the numbers of one stream are even and independent of each other", () => {
    const random = seededRandom(7, 7).on("interest", 1);
    const numbers = drawn(() => random.number());
    expect(unevenness(numbers)).toBeLessThan(EVEN);
    expect(Math.abs(correlation(numbers.slice(1), numbers.slice(0, -1)))).toBeLessThan(0.021);
  });
});

test("a decision draws the same whatever was drawn before", () => {
  const [one, other] = [seededRandom(3, 9), seededRandom(3, 9)];
  for (let draw = 0; draw < 10; draw += 1) other.number();
  other.on("objects").number();
  expect(other.on("interest", 2).on("strays").number()).toBe(
    one.on("interest", 2).on("strays").number(),
  );
});

test("who agrees at a likelihood agrees at every higher one", () => {
  for (let run = 0; run < 500; run += 1) {
    const at = (likelihood: number) => seededRandom(1, run).on("agrees").chance(likelihood);
    if (at(0.3)) expect(at(0.31)).toBe(true);
  }
});

test.each([0.01, 0.1, 0.5, 0.93])("a likelihood of %p is met", (likelihood) => {
  const times = drawn((run) => (seededRandom(2, run).on("x").chance(likelihood) ? 1 : 0));
  const share = times.reduce((sum, time) => sum + time, 0) / DRAWS;
  const deviation = Math.sqrt((likelihood * (1 - likelihood)) / DRAWS);
  expect(Math.abs(share - likelihood)).toBeLessThan(4 * deviation);
});

describe("to pick steadily", () => {
  const TEXTS = ["Ja.", "Gern.", "Nein.", "Vielleicht.", "Keine Zeit."];

  test("picks all alike", () => {
    const counts = new Map<string, number>();
    for (let run = 0; run < DRAWS; run += 1) {
      const text = seededRandom(1, run).on("line").pickSteadily(TEXTS);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    for (const text of TEXTS) expect((counts.get(text) ?? 0) / DRAWS).toBeCloseTo(0.2, 1.9);
  });

  test("picks the same beside what comes, but for its share of what came", () => {
    const more = ["Da muss ich fragen.", ...TEXTS];
    let moved = 0;
    for (let run = 0; run < DRAWS; run += 1) {
      const one = seededRandom(1, run).on("line").pickSteadily(TEXTS);
      const other = seededRandom(1, run).on("line").pickSteadily(more);
      if (one === other) continue;
      moved += 1;
      expect(other).toBe("Da muss ich fragen.");
    }
    expect(moved / DRAWS).toBeCloseTo(1 / 6, 1.9);
  });

  test("by weight, picks twice as often what weighs twice as much, and else the same", () => {
    const weights: Record<string, number> = { wenig: 1, mehr: 2, viel: 5 };
    const pick = (run: number, names: readonly string[]) =>
      seededRandom(1, run)
        .on("way")
        .pickByWeight(
          names,
          (name) => name,
          (name) => weights[name] ?? 0,
        );
    const counts: Record<string, number> = {};
    for (let run = 0; run < DRAWS; run += 1) {
      const picked = pick(run, ["wenig", "mehr", "viel"]);
      counts[picked] = (counts[picked] ?? 0) + 1;
      if (picked !== "viel") expect(pick(run, ["mehr", "wenig"])).toBe(picked);
    }
    for (const [name, weight] of Object.entries(weights)) {
      expect((counts[name] ?? 0) / DRAWS).toBeCloseTo(weight / 8, 1.9);
    }
  });

  test("of nothing, nothing can be picked", () => {
    const random = seededRandom(1, 1);
    expect(() => random.pick([])).toThrow("nothing to pick from");
    expect(() => random.pickSteadily([])).toThrow("nothing to pick from");
    expect(() => random.pickByWeight([], String, () => 1)).toThrow("nothing to pick from");
  });
});
