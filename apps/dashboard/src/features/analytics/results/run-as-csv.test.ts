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

test("answers, causes and what was understood as it was meant stand in it", () => {
  const plain = { ...run, tree: SAMPLE } as StoredRun;
  const rows = cells(runAsCsv(plain));
  const titleOf = (id: string) => SAMPLE.nodes.find((node) => node.id === id)?.title ?? id;
  const [nodeId = "", byAttitude] = Object.entries(run.answers ?? {})[0] ?? [];
  const { runs = 0, successes = 0 } = byAttitude?.agrees ?? {};
  const about = (section: string) => rows.filter(([name]) => name === section);
  expect(about("Antwort").map((row) => row.slice(1, 5))).toContainEqual([
    ...[titleOf(nodeId), "stimmt zu: Erfolg", String(successes), String(runs)],
  ]);
  const ways = about("Weg nach Antwort").filter(([, , detail]) => detail?.startsWith("stimmt zu:"));
  const agreed = Object.values(run.answers ?? {}).reduce((sum, { agrees }) => sum + agrees.runs, 0);
  expect(ways.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(agreed);
  const wholes = about("Verstanden wie gemeint").filter(([, , detail]) => detail === "");
  expect(wholes).toHaveLength(Object.keys(run.understood ?? {}).length);
  expect(about("Anders verstanden").length).toBeGreaterThan(0);

  const cause = { code: "end-without-outcome", nodeId, title: "Ende", count: 3, runs: 40 } as const;
  const told = runAsCsv({ ...plain, causes: [{ ...cause, message: "" }] });
  expect(
    cells(told)
      .find(([name]) => name === "Ursache im Baum")
      ?.slice(1, 6),
  ).toEqual([...["Ende", "Ende ohne Ergebnis", "3", "40", "7,5"]]);
});

test("no cell is a formula", () => {
  const texts = cells(runAsCsv(run)).flat();
  expect(texts.some((text) => text.startsWith("'="))).toBe(true);
  expect(texts.filter((text) => /^[\s\p{Cc}]*[=+\-@]/u.test(text))).toEqual([]);
});
