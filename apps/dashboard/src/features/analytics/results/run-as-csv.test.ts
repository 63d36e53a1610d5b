import { beforeAll, expect, test } from "bun:test";
import { PERSONAS, type SimulationResult, simulate } from "@rufbaum/simulation";
import { reachedIn } from "@rufbaum/simulation/result";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import type { StoredRun } from "../../../api/simulation.ts";
import { runAsCsv } from "./run-as-csv.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
/** Titles that a spreadsheet would calculate. */
const TREE: Tree = {
  ...SAMPLE,
  nodes: SAMPLE.nodes.map((node, index) => ({
    ...node,
    title: ['=HYPERLINK("http://x")', "+49", "-1", "@a;b", "\t=1", "\0=1"][index % 6] ?? "",
  })),
};

let run: StoredRun;
beforeAll(async () => {
  const job = { tree: TREE, personas: PERSONAS, runs: 40, seed: 1, noise: 0.3, discovery: true };
  const result: SimulationResult = await simulate(job, { clock: { now: () => 0 } });
  run = { ...result, runId: "run_1", createdAt: 0, tree: TREE } as StoredRun;
});

function cells(csv: string): string[][] {
  const rows: string[][] = [];
  for (const line of csv.slice(1).trimEnd().split("\r\n")) {
    rows.push(
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
  }
  return rows;
}

test("every row has as many cells as the head, and the figures of the result", () => {
  const csv = runAsCsv(run);
  expect(csv).toStartWith("\ufeff");
  const [head = [], ...rows] = cells(csv);
  expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
  const counts = (section: string) =>
    rows.filter(([name]) => name === section).map((row) => Number(row[3]));
  expect(counts("Ergebnis").reduce((sum, count) => sum + count, 0)).toBe(run.totalRuns);
  expect(counts("Weglänge").reduce((sum, count) => sum + count, 0)).toBe(reachedIn(run));
  expect(rows.find(([, name]) => name === "Erfolgsrate")?.[5]).toBe(
    String(run.rates.success.percent).replace(".", ","),
  );
});

test("no cell is a formula", () => {
  const texts = cells(runAsCsv(run)).flat();
  expect(texts.some((text) => text.startsWith("'="))).toBe(true);
  expect(texts.filter((text) => /^[\s\p{Cc}]*[=+\-@]/u.test(text))).toEqual([]);
});
