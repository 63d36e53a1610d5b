import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { applyDiff, applySuggestion, idsFor, isRefused } from "@rufbaum/tree/editing";
import { sampleTree } from "@rufbaum/tree/sample";
import { compareResults } from "../comparison/compare-results.ts";
import type { SimulationResult, Suggestion } from "../engine/result.ts";
import { simulate } from "../engine/simulate.ts";
import { PERSONAS } from "../personas/built-in.ts";

const RUNS = 800;

function lead(tree: Tree, seed: number): Promise<SimulationResult> {
  const job = { tree, personas: PERSONAS, runs: RUNS, seed, noise: 0.1, discovery: true };
  return simulate(job, { clock: { now: () => 0 } });
}

function applied(tree: Tree, suggestions: readonly Suggestion[]): Tree {
  return suggestions.reduce((before, suggestion) => {
    const edited = applySuggestion(before, suggestion, idsFor(before, 1));
    if (isRefused(edited)) throw new Error(edited.refused.code);
    return answered(applyDiff(before, edited.diff));
  }, tree);
}

/** As its author would: only what has an answer is answered. */
function answered(tree: Tree): Tree {
  const knowledge = (tree.settings?.knowledge ?? []).map((entry) => ({ ...entry, answer: ANSWER }));
  return knowledge.length === 0 ? tree : { ...tree, settings: { ...tree.settings, knowledge } };
}
const ANSWER = "Das erklärt Ihnen unsere Beratung gern.";

function missed({ nodes }: SimulationResult): number {
  return Object.values(nodes).reduce((sum, node) => sum + node.missed, 0);
}

test("a tree that takes all suggestions understands more, and loses nobody by it", async () => {
  const tree = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
  const { discoveredIntents } = await lead(tree, 1);
  const suggestions = Object.values(discoveredIntents).flatMap((intent) => intent.suggestions);
  expect(suggestions.length).toBeGreaterThan(2);
  // Other people than those whose words were learnt from.
  const before = await lead(tree, 2);
  const after = await lead(applied(tree, suggestions), 2);
  // Most of what is missed is merely misheard, and no suggestion is made for that.
  expect(missed(after)).toBeLessThan(0.95 * missed(before));
  expect(compareResults(before, after).rates.success.significance).not.toBe("worse");
});
