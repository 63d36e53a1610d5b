import { describe, expect, test } from "bun:test";
import type { Tree } from "../../tree.ts";
import {
  addNode,
  applyDiff,
  connect,
  deleteItems,
  type Edited,
  type EditingSession,
  edit,
  idsFor,
  isEmptyDiff,
  isRefused,
  moveItems,
  openSession,
  redo,
  remoteEdited,
  remoteReplaced,
  renameTree,
  resolveConflicts,
  setSettings,
  undo,
  unsaved,
  updateNode,
} from "../index.ts";

const TREE: Tree = {
  id: "tree_1",
  name: "Erstkontakt",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    { id: "start", type: "start", title: "Start", position: { x: 0, y: 0 } },
    {
      id: "ask",
      type: "decision",
      title: "Zeit?",
      position: { x: 300, y: 0 },
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: null },
        { id: "no", condition: "Nein", targetNodeId: null },
      ],
    },
    { id: "book", type: "action", title: "Termin", position: { x: 600, y: 0 } },
    { id: "end", type: "end", title: "Ende", position: { x: 900, y: 0 } },
  ],
  connections: [{ id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null }],
};

type Command = (tree: Tree) => Edited;

const title =
  (id: string, text: string): Command =>
  (tree) =>
    updateNode(tree, id, { title: text });
const move =
  (id: string, x: number): Command =>
  (tree) =>
    moveItems(tree, new Map([[id, { x, y: 0 }]]));
const remove =
  (id: string): Command =>
  (tree) =>
    deleteItems(tree, { nodes: [id] });
const add =
  (now: number): Command =>
  (tree) =>
    addNode(tree, { kind: "message", title: "Neu", position: { x: 0, y: 0 } }, idsFor(tree, now));
const lead =
  (conditionId: string, targetNodeId: string): Command =>
  (tree) =>
    connect(tree, { sourceNodeId: "ask", conditionId, targetNodeId }, idsFor(tree, 7));
const limit =
  (maxSteps: number): Command =>
  (tree) =>
    setSettings(tree, { ...tree.settings, maxSteps });
const variable =
  (name: string): Command =>
  (tree) =>
    setSettings(tree, {
      ...tree.settings,
      variables: { ...tree.settings?.variables, [name]: "x" },
    });
const name =
  (text: string): Command =>
  (tree) =>
    renameTree(tree, text);

function diffOf(tree: Tree, command: Command) {
  const edited = command(tree);
  if (isRefused(edited)) throw new Error(edited.refused.code);
  return edited.diff;
}

/** My edits, then somebody else's who saved first. */
function session(mine: Command[], theirs: Command[] = []): EditingSession {
  const begun = mine.reduce(
    (now, command) => edit(now, diffOf(now.tree, command), { label: "x" }),
    openSession({ version: 1, tree: TREE }),
  );
  return theirs.reduce(heard, begun);
}

function heard(now: EditingSession, command: Command): EditingSession {
  const { saved, version } = now;
  return remoteEdited(now, { version: version + 1, diff: diffOf(saved, command) }).session;
}

function titleOf(tree: Tree, id: string): string | null {
  return tree.nodes.find((node) => node.id === id)?.title ?? null;
}

function targets(tree: Tree): (string | null | undefined)[] {
  const conditions = tree.nodes.find(({ id }) => id === "ask")?.conditions ?? [];
  return conditions.map(({ targetNodeId }) => targetNodeId);
}

describe("two authors get along", () => {
  test.each<[string, Command, Command, (tree: Tree) => unknown, unknown]>([
    ["different fields", title("ask", "A"), move("ask", 5), ({ nodes }) => nodes[1]?.title, "A"],
    ["one decision's ways", lead("yes", "book"), lead("no", "end"), targets, ["book", "end"]],
    [
      "settings and variables",
      (tree) => setSettings(tree, { maxSteps: 9, variables: { a: "x" } }),
      variable("b"),
      ({ settings }) => settings,
      { maxSteps: 9, variables: { a: "x", b: "x" } },
    ],
    ["the same edit", title("ask", "A"), title("ask", "A"), ({ nodes }) => nodes[1]?.title, "A"],
    [
      "two moves: the later",
      move("end", 5),
      move("end", 9),
      ({ nodes }) => nodes[3]?.position.x,
      5,
    ],
    ["moved here, gone there", move("end", 5), remove("end"), (tree) => titleOf(tree, "end"), null],
    ["gone here, moved there", remove("end"), move("end", 5), (tree) => titleOf(tree, "end"), null],
    ["neighbours removed", remove("start"), remove("ask"), ({ nodes }) => nodes.length, 2],
  ])("%s", (_what, mine, theirs, seen, expected) => {
    const { tree, conflicts } = session([mine], [theirs]);
    expect(conflicts).toEqual([]);
    expect(seen(tree)).toEqual(expected);
  });

  test("a decision whose target one removes is removed by the other without a question", () => {
    const begun = openSession({
      version: 1,
      tree: applyDiff(TREE, diffOf(TREE, lead("yes", "book"))),
    });
    const mine = edit(begun, diffOf(begun.tree, remove("ask")), { label: "x" });
    expect(heard(mine, remove("book"))).toMatchObject({ conflicts: [] });
  });
});

