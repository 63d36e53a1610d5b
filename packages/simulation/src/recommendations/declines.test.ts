import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { toldResult } from "../testing/told-result.ts";
import { recommend } from "./recommend.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });

function ledTo(no: string) {
  const ways = [
    { from: "interest", to: "day", condition: "Ja", count: 300 },
    { from: "interest", to: no, condition: "Nein", count: 200 },
  ];
  return recommend(toldResult({ runs: 1_000, more: { ways } }), TREE)[0];
}

test("a no that leads where a yes does is told before all else", () => {
  expect(ledTo("day")).toMatchObject({
    ...{ code: "no-led-as-yes", title: "Interesse?", condition: "Nein", count: 200 },
    to: "Welcher Tag?",
  });
});

test("a no that leads elsewhere is none", () => {
  expect(ledTo("last-offer")).toMatchObject({ code: "nothing-to-mend" });
});
