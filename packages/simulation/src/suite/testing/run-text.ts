import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { simulate } from "../../engine/simulate.ts";
import { PERSONAS } from "../../personas/built-in.ts";
import { checkSuite } from "../check-suite.ts";
import { readSuite } from "../read-suite.ts";
import type { SuiteReport } from "../report.ts";
import { runSuite, type SuiteRun } from "../run-suite.ts";

export const SAMPLE = sampleTree({ id: "tree_sample", createdAt: "2026-01-01T00:00:00.000Z" });

const reader = await openUnderstanding();

/** Runs a suite as it is written, on the sample tree if no other is named. */
export async function runText(
  text: string,
  { tree = SAMPLE, ...more }: Partial<SuiteRun> = {},
): Promise<SuiteReport> {
  const suite = readFaultless(text, tree);
  return runSuite(suite, {
    tree,
    reader,
    simulate: (job) => simulate(job, { clock: { now: () => 0 } }),
    personasOf: () => PERSONAS,
    ...more,
  });
}

function readFaultless(text: string, tree: Tree) {
  const read = readSuite(text);
  const problems = read.ok ? checkSuite(read.suite, tree, read.places) : read.problems;
  if (read.ok && problems.length === 0) return read.suite;
  throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join("\n"));
}
