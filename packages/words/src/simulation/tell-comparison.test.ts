import { describe, expect, test } from "bun:test";
import { compareResults, packRuns, type SimulationResult } from "@rufbaum/simulation";
import {
  toldPersona as persona,
  toldResult as result,
  type Told,
} from "@rufbaum/simulation/testing";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { wordsIn } from "../index.ts";
import { tellComparison } from "./tell-comparison.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const CHANGED = { treeVersion: "b" };

function told(one: SimulationResult, other: SimulationResult, tree?: Tree) {
  return tellComparison(compareResults(one, other, tree), wordsIn("de"));
}

function toldInEnglish(one: SimulationResult, other: SimulationResult, tree?: Tree) {
  return tellComparison(compareResults(one, other, tree), wordsIn("en"));
}

describe("the same runs before and after", () => {
  const runs = (count: number, from = 0) =>
    packRuns(
      Array.from({ length: count }, (_, index) => from + index),
      10_000,
    );
  const before = result({ successes: 2_320, more: { succeeded: runs(2_320) } });

  test("are paired, run by run", () => {
    const succeeded = runs(2_510, 70);
    const now = result({ successes: 2_510, more: { ...CHANGED, succeeded } });
    const { paired, summary } = told(before, now);
    expect(paired).toMatchObject({
      ...{ runs: 10_000, one: 23.2, other: 25.1, difference: 1.9, low: 1.55, high: 2.26 },
      ...{ gained: 260, lost: 70, significance: "better" },
    });
    expect(summary).toBe(
      "Erfolgsrate 23,2 % → 25,1 %: +1,9 Punkte (95 %: +1,6 bis +2,3), von denselben 10.000 Gesprächen 260 gewonnen, 70 verloren: signifikant besser.",
    );
    expect(toldInEnglish(before, now).summary).toBe(
      "Success rate 23.2% → 25.1%: +1.9 points (95%: +1.6 to +2.3), of the same 10,000 conversations, 260 gained and 70 lost: significantly better.",
    );
  });

  test("that come to the same are told so", () => {
    expect(told(before, { ...before, ...CHANGED }).paired?.sentence).toBe(
      "Erfolgsrate unverändert 23,2 %: Dieselben 10.000 Gespräche gelingen wie zuvor.",
    );
  });

  test("are no pairs under another seed, another noise, or where one is not known", () => {
    for (const other of [{ seed: 2 }, { noise: 0.2 }, { totalRuns: 9_000 }]) {
      expect(told(before, { ...before, ...other }).paired).toBeNull();
    }
    expect(told(before, result({ successes: 2_510 })).paired).toBeNull();
  });
});

describe("a rate", () => {
  test("that rose beyond chance is told with both values", () => {
    const one = result({ successes: 2_810 });
    const now = result({ successes: 3_420, more: CHANGED });
    const { rates, summary } = told(one, now);
    expect(rates.success).toEqual({
      ...{ one: 28.1, other: 34.2, difference: 6.1, low: 4.37, high: 7.82, p: 0 },
      significance: "better",
      sentence: "Erfolgsrate 34,2 % statt 28,1 %: signifikant besser.",
    });
    expect(summary).toBe(rates.success.sentence);
    expect(toldInEnglish(one, now).summary).toBe(
      "Success rate 34.2%, was 28.1%: significantly better.",
    );
  });

  test("that is better when it falls is told so, after the success", () => {
    const before = result({ failures: { ask: 2_000 } });
    const now = result({ failures: { ask: 1_000 }, more: CHANGED });
    expect(told(before, now).summary).toBe(
      "Erfolgsrate unverändert 30,0 %. Gescheitert 10,0 % statt 20,0 %: signifikant besser.",
    );
    expect(toldInEnglish(before, now).summary).toBe(
      "Success rate unchanged at 30.0%. Failed 10.0%, was 20.0%: significantly better.",
    );
  });

  test("that chance alone may have changed is told with its range", () => {
    const one = result({ runs: 400, successes: 112 });
    const now = result({ runs: 400, successes: 136, more: CHANGED });
    expect(told(one, now).rates.success.sentence).toBe(
      "Erfolgsrate 34,0 % statt 28,0 %: kein gesicherter Unterschied (−2,6 bis +14,5 Punkte).",
    );
    expect(toldInEnglish(one, now).rates.success.sentence).toBe(
      "Success rate 34.0%, was 28.0%: no clear difference (−2.6 to +14.5 points).",
    );
  });
});

