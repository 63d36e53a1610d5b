import { describe, expect, test } from "bun:test";
import type { Random } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { exportTree } from "../../document/export-tree.ts";
import { parseTree } from "../../document/parse-tree.ts";
import { sampleTree } from "../../sample/index.ts";
import type { Tree } from "../../tree.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { isRefused } from "../edit.ts";
import { lostChanges } from "../testing/lost-changes.ts";
import { randomEdit } from "../testing/random-edit.ts";
import { mergeTrees } from "./merge-trees.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1);

function grown(from: Tree, random: Pick<Random, "number">, count: number, now: number): Tree {
  let tree = from;
  for (let step = 0; step < count; step++) {
    const made = randomEdit(tree, random, now + step);
    if (!isRefused(made)) tree = applyDiff(tree, made.diff);
  }
  return tree;
}

describe.each(SEEDS)("seed %d", (seed) => {
  const random = seededRandom(seed);
  const base = grown(SAMPLE, random, 15, 1_000);
  const mine = grown(base, random, 1 + (seed % 12), 2_000);
  const theirs = grown(base, random, 1 + (seed % 7), 3_000);

  test("everything both did stands in the merged tree or is a conflict", () => {
    const { tree, conflicts } = mergeTrees(base, mine, theirs);
    expect(parseTree(tree)).toMatchObject({ ok: true });
    // What is mine is seen even where it conflicts.
    expect(lostChanges(base, mine, { result: tree, conflicts: [] })).toEqual([]);
    expect(lostChanges(base, theirs, { result: tree, conflicts })).toEqual([]);
  });

  test("both are asked about the same things", () => {
    const ids = (first: Tree, second: Tree) =>
      mergeTrees(base, first, second)
        .conflicts.map(({ id }) => id)
        .toSorted();
    expect(ids(mine, theirs)).toEqual(ids(theirs, mine));
  });

  test("with what one has already, or has alone, nothing changes", () => {
    expect(mergeTrees(base, mine, structuredClone(base)).conflicts).toEqual([]);
    expect(exportTree(mergeTrees(base, mine, structuredClone(base)).tree)).toBe(exportTree(mine));
    expect(exportTree(mergeTrees(base, structuredClone(base), theirs).tree)).toBe(
      exportTree(theirs),
    );
    const same = mergeTrees(base, mine, structuredClone(mine));
    expect(same.conflicts).toEqual([]);
    expect(exportTree(same.tree)).toBe(exportTree(mine));
  });
});
