import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { Tree } from "@rufbaum/tree";
import {
  applyDiff,
  connect,
  deleteItems,
  type Edited,
  edit,
  idsFor,
  isRefused,
  moveItems,
  openSession,
  remoteReplaced,
  renameTree,
  unsaved,
  updateNode,
} from "@rufbaum/tree/editing";
import { randomEdit } from "@rufbaum/tree/editing/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { type Pending, pendingOf } from "./pending.ts";
import { reopen } from "./reopen.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const [FIRST = "", SECOND = "", THIRD = ""] = TREE.nodes.map(({ id }) => id);
const LABEL = "wiederhergestellt";

type Change = (tree: Tree) => Edited;

const rename: Change = (tree) => renameTree(tree, "Meiner");
const retitle =
  (id: string, title: string): Change =>
  (tree) =>
    updateNode(tree, id, { title });
const remove =
  (id: string): Change =>
  (tree) =>
    deleteItems(tree, { nodes: [id] });
const link =
  (sourceNodeId: string, targetNodeId: string): Change =>
  (tree) =>
    connect(tree, { sourceNodeId, targetNodeId }, idsFor(tree, 5));

function made(tree: Tree, change: Change): Tree {
  const edited = change(tree);
  if (isRefused(edited)) throw new Error(edited.refused.code);
  return applyDiff(tree, edited.diff);
}

/** What this tab had, closed after `mine` and opened again after `theirs`, through storage. */
function reopened(mine: Change, theirs: Change | null) {
  const edited = mine(TREE);
  if (isRefused(edited)) throw new Error(edited.refused.code);
  const session = edit(openSession({ version: 3, tree: TREE }), edited.diff, { label: "x" });
  const kept = JSON.parse(JSON.stringify(pendingOf(session))) as Pending;
  const draft = theirs ? { version: 4, tree: made(TREE, theirs) } : { version: 3, tree: TREE };
  return { session, draft, again: reopen(draft, kept, LABEL) };
}

describe("edits that were not saved before a reload", () => {
  test("are there again, and can be undone in one step", () => {
    const { session, again } = reopened(rename, null);
    expect(again.tree).toEqual(session.tree);
    expect(again.undoable.map(({ label }) => label)).toEqual([LABEL]);
  });

  test("stand beside what others changed meanwhile", () => {
    const { again } = reopened(rename, retitle(FIRST, "Los"));
    expect(again.conflicts).toEqual([]);
    expect(again.tree.name).toBe("Meiner");
    expect(again.tree.nodes[0]?.title).toBe("Los");
    expect(unsaved(again)).toEqual({ fields: { name: { from: TREE.name, to: "Meiner" } } });
  });

  test.each<[string, Change, Change]>([
    ["the same field", retitle(FIRST, "Meins"), retitle(FIRST, "Ihres")],
    ["changed here, removed there", retitle(SECOND, "Meins"), remove(SECOND)],
    ["removed here, changed there", remove(SECOND), retitle(SECOND, "Ihres")],
    ["led to a node that is gone", link(THIRD, SECOND), remove(SECOND)],
  ])("conflict as they would without a reload: %s", (_what, mine, theirs) => {
    const { session, draft, again } = reopened(mine, theirs);
    const inMemory = remoteReplaced(session, draft);
    expect(again.conflicts).toHaveLength(1);
    expect(again.conflicts.map(({ id }) => id)).toEqual(inMemory.conflicts.map(({ id }) => id));
  });

  test("are found to be stored already when only the answer was lost", () => {
    const { again } = reopened(rename, rename);
    expect(again.conflicts).toEqual([]);
    expect(unsaved(again)).toEqual({});
  });
});

test("one moved card of a thousand is kept as one", () => {
  const nodes = Array.from({ length: 1000 }, (_, index) => ({
    ...(TREE.nodes[0] as Tree["nodes"][number]),
    id: `node_${index}`,
  }));
  const tree = { ...TREE, nodes, connections: [] };
  const moved = moveItems(tree, new Map([["node_7", { x: 8, y: 8 }]]));
  const session = edit(openSession({ version: 1, tree }), moved.diff, { label: "x" });
  expect(JSON.stringify(pendingOf(session)).length).toBeLessThan(2000);
});

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  "any edits are there again after a reload, and nothing of others is undone (seed %d)",
  (seed) => {
    const random = seededRandom(seed);
    let mine = openSession({ version: 3, tree: TREE });
    let theirs = TREE;
    for (let step = 0; step < 6; step++) {
      const edited = randomEdit(mine.tree, random, 1000 + step);
      if (!isRefused(edited)) mine = edit(mine, edited.diff, { label: "x" });
    }
    for (let step = 0; step < 4; step++) {
      const edited = randomEdit(theirs, random, 900_000 + step);
      if (!isRefused(edited)) theirs = applyDiff(theirs, edited.diff);
    }
    const kept = JSON.parse(JSON.stringify(pendingOf(mine))) as Pending;
    const same = reopen({ version: 3, tree: TREE }, kept, LABEL);
    expect(same.tree).toEqual(mine.tree);

    const draft = { version: 4, tree: theirs };
    const again = reopen(draft, kept, LABEL);
    const inMemory = remoteReplaced(mine, draft);
    expect(again.conflicts.map(({ id }) => id).sort()).toEqual(
      inMemory.conflicts.map(({ id }) => id).sort(),
    );
    expect(byId(again.tree)).toEqual(byId(inMemory.tree));
  },
);

/** A tree whatever the order of its records. */
function byId(tree: Tree) {
  const sorted = <R extends { id: string }>(list: readonly R[] = []) =>
    list.toSorted((a, b) => a.id.localeCompare(b.id));
  return {
    name: tree.name,
    settings: tree.settings,
    nodes: sorted(tree.nodes),
    connections: sorted(tree.connections),
    notes: sorted(tree.notes),
  };
}