test("personas are told by their names", () => {
  const one = result({ personas: [persona("a", 1_000), persona("b", 1_000)] });
  const other = result({ personas: [persona("c", 5), persona("a", 1_500)], more: CHANGED });
  const { personas, notes } = told(one, other);
  expect(personas[1]?.success?.sentence).toBe(
    "Erfolgsrate von „A“ 30,0 % statt 20,0 %: signifikant besser.",
  );
  expect(personas[0]).toEqual({ id: "c", name: "C", success: null });
  expect(notes).toContain(
    "Die Personas sind nicht dieselben (ohne „B“, neu mit „C“): Was sich an den Raten ändert, kann allein daran liegen.",
  );
  expect(toldInEnglish(one, other).notes).toContain(
    "The personas are not the same (without “B”, with “C” added): that alone may explain how the rates change.",
  );
});

test("failing nodes are told by their titles, or by their ids", () => {
  const one = result({ failures: { interest: 500, day: 100 } });
  const other = result({ runs: 1_000, failures: { interest: 55, mail: 200 }, more: CHANGED });
  expect(told(one, other, TREE).failurePoints.map((point) => Object.values(point).at(-1))).toEqual([
    "Abbrüche bei „E-Mail-Adresse?“ 20,0 % statt 0,0 %: signifikant schlechter.",
    "Abbrüche bei „Welcher Tag?“ 0,0 % statt 1,0 %: signifikant besser.",
    "Abbrüche bei „Interesse?“ 5,5 % statt 5,0 %: kein gesicherter Unterschied (−0,8 bis +2,1 Punkte).",
  ]);
  const [point] = told(one, other).failurePoints;
  expect(point?.sentence).toStartWith("Abbrüche bei „mail“");
  expect(Object.keys(point ?? {})[0]).toBe("nodeId");
  expect(point).not.toHaveProperty("title");
});

describe("what makes two runs hard to compare is said", () => {
  test.each<[string, Told, string, string]>([
    [
      "another tree",
      { more: { treeId: "t2", treeVersion: "c" } },
      "zwei verschiedene Bäume, „Baum“ und „Baum“",
      "Two different trees are compared, “Baum” and “Baum”",
    ],
    [
      "another noise",
      { more: { noise: 0.3 } },
      "Das Erkennungsrauschen ist 30 % statt 10 %",
      "The recognition noise is 30% instead of 10%",
    ],
    [
      "few runs",
      { runs: 100, successes: 30 },
      "Mit 100 Gesprächen lässt sich ein Unterschied unter etwa 14 Punkten",
      "With 100 conversations, a difference of less than about 14 points",
    ],
    [
      "many more runs",
      { runs: 200_000 },
      "10.000 gegen 200.000 Gespräche",
      "10,000 against 200,000 conversations",
    ],
    ["the same run", {}, "Es ist zweimal derselbe Lauf", "the same run twice"],
    [
      "a part of it",
      { runs: 5_000 },
      "Der kleinere Lauf ist ein Teil des größeren",
      "the smaller run is a part of the larger one",
    ],
    [
      "another version of the program",
      { successes: 2_000 },
      "Die Personas haben andere Eigenschaften",
      "the personas have other traits",
    ],
  ])("%s", (_what, other, german, english) => {
    expect(told(result(), result(other)).notes.join("\n")).toContain(german);
    expect(toldInEnglish(result(), result(other)).notes.join("\n")).toContain(english);
  });
});
