import { expect, test } from "bun:test";
import type { SimulationResult } from "@rufbaum/simulation/result";
import { toldResult } from "@rufbaum/simulation/testing";
import { replyRows } from "./csv-replies.ts";

function rows(more: Partial<SimulationResult>): string[] {
  return replyRows(toldResult({ more }), (...ids) => ids.join(" → ")).map((row) => row.join("|"));
}

test("successes that lack a value are told of successes, by the value", () => {
  const hollow = (variable: string, count: number) => ({
    ...{ code: "success-without-value" as const, nodeId: "ask", title: "Wann?", variable, count },
    ...{ successes: 20, runs: 100, examples: [] },
  });
  const told = rows({ causes: [hollow("tag", 14), hollow("uhrzeit", 5)] });
  expect(told.map((row) => row.split("|").slice(0, 6).join("|"))).toEqual([
    "cause|ask|success-without-value: tag|14|20|70",
    "cause|ask|success-without-value: uhrzeit|5|20|25",
  ]);
});
