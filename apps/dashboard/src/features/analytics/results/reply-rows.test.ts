import { expect, test } from "bun:test";
import { toldResult } from "@rufbaum/simulation/testing";
import type { StoredRun } from "../../../api/simulation.ts";
import { replyRows } from "./reply-rows.ts";

/** Section, name and detail of each row, and how many of how many. */
function rows(more: Partial<StoredRun>): string[] {
  const run = { ...toldResult(), runId: "run_1", createdAt: 0, ...more } as StoredRun;
  return replyRows(run, (id) => id).map(([section, name, detail, { count, of }]) =>
    [section, name, detail, `${count}/${of}`].join("|"),
  );
}

test("successes that lack a value are told of successes, by the value", () => {
  const hollow = (variable: string, count: number) => ({
    ...{ code: "success-without-value" as const, nodeId: "ask", title: "Wann?", variable, count },
    ...{ successes: 20, runs: 100, examples: [], message: "" },
  });
  expect(rows({ causes: [hollow("tag", 14), hollow("uhrzeit", 5)] })).toEqual([
    "Ursache im Baum|Wann?|Erfolg ohne Angabe: tag|14/20",
    "Ursache im Baum|Wann?|Erfolg ohne Angabe: uhrzeit|5/20",
  ]);
});

test("what two conditions to one node come to is told apart", () => {
  const nobody = { runs: 0, successes: 0, ways: [] };
  const way = (condition: string, runs: number) => ({
    ...{ condition, to: "end", runs, successes: runs, outcomes: { appointment: runs } },
    examples: [],
  });
  const agrees = { runs: 12, successes: 12, ways: [way("Ja", 9), way("price_question", 3)] };
  const told = rows({ answers: { ask: { agrees, declines: nobody, aside: nobody } } });
  expect(told.filter((row) => row.startsWith("Ergebnis nach Antwort"))).toEqual([
    "Ergebnis nach Antwort|ask → end|stimmt zu: Ja: Termin vereinbart|9/9",
    "Ergebnis nach Antwort|ask → end|stimmt zu: fragt nach dem Preis: Termin vereinbart|3/3",
  ]);
});
