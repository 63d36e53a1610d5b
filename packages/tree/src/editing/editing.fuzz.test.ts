import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { exportTree } from "../document/export-tree.ts";
import { parseTree } from "../document/parse-tree.ts";
import { sampleTree } from "../sample/index.ts";
import type { Tree } from "../tree.ts";
import { treeDiffSchema } from "./diff-schema.ts";
import {
  applyDiff,
  diffTrees,
  edit,
  invertDiff,
  isRefused,
  openSession,
  redo,
  undo,
} from "./index.ts";
import { randomEdit } from "./testing/random-edit.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);

/** A session after so many edits, some of them taken back or done again in between. */
function edited(seed: number, count: number) {
  const random = seededRandom(seed);
  let session = openSession({ version: 1, tree: SAMPLE });
  for (let round = 0; round < count; round++) {
    const step = randomEdit(session.tree, random, 1_000 + round);
    if (isRefused(step)) continue;
    const mergeKey = random.number() < 0.2 ? "drag" : null;
    session = edit(session, step.diff, { label: "x", mergeKey });
    if (random.number() < 0.15) session = undo(session);
    if (random.number() < 0.1) session = redo(session);
  }
  return session;
}

describe.each(SEEDS)("seed %d", (seed) => {
  test("any edits, undone, give the identical document; done again, the edited one", () => {
    let session = edited(seed, 40);
    const after = exportTree(session.tree);
    // Through the diffs alone, without the shortcut of the trees kept with each step.
    session = {
      ...session,
      undoable: session.undoable.map((step) => ({ ...step, before: SAMPLE, after: SAMPLE })),
    };
    expect(session.undoable.length).toBeGreaterThan(3);
    const steps = session.undoable.length;
    while (session.undoable.length > 0) session = undo(session);
    expect(exportTree(session.tree)).toBe(exportTree(SAMPLE));
    for (let step = 0; step < steps; step++) session = redo(session);
    expect(exportTree(session.tree)).toBe(after);
  });

  test("every edit leaves a valid document, and the diff between any two leads there and back", () => {
    const [from, to] = [edited(seed, 12).tree, edited(seed + 1_000, 25).tree];
    expect(parseTree(to)).toMatchObject({ ok: true });
    const diff = diffTrees(from, to);
    expect(exportTree(applyDiff(from, diff))).toBe(exportTree(to));
    expect(exportTree(applyDiff(to, invertDiff(diff)))).toBe(exportTree(from));
    const sent = treeDiffSchema.parse(JSON.parse(JSON.stringify(diff)));
    expect(exportTree(applyDiff(from, sent))).toBe(exportTree(to));
  });

  test("documents with other orders of records and fields are told apart and reached", () => {
    const random = seededRandom(seed);
    const from = edited(seed, 10).tree;
    const to = shuffled(from, random);
    const diff = diffTrees(from, to);
    expect(exportTree(applyDiff(from, diff))).toBe(exportTree(to));
    expect(exportTree(applyDiff(to, invertDiff(diff)))).toBe(exportTree(from));
  });
});

function shuffled(tree: Tree, random: { number(): number }): Tree {
  const mixed = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, place: random.number() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  const nodes = mixed(tree.nodes)
    .slice(0, Math.ceil(tree.nodes.length * 0.9))
    .map((node) =>
      random.number() < 0.3 ? Object.fromEntries(mixed(Object.entries(node))) : node,
    );
  return { ...tree, unknown: { kept: true }, nodes, connections: mixed(tree.connections) } as never;
}
