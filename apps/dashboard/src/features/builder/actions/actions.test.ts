import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { readFragment } from "@rufbaum/tree/editing";
import { NOTHING } from "../editor/view.ts";
import { createDesk } from "./testing/create-desk.ts";

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

function deskWith(selected: { nodes?: string[]; edges?: string[]; notes?: string[] }) {
  const desk = createDesk(tree());
  desk.selection = {
    nodes: new Set(selected.nodes),
    edges: new Set(selected.edges),
    notes: new Set(selected.notes),
  };
  return desk;
}

describe("deleting", () => {
  test.each([
    ["a node takes its edges along", { nodes: ["b"] }, "1 Node gelöscht"],
    ["a connection", { edges: ["ab"] }, "1 Verbindung gelöscht"],
    ["a condition's target", { edges: ["b/yes"] }, "1 Verbindung gelöscht"],
    ["a note", { notes: ["n"] }, "1 Notiz gelöscht"],
    ["several sorts", { nodes: ["a", "c"], notes: ["n"] }, "3 Elemente gelöscht"],
  ])("%s, and undo brings it back", (_name, selected, label) => {
    const desk = deskWith(selected);
    const before = JSON.stringify(desk.tree());
    expect(desk.run("delete")).toBe(true);
    expect(desk.undoable()).toBe(label);
    expect(desk.selection).toEqual(NOTHING);
    const { nodes, connections } = desk.tree();
    const known = new Set(nodes.map(({ id }) => id));
    expect(connections.every((each) => known.has(each.targetNodeId))).toBe(true);
    desk.run("undo");
    expect(JSON.stringify(desk.tree())).toBe(before);
  });

  test("a condition's target leaves the condition", () => {
    const desk = deskWith({ edges: ["b/yes"] });
    desk.run("delete");
    const [condition] = desk.tree().nodes[1]?.conditions ?? [];
    expect(condition?.condition).toBe("Ja");
    expect(condition?.targetNodeId ?? null).toBeNull();
  });

  test("means what has the focus where nothing is selected", () => {
    const desk = deskWith({});
    expect(desk.isEnabled("delete")).toBe(false);
    desk.focus = { id: "a", conditionId: null };
    expect(desk.run("delete")).toBe(true);
    expect(desk.tree().nodes.map(({ id }) => id)).toEqual(["b", "c"]);
  });

  test("a focus that is no longer in the tree means nothing", () => {
    const desk = deskWith({});
    desk.focus = { id: "gone", conditionId: null };
    expect(desk.isEnabled("delete")).toBe(false);
    expect(desk.isEnabled("edit-node")).toBe(false);
    expect(desk.isEnabled("connect")).toBe(false);
  });
});

describe("copying", () => {
  test("takes the edges between along and leaves the tree alone", () => {
    const desk = deskWith({ nodes: ["a", "b"], notes: ["n"] });
    desk.run("copy");
    const fragment = readFragment(desk.clipboard);
    expect(fragment?.nodes.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(fragment?.connections.map(({ id }) => id)).toEqual(["ab"]);
    expect(fragment?.notes).toHaveLength(1);
    expect(desk.undoable()).toBeNull();
  });

  test("of nothing but an edge is not offered", () => {
    const desk = deskWith({ edges: ["ab"] });
    expect([desk.isEnabled("copy"), desk.isEnabled("cut"), desk.isEnabled("duplicate")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("and deleting is cutting out, once the copy is safe", async () => {
    const desk = deskWith({ nodes: ["a", "b"] });
    desk.run("cut");
    await Promise.resolve();
    expect(readFragment(desk.clipboard)?.nodes).toHaveLength(2);
    expect(desk.tree().nodes.map(({ id }) => id)).toEqual(["c"]);
    expect(desk.undoable()).toBe("2 Nodes ausgeschnitten");
  });
});

test("duplicates lie 40 to the right and below, and are selected instead", () => {
  const desk = deskWith({ nodes: ["a"], notes: ["n"] });
  desk.run("duplicate");
  const copy = desk.tree().nodes.at(-1);
  expect(copy?.position).toEqual({ x: 40, y: 40 });
  expect(desk.selection.nodes).toEqual(new Set([copy?.id ?? ""]));
  expect(desk.selection.notes.size).toBe(1);
  expect(desk.undoable()).toBe("2 Elemente dupliziert");
  expect(desk.focus?.id).toBe(copy?.id);
});

describe("adding", () => {
  test("a node selects and focuses it, where nothing lies", () => {
    const desk = createDesk(tree({ nodes: [node("there", 1_000, 1_000)] }));
    desk.run("add-decision");
    const added = desk.tree().nodes.at(-1);
    expect(added?.type).toBe("decision");
    expect(desk.focus?.id).toBe(added?.id);
    expect(added?.position.y).toBeGreaterThan(1_080);
    expect(desk.undoable()).toBe("Entscheidung hinzugefügt");
  });

  test("a second start is not offered", () => {
    const desk = createDesk(tree({ nodes: [] }));
    expect(desk.run("add-start")).toBe(true);
    expect(desk.run("add-start")).toBe(false);
  });

  test("a note", () => {
    const desk = createDesk(tree());
    desk.run("add-note");
    expect(desk.tree().notes).toHaveLength(2);
    expect(desk.undoable()).toBe("Notiz hinzugefügt");
  });
});

describe("connecting", () => {
  test("begins at the focused node, and at the condition whose port has the focus", () => {
    const desk = deskWith({ nodes: ["a"] });
    desk.focus = { id: "b", conditionId: "yes" };
    desk.run("connect");
    expect(desk.log).toEqual([
      'pick {"kind":"connect","nodeId":"b","conditionId":"yes","isWayChosen":true}',
    ]);
  });

  test("from an end is refused with a word", () => {
    const desk = createDesk(tree({ nodes: [node("z", 0, 0, { type: "end" })] }));
    desk.focus = { id: "z", conditionId: null };
    desk.run("connect");
    expect(desk.log).toEqual(["told Verbinden nicht möglich"]);
  });
});

describe("arranging", () => {
  const selected = { nodes: ["a", "b", "c"] };

  test("brings lefts to one line, as one step", () => {
    const desk = deskWith(selected);
    desk.run("align-left");
    expect(desk.tree().nodes.map(({ position }) => position.x)).toEqual([0, 0, 0]);
    expect(desk.undoable()).toBe("3 Nodes ausgerichtet");
  });

  test("makes gaps equal by the sizes cards are drawn in", () => {
    const desk = deskWith(selected);
    desk.run("distribute-horizontal");
    expect(desk.tree().nodes.map(({ position }) => position.x)).toEqual([0, 450, 900]);
  });

  test("takes two to align and three to distribute", () => {
    const desk = deskWith({ nodes: ["a"], notes: ["n"] });
    expect(desk.isEnabled("align-top")).toBe(true);
    expect(desk.isEnabled("distribute-vertical")).toBe(false);
    expect(deskWith({ nodes: ["a"] }).isEnabled("align-top")).toBe(false);
  });
});

test("Enter opens what has the focus: a node's editor, or the note itself", () => {
  const desk = deskWith({ notes: ["n"] });
  desk.run("edit-node");
  desk.focus = { id: "b", conditionId: null };
  desk.run("edit-node");
  expect(desk.log).toEqual(["write n", "edit b"]);
});

test("select all takes nodes and notes, and can be taken back", () => {
  const desk = deskWith({});
  desk.run("select-all");
  expect([...desk.selection.nodes, ...desk.selection.notes]).toEqual(["a", "b", "c", "n"]);
  desk.run("select-none");
  expect(desk.selection).toEqual(NOTHING);
});
