import { describe, expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { toldPersona as persona, toldResult as result, type Told } from "../testing/told-result.ts";
import { compareResults } from "./compare-results.ts";
import type { ComparisonNote } from "./notes.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });

const CHANGED = { treeVersion: "b" };

describe("a rate", () => {
  test("that rose beyond chance is better, with the interval of the difference", () => {
    const now = result({ successes: 3_420, more: CHANGED });
    const { rates } = compareResults(result({ successes: 2_810 }), now);
    expect(rates.success).toEqual({
      one: 28.1,
      other: 34.2,
      difference: 6.1,
      low: 4.37,
      high: 7.82,
      p: 0,
      significance: "better",
    });
  });

  test("that is better when it falls is told so", () => {
    const before = result({ failures: { ask: 2_000 } });
    const now = result({ failures: { ask: 1_000 }, more: CHANGED });
    expect(compareResults(before, now).rates.failure.significance).toBe("better");
    expect(compareResults(now, before).rates.failure.significance).toBe("worse");
  });

  test("that chance alone may have changed is unclear", () => {
    const now = result({ runs: 400, successes: 136, more: CHANGED });
    const { success } = compareResults(result({ runs: 400, successes: 112 }), now).rates;
    expect(success.significance).toBe("unclear");
    expect(success.p).toBeGreaterThan(0.3);
    expect(success.low).toBeLessThan(0);
    expect(success.high).toBeGreaterThan(12);
  });

  test("needs more to be believed where many are compared at once", () => {
    // Alone it would be believed: p is 0.03.
    const one = result({ successes: 3_000 });
    const other = result({ successes: 3_142, more: CHANGED });
    expect(compareResults(one, other).rates.success).toMatchObject({ significance: "unclear" });
  });
});

test("engagement that changed is neither better nor worse", () => {
  const engaged = (count: number) => {
    const made = result({ more: CHANGED });
    return { ...made, rates: { ...made.rates, engagement: { ...made.rates.engagement, count } } };
  };
  const of = engaged(0).rates.engagement.of;
  const { engagement } = compareResults(engaged(0), engaged(of / 2)).rates;
  expect(engagement.significance).toBe("changed");
});

test("a range leaves out nought where the raised likelihood speaks against chance, and only there", () => {
  for (let more = 0; more <= 400; more += 20) {
    const { rates } = compareResults(
      result({ successes: 3_000 }),
      result({ successes: 3_000 + more, more: CHANGED }),
    );
    const { low, significance } = rates.success;
    expect([more, low > 0]).toEqual([more, significance === "better"]);
  }
});

test("personas are compared where both had them, the others are named all the same", () => {
  const one = result({ personas: [persona("a", 1_000), persona("b", 1_000)] });
  const other = result({ personas: [persona("c", 5), persona("a", 1_500)], more: CHANGED });
  const { personas, notes } = compareResults(one, other);
  expect(personas.map(({ id, success }) => [id, success?.significance ?? null])).toEqual([
    ["c", null],
    ["a", "better"],
    ["b", null],
  ]);
  expect(notes).toContainEqual({ code: "other-personas", gone: ["B"], come: ["C"] });
});

test("failing nodes are compared by their share of all runs, the greatest difference first", () => {
  const one = result({ failures: { interest: 500, day: 100 } });
  const other = result({ runs: 1_000, failures: { interest: 55, mail: 200 }, more: CHANGED });
  const { failurePoints } = compareResults(one, other, TREE);
  expect(failurePoints.map(({ title, significance }) => [title, significance])).toEqual([
    ["E-Mail-Adresse?", "worse"],
    ["Welcher Tag?", "better"],
    ["Interesse?", "unclear"],
  ]);
  expect(compareResults(one, other).failurePoints[0]?.title).toBe("mail");
});

test("lengths, durations and coverage stand side by side", () => {
  const more = {
    ...CHANGED,
    averagePathLength: 6,
    duration: { average: 48.5, median: 40, p90: 80 },
    coverage: {
      nodes: { covered: 25, total: 25, missing: [] },
      connections: { covered: 1, total: 4, missing: [] },
    },
  };
  const comparison = compareResults(result(), result({ more }));
  expect(comparison.averagePathLength).toEqual({
    ...{ one: 5, other: 6, difference: 1, low: 0.97, high: 1.03 },
  });
  expect(comparison.averageDuration).toEqual({ one: 60, other: 48.5, difference: -11.5 });
  expect(comparison.coverage).toEqual({
    nodes: { one: 80, other: 100, difference: 20 },
    connections: { one: 100, other: 25, difference: -75 },
  });
});

describe("what makes two runs hard to compare is said", () => {
  test.each<[string, Told, ComparisonNote["code"]]>([
    ["another tree", { more: { treeId: "t2", treeVersion: "c" } }, "other-tree"],
    ["another noise", { more: { noise: 0.3 } }, "other-noise"],
    ["few runs", { runs: 100, successes: 30 }, "few-runs"],
    ["many more runs", { runs: 200_000 }, "sizes-apart"],
    ["the same run", {}, "same-run"],
    ["a part of it", { runs: 5_000 }, "part-of-the-other"],
  ])("%s", (_what, other, note) => {
    const { notes } = compareResults(result(), result(other));
    expect(notes.map(({ code }) => code)).toContain(note);
  });

  test("and nothing where only the tree was changed", () => {
    const other = result({ more: { ...CHANGED, seed: 2 } });
    expect(compareResults(result(), other).notes).toEqual([]);
  });
});

test("a simulation of nothing breaks nothing", () => {
  const empty = result({ runs: 0, successes: 0, more: { pathLengths: [] } });
  const { rates, averagePathLength } = compareResults(empty, result());
  expect(rates.success).toMatchObject({ significance: "unclear", low: -100, high: 100 });
  expect(Number.isFinite(averagePathLength.low)).toBe(true);
});

test("how sure the average length is takes into account how much longer the longest paths are", () => {
  // Half of the paths have 5 steps, half 200, which the counts by length know as 40 or more.
  const lengths = Array.from({ length: 41 }, (_, steps) => (steps === 5 || steps === 40 ? 500 : 0));
  const more = { pathLengths: lengths, averagePathLength: 102.5 };
  const long = result({ runs: 1_000, more });
  const { low, high } = compareResults(long, {
    ...long,
    averagePathLength: 102.5,
  }).averagePathLength;
  // 1.96 · √(2 · 97.5² / 999)
  expect(high).toBeCloseTo(8.55, 1);
  expect(low).toBeCloseTo(-8.55, 1);
});

test("personas of the same ids that do otherwise are not the same run twice", () => {
  const one = result();
  expect(compareResults(one, result()).notes).toEqual([{ code: "same-run" }]);
  expect(compareResults(one, result({ successes: 2_000 })).notes).toEqual([
    { code: "same-job-other-figures" },
  ]);
});

test("of a persona that had no run nothing is said to be unchanged", () => {
  const { personas } = compareResults(
    result({ personas: [persona("a", 10), persona("b", 0, 0)] }),
    result({ personas: [persona("a", 10), persona("b", 0)] }),
  );
  expect(personas.map(({ id, success }) => [id, success === null])).toEqual([
    ["a", false],
    ["b", true],
  ]);
});
