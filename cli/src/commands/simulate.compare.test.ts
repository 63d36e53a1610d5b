import { expect, test } from "bun:test";
import { exportTree, type Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { fakeCli } from "../testing/fake-cli.ts";
import { smallTree } from "../testing/samples.ts";

const SAMPLE = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
/** It agrees to nothing: whoever says yes is led to an end without a success. */
const CHANGED: Tree = {
  ...SAMPLE,
  nodes: SAMPLE.nodes.map((node) =>
    node.type === "end" && node.outcome === "appointment" ? { ...node, outcome: "failed" } : node,
  ),
};
const RUNS = ["--runs", "60"];
const files: Record<string, string> = {
  "sample.json": exportTree(SAMPLE),
  "changed.json": exportTree(CHANGED),
  "small.json": exportTree(smallTree()),
  "tree.json": exportTree(SAMPLE),
  "text.json": "success: 20 %",
  "figures.json": JSON.stringify({ totalRuns: 5, successRate: 20, treeId: "sample" }),
};

async function resultOf(tree: string): Promise<string> {
  const { stdout } = await fakeCli({ files }).run("simulate", tree, ...RUNS, "--json");
  return stdout;
}

test("recommendations are told five at most, and all of them in JSON", async () => {
  const { stdout } = await fakeCli({ files }).run("simulate", "sample.json", ...RUNS);
  const { recommendations } = JSON.parse(await resultOf("sample.json"));
  expect(recommendations.length).toBeGreaterThan(0);
  for (const each of recommendations) expect(typeof each).toBe("string");
  const told = /What to do, what may win most first\n((?: {2}\d\. .+\n)+)/.exec(stdout)?.[1] ?? "";
  const lines = told.trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines[0]).toBe(`  1. ${recommendations[0]}`);
});

test("a run is compared with an earlier one of the same seed, run by run", async () => {
  files["old.json"] = await resultOf("sample.json");
  const compared = ["simulate", "changed.json", ...RUNS, "--compare", "old.json"];
  const { code, stdout } = await fakeCli({ files }).run(...compared);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /\nCompared with the earlier run\n {2}Success rate .+, of the same \d+ conversations, \d+ gained and \d+ lost/,
  );
  const json = await fakeCli({ files }).run(...compared, "--json");
  const { comparison } = JSON.parse(json.stdout);
  expect(comparison.paired.lost).toBeGreaterThan(0);
  expect(comparison.rates.success.other).toBeLessThan(comparison.rates.success.one);
});

test.each([
  ["nothing.json", "There is no file nothing.json.", "no-such-file"],
  ["text.json", "text.json is no JSON.", "not-a-result"],
  ["tree.json", "tree.json is no result of a simulation.", "not-a-result"],
  ["figures.json", "figures.json was written by an older version", "older-result"],
  ["other.json", "other.json is a result of another tree", "other-tree"],
])("%s is refused before anything is led", async (file, message, reason) => {
  files["other.json"] ??= await resultOf("small.json");
  const cli = fakeCli({ files });
  const { code, stdout, stderr } = await cli.run("simulate", "sample.json", "--compare", file);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
  const json = await cli.run("--json", "simulate", "sample.json", "--compare", file);
  expect(JSON.parse(json.stderr).error.reason).toBe(reason);
});
