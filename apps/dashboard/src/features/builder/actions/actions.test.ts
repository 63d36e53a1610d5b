import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { readFragment } from "@rufbaum/tree/editing/fragment";
import { NOTHING } from "../editor/view.ts";
import { createAuthor } from "./testing/create-author.ts";

function node(id: string, x: number, y: number, more: Partial<TreeNode> = {}): TreeNode {
  return { id, type: "message", title: id, position: { x, y }, ...more };
}

function tree(more: Partial<Tree> = {}): Tree {
  return {
    ...{ id: "t", name: "T", isActive: false, createdAt: "2026-01-01T00:00:00Z" },
    nodes: [
      node("a", 0, 0),
      node("b", 400, 80, {
        type: "decision",
        conditions: [{ id: "yes", condition: "Ja", targetNodeId: "c" }],
      }),
      node("c", 900, 300),
    ],
    connections: [{ id: "ab", sourceNodeId: "a", targetNodeId: "b", condition: null }],
    notes: [{ id: "n", text: "Prüfen", position: { x: 0, y: 500 } }],
    ...more,
  };
}

function authorWith(selected: { nodes?: string[]; edges?: string[]; notes?: string[] }) {
  const author = createAuthor(tree());
  author.selection = {
    nodes: new Set(selected.nodes),
    edges: new Set(selected.edges),
    notes: new Set(selected.notes),
  };
  return author;
}

describe("deleting", () => {
  test.each([
    ["a node takes its edges along", { nodes: ["b"] }, "1 Node gelöscht"],
    ["a connection", { edges: ["ab"] }, "1 Verbindung gelöscht"],
    ["a condition's target", { edges: ["b/yes"] }, "1 Verbindung gelöscht"],
    ["a note", { notes: ["n"] }, "1 Notiz gelöscht"],
    ["several sorts", { nodes: ["a", "c"], notes: ["n"] }, "3 Elemente gelöscht"],
  ])("%s, and undo brings it back", (_name, selected, label) => {
    const author = authorWith(selected);
    const before = JSON.stringify(author.tree());
    expect(author.run("delete")).toBe(true);
    expect(author.undoable()).toBe(label);
    expect(author.selection).toEqual(NOTHING);
    const { nodes, connections } = author.tree();
    const known = new Set(nodes.map(({ id }) => id));
    expect(connections.every((each) => known.has(each.targetNodeId))).toBe(true);
    author.run("undo");
    expect(JSON.stringify(author.tree())).toBe(before);
  });

  test("a condition's target leaves the condition", () => {
    const author = authorWith({ edges: ["b/yes"] });
    author.run("delete");
    const [condition] = author.tree().nodes[1]?.conditions ?? [];
    expect(condition?.condition).toBe("Ja");
    expect(condition?.targetNodeId ?? null).toBeNull();
  });

  test("means what has the focus where nothing is selected", () => {
    const author = authorWith({});
    expect(author.isEnabled("delete")).toBe(false);
    author.focus = { id: "a", conditionId: null };
    expect(author.run("delete")).toBe(true);
    expect(author.tree().nodes.map(({ id }) => id)).toEqual(["b", "c"]);
  });

  test("a focus that is no longer in the tree means nothing", () => {
    const author = authorWith({});
    author.focus = { id: "gone", conditionId: null };
    expect(author.isEnabled("delete")).toBe(false);
    expect(author.isEnabled("edit-node")).toBe(false);
    expect(author.isEnabled("connect")).toBe(false);
  });
});