describe("two authors clash", () => {
  test.each<[string, Command, Command, string]>([
    ["the same title", title("ask", "A"), title("ask", "B"), "nodes/ask/title"],
    ["the tree's name", name("A"), name("B"), "tree//name"],
    ["the same condition", lead("yes", "book"), lead("yes", "end"), "nodes/ask/conditions"],
    ["the same setting", limit(4), limit(5), "tree//settings"],
    ["changed here, gone there", title("end", "A"), remove("end"), "nodes/end/"],
    ["gone here, changed there", remove("end"), title("end", "B"), "nodes/end/"],
    ["led to what is gone", lead("yes", "end"), remove("end"), "nodes/end/"],
    ["gone what was led to", remove("end"), lead("yes", "end"), "nodes/end/"],
  ])("%s: mine is seen, either can be had", (_what, mine, theirs, id) => {
    const clashed = session([mine], [theirs]);
    expect(clashed.conflicts.map((conflict) => conflict.id)).toEqual([id]);
    const [theirTree, myTree] = [clashed.saved, session([mine]).tree];
    const settled = (choice: "mine" | "theirs") =>
      resolveConflicts(clashed, new Map([[id, choice]]));
    expect(settled("theirs").tree).toEqual(theirTree);
    expect(settled("mine").tree).toEqual(myTree);
    expect(settled("mine").conflicts).toEqual([]);
    expect(isEmptyDiff(unsaved(settled("theirs")))).toBe(true);
  });

  test("what was settled meanwhile by the other one is no conflict any more", () => {
    const clashed = session([title("ask", "A")], [title("ask", "B"), title("ask", "A")]);
    expect(clashed.conflicts).toEqual([]);
  });

  test("two new nodes of one id: what differs is asked about, none of them vanishes", () => {
    const clashed = session([add(5), title("node_5", "Meiner")], []);
    const theirs = applyDiff(TREE, diffOf(TREE, add(5)));
    const taken = remoteReplaced(clashed, { version: 2, tree: theirs });
    expect(taken.conflicts.map(({ id }) => id)).toEqual(["nodes/node_5/title"]);
    expect(titleOf(taken.tree, "node_5")).toBe("Meiner");
  });

  test("a kept node keeps its edges", () => {
    const clashed = session([title("ask", "A")], [remove("ask")]);
    expect(clashed.tree.connections).toEqual(TREE.connections);
  });
});

describe("undo", () => {
  test("takes one's own steps back and leaves what others did", () => {
    const mine = session([title("ask", "A")], [title("end", "Schluss")]);
    const undone = undo(mine);
    expect([titleOf(undone.tree, "ask"), titleOf(undone.tree, "end")]).toEqual([
      "Zeit?",
      "Schluss",
    ]);
    expect(titleOf(redo(undone).tree, "ask")).toBe("A");
  });

  test.each<[string, Command, Command[], (tree: Tree) => unknown, unknown]>([
    [
      "a field that another has set since stays",
      title("ask", "A"),
      [title("ask", "A"), title("ask", "B")],
      (tree) => titleOf(tree, "ask"),
      "B",
    ],
    [
      "a node that another has written on stays",
      add(5),
      [add(5), title("node_5", "Ihrer")],
      (tree) => titleOf(tree, "node_5"),
      "Ihrer",
    ],
    [
      "a node that another has only moved goes",
      add(5),
      [add(5), move("node_5", 80)],
      (tree) => titleOf(tree, "node_5"),
      null,
    ],
    [
      "of a decision only one's own way is led back",
      lead("yes", "book"),
      [lead("yes", "book"), lead("no", "end")],
      targets,
      [null, "end"],
    ],
    [
      "what comes back leads to nothing that is gone",
      remove("ask"),
      [remove("ask"), remove("start")],
      ({ connections }) => connections,
      [],
    ],
  ])("%s", (_what, mine, theirs, seen, expected) => {
    expect(seen(undo(session([mine], theirs)).tree)).toEqual(expected);
  });

  test("edits of one key in a row are one step, until another's comes between", () => {
    const drag = (now: EditingSession, x: number) =>
      edit(now, diffOf(now.tree, move("end", x)), { label: "x", mergeKey: "drag" });
    const dragged = [10, 20, 30].reduce(drag, session([]));
    expect(dragged.undoable).toHaveLength(1);
    expect(undo(dragged).tree).toBe(TREE);
    const later = drag(heard(dragged, title("ask", "B")), 40);
    expect(later.undoable).toHaveLength(2);
  });

  test("an edit that is none is no step, and a new one forgets what was undone", () => {
    const undone = undo(session([title("ask", "A")]));
    expect(edit(undone, {}, { label: "x" })).toBe(undone);
    expect(edit(undone, diffOf(TREE, name("B")), { label: "x" }).redoable).toEqual([]);
    expect(undo(openSession({ version: 1, tree: TREE })).tree).toBe(TREE);
  });
});

describe("what comes from the server", () => {
  test("draws nothing anew that is the same", () => {
    const taken = remoteReplaced(session([]), {
      version: 5,
      tree: structuredClone(applyDiff(TREE, diffOf(TREE, title("ask", "B")))),
    });
    expect(taken.tree.nodes.map((node, at) => node === TREE.nodes[at])).toEqual([
      ...[true, false, true, true],
    ]);
    expect(taken.tree.connections[0]).toBe(TREE.connections[0] as (typeof TREE.connections)[0]);
  });

  test("in the wrong order says so, twice changes nothing", () => {
    const now = session([]);
    const diff = diffOf(TREE, name("B"));
    expect(remoteEdited(now, { version: 3, diff })).toEqual({ session: now, gap: true });
    expect(remoteEdited(now, { version: 1, diff })).toEqual({ session: now, gap: false });
  });
});
