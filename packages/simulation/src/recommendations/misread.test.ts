import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { rateOf } from "../engine/rates.ts";
import type { SimulationResult } from "../engine/result.ts";
import type { Misread } from "../engine/understood-all.ts";
import { toldResult } from "../testing/told-result.ts";
import { recommend } from "./recommend.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const MEANT = 1_000;

/** Of all who meant "Ja" at the question whether there is interest. */
function told(misread: readonly Partial<Misread>[]) {
  const all = misread.map((one): Misread => {
    const { said = "Sofort.", text = said, read = null, count = 0 } = one;
    return { said, text, read, count, run: 0 };
  });
  const read = MEANT - all.reduce((sum, { count }) => sum + count, 0);
  const rate = rateOf(read, MEANT);
  const more: Partial<SimulationResult> = {
    understood: { interest: { rate, conditions: { Ja: { rate, between: 0, misread: all } } } },
  };
  return recommend(toldResult({ more }), TREE).filter(({ code }) => code === "condition-misread");
}

test("what was said and heard as it was meant, and not read so, is to become an example", () => {
  expect(told([{ count: 700 }, { said: "Her damit.", read: "Nein", count: 100 }])).toEqual([
    {
      ...{
        code: "condition-misread",
        title: "Interesse?",
        condition: "Ja",
        percent: 20,
        of: MEANT,
      },
      said: [
        { said: "Sofort.", read: null, count: 700 },
        { said: "Her damit.", read: "Nein", count: 100 },
      ],
    },
  ]);
});

test.each<[string, Partial<Misread>]>([
  ["what was misheard", { text: "Ofen.", count: 700 }],
  ["what is hardly ever said", { count: 90 }],
])("%s teaches nothing", (_, one) => {
  expect(told([one])).toEqual([]);
});

test("of one node what is taken for another answer is told, not what is asked about again", () => {
  const misread = (read: string | null): Misread[] => [
    { said: "Sofort.", text: "Sofort.", read, count: 500, run: 0 },
  ];
  const rate = rateOf(500, MEANT);
  const conditions = {
    Ja: { rate, between: 0, misread: misread(null) },
    Später: { rate, between: 0, misread: misread("Nein") },
  };
  const more = { understood: { interest: { rate, conditions } } };
  const first = recommend(toldResult({ more }), TREE).flatMap((one) =>
    one.code === "condition-misread" ? [one.condition] : [],
  );
  expect(first).toEqual(["Später"]);
});

test("what is read less often than all else is told, though few runs would end better for it", () => {
  const at = (count: number, of: number, misread: Misread[] = []) => ({
    ...{ rate: rateOf(count, of), between: 0, misread },
  });
  const line: Misread = {
    said: "Ich schaue, wer das ist.",
    text: "",
    read: "Ja",
    count: 25,
    run: 0,
  };
  const plain = { ...line, text: line.said, count: 9 };
  const codes = (nein: ReturnType<typeof at>) => {
    const conditions = { Ja: at(980, 1_000), Nein: nein };
    const understood = { interest: { rate: rateOf(1_155, 1_200), conditions } };
    const [first] = recommend(toldResult({ runs: 1_000, more: { understood } }), TREE);
    return first?.code;
  };
  expect(codes(at(175, 200, [plain, line]))).toBe("condition-misread");
  expect(codes(at(175, 200, [{ ...plain, count: 1 }, line]))).toBe("nothing-to-mend");
  expect(codes(at(175, 200, [line]))).toBe("nothing-to-mend");
  expect(codes(at(195, 200, [plain]))).toBe("nothing-to-mend");
});
