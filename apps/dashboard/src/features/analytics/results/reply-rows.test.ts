import { expect, test } from "bun:test";
import { rateOf } from "@rufbaum/simulation/result";
import { toldResult } from "@rufbaum/simulation/testing";
import type { StoredRun } from "../../../api/simulation.ts";
import { promiseRows, replyRows, type TableRow } from "./reply-rows.ts";

function runWith(more: Partial<StoredRun>): StoredRun {
  return { ...toldResult(), runId: "run_1", createdAt: 0, ...more } as StoredRun;
}

/** Section, name and detail of each row, and how many of how many. */
function told(rows: readonly TableRow[]): string[] {
  return rows.map(([section, name, detail, { count, of }]) =>
    [section, name, detail, `${count}/${of}`].join("|"),
  );
}

function rows(more: Partial<StoredRun>): string[] {
  return told(replyRows(runWith(more), (id) => id));
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
  const all = rows({ answers: { ask: { agrees, declines: nobody, aside: nobody } } });
  expect(all.filter((row) => row.startsWith("Ergebnis nach Antwort"))).toEqual([
    "Ergebnis nach Antwort|ask → end|stimmt zu: Ja: Termin vereinbart|9/9",
    "Ergebnis nach Antwort|ask → end|stimmt zu: Fragt nach dem Preis: Termin vereinbart|3/3",
  ]);
});

test("asides are told where there were any, with what was taken for an answer", () => {
  const misread = [{ said: "Wer ist da?", text: "Wer ist da?", read: "Ja", count: 3, run: 0 }];
  const none = { rate: rateOf(0, 0), conditions: {} };
  const understood = {
    ask: { ...none, beside: { rate: rateOf(9, 12), misread } },
    day: { ...none, beside: null },
    older: none,
  };
  expect(rows({ understood }).filter((row) => row.startsWith("Nebenbei"))).toEqual([
    "Nebenbei Gesagtes und Einwände, nicht als Antwort gelesen|ask||9/12",
    "Nebenbei Gesagtes und Einwände, als Antwort gelesen|ask|„Wer ist da?“ als Ja|3/12",
  ]);
});

test("promises are told with those who put the phone down before, where that is known", () => {
  const optOut = { asked: 4, honoured: 3 };
  const run = runWith({ totalRuns: 100, promises: { optOut, disclosedFirst: 90, leftFirst: 8 } });
  expect(told(promiseRows(run))).toEqual([
    "Versprechen|Widerspruch gegen Anrufe|geachtet|3/4",
    "Versprechen|Hinweis auf die KI zu Beginn|gehört|90/92",
    "Versprechen|Hinweis auf die KI zu Beginn|vorher aufgelegt|8/100",
  ]);
  const older = runWith({ totalRuns: 100, promises: { optOut, disclosedFirst: 90 } });
  expect(told(promiseRows(older)).slice(1)).toEqual([
    "Versprechen|Hinweis auf die KI zu Beginn|gehört|90/100",
  ]);
});