describe("copying", () => {
  test("takes the edges between along and leaves the tree alone", () => {
    const author = authorWith({ nodes: ["a", "b"], notes: ["n"] });
    author.run("copy");
    const fragment = readFragment(author.clipboard);
    expect(fragment?.nodes.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(fragment?.connections.map(({ id }) => id)).toEqual(["ab"]);
    expect(fragment?.notes).toHaveLength(1);
    expect(author.undoable()).toBeNull();
  });

  test("of nothing but an edge is not offered", () => {
    const author = authorWith({ edges: ["ab"] });
    expect([
      author.isEnabled("copy"),
      author.isEnabled("cut"),
      author.isEnabled("duplicate"),
    ]).toEqual([false, false, false]);
  });

  test("and deleting is cutting out, once the copy is safe", async () => {
    const author = authorWith({ nodes: ["a", "b"] });
    author.run("cut");
    await Promise.resolve();
    expect(readFragment(author.clipboard)?.nodes).toHaveLength(2);
    expect(author.tree().nodes.map(({ id }) => id)).toEqual(["c"]);
    expect(author.undoable()).toBe("2 Nodes ausgeschnitten");
  });
});

test("duplicates lie 40 to the right and below, and are selected instead", () => {
  const author = authorWith({ nodes: ["a"], notes: ["n"] });
  author.run("duplicate");
  const copy = author.tree().nodes.at(-1);
  expect(copy?.position).toEqual({ x: 40, y: 40 });
  expect(author.selection.nodes).toEqual(new Set([copy?.id ?? ""]));
  expect(author.selection.notes.size).toBe(1);
  expect(author.undoable()).toBe("2 Elemente dupliziert");
  expect(author.focus?.id).toBe(copy?.id);
});

describe("following a way", () => {
  test.each([
    ["from a condition's port", { id: "b", conditionId: "yes" }, ["follow b to c"]],
    ["from a node with one way", { id: "a", conditionId: null }, ["follow a to b"]],
    ["not from where nothing leads on", { id: "c", conditionId: null }, []],
  ])("%s", (_, focus, told) => {
    const author = authorWith({});
    author.focus = focus;
    author.run("follow-way");
    expect(author.log).toEqual(told);
  });
});

describe("adding", () => {
  test("a node selects and focuses it, where nothing lies", () => {
    const author = createAuthor(tree({ nodes: [node("there", 1_000, 1_000)] }));
    author.run("add-decision");
    const added = author.tree().nodes.at(-1);
    expect(added?.type).toBe("decision");
    expect(author.focus?.id).toBe(added?.id);
    expect(added?.position.y).toBeGreaterThan(1_080);
    expect(author.undoable()).toBe("Entscheidung hinzugefügt");
  });

  test("a second start is not offered", () => {
    const author = createAuthor(tree({ nodes: [] }));
    expect(author.run("add-start")).toBe(true);
    expect(author.run("add-start")).toBe(false);
  });

  test("a note", () => {
    const author = createAuthor(tree());
    author.run("add-note");
    expect(author.tree().notes).toHaveLength(2);
    expect(author.undoable()).toBe("Notiz hinzugefügt");
  });
});

describe("connecting", () => {
  test("begins at the focused node, and at the condition whose port has the focus", () => {
    const author = authorWith({ nodes: ["a"] });
    author.focus = { id: "b", conditionId: "yes" };
    author.run("connect");
    expect(author.log).toEqual([
      'pick {"kind":"connect","nodeId":"b","conditionId":"yes","isWayChosen":true}',
    ]);
  });

  test("from an end is refused with a word", () => {
    const author = createAuthor(tree({ nodes: [node("z", 0, 0, { type: "end" })] }));
    author.focus = { id: "z", conditionId: null };
    author.run("connect");
    expect(author.log).toEqual(["told Verbinden nicht möglich"]);
  });
});

describe("arranging", () => {
  const selected = { nodes: ["a", "b", "c"] };

  test("brings lefts to one line, as one step", () => {
    const author = authorWith(selected);
    author.run("align-left");
    expect(author.tree().nodes.map(({ position }) => position.x)).toEqual([0, 0, 0]);
    expect(author.undoable()).toBe("3 Nodes ausgerichtet");
  });

  test("makes gaps equal by the sizes cards are drawn in", () => {
    const author = authorWith(selected);
    author.run("distribute-horizontal");
    expect(author.tree().nodes.map(({ position }) => position.x)).toEqual([0, 450, 900]);
  });

  test("takes two to align and three to distribute", () => {
    const author = authorWith({ nodes: ["a"], notes: ["n"] });
    expect(author.isEnabled("align-top")).toBe(true);
    expect(author.isEnabled("distribute-vertical")).toBe(false);
    expect(authorWith({ nodes: ["a"] }).isEnabled("align-top")).toBe(false);
  });
});

test("Enter opens what has the focus: a node's editor, or the note itself", () => {
  const author = authorWith({ notes: ["n"] });
  author.run("edit-node");
  author.focus = { id: "b", conditionId: null };
  author.run("edit-node");
  expect(author.log).toEqual(["write n", "edit b"]);
});

test("F2 writes on the card of what has the focus", () => {
  const author = authorWith({ notes: ["n"] });
  author.run("write-node");
  author.focus = { id: "b", conditionId: null };
  author.run("write-node");
  expect(author.log).toEqual(["write n", "write on b"]);
});

test("select all takes nodes and notes, and can be taken back", () => {
  const author = authorWith({});
  author.run("select-all");
  expect([...author.selection.nodes, ...author.selection.notes]).toEqual(["a", "b", "c", "n"]);
  author.run("select-none");
  expect(author.selection).toEqual(NOTHING);
});
