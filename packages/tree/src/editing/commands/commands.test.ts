import { describe, expect, test } from "bun:test";
import { parseTree } from "../../document/parse-tree.ts";
import {
  LONGEST_TEXT,
  MOST_CONDITIONS,
  MOST_CONNECTIONS,
  MOST_NODES,
  MOST_NOTES,
} from "../../limits.ts";
import type { Condition, NodeKind, Tree, TreeNode } from "../../tree.ts";
import {
  type AlignEdge,
  addNode,
  addNote,
  alignItems,
  applyDiff,
  connect,
  copyItems,
  deleteItems,
  distributeItems,
  duplicateItems,
  type Edited,
  idsFor,
  isEmptyDiff,
  isRefused,
  leadCondition,
  moveItems,
  paste,
  renameTree,
  setSettings,
  updateNode,
  updateNote,
} from "../index.ts";
import { readFragment } from "./read-fragment.ts";

const at = (x: number, y: number) => ({ x, y });

const TREE: Tree = {
  id: "tree_1",
  name: "Erstkontakt",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    { id: "start", type: "start", title: "Start", position: at(0, 0), content: "Guten Tag" },
    {
      id: "ask",
      type: "decision",
      title: "Zeit?",
      position: at(300, 0),
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "book" },
        { id: "no", condition: "Nein", targetNodeId: null },
      ],
    },
    { id: "book", type: "action", title: "Termin", position: at(600, 0) },
    { id: "end", type: "end", title: "Ende", position: at(900, 0) },
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
    { id: "c2", sourceNodeId: "book", targetNodeId: "end", condition: null },
  ],
  notes: [{ id: "n1", text: "Prüfen", position: at(10, 500) }],
};
const NOW = 1_700_000_000_000;
const ids = (tree: Tree = TREE) => idsFor(tree, NOW);

/** The tree a command makes; it must be a valid one, and each record it left alone the same. */
function made(edited: Edited, from: Tree = TREE): Tree {
  if (isRefused(edited)) throw new Error(edited.refused.code);
  const tree = applyDiff(from, edited.diff);
  expect(parseTree(tree)).toMatchObject({ ok: true });
  return tree;
}

function nodeOf(tree: Tree, id: string): TreeNode | undefined {
  return tree.nodes.find((node) => node.id === id);
}

function refusalOf(edited: Edited): string | null {
  return isRefused(edited) ? edited.refused.code : null;
}

describe("adding", () => {
  test.each<[NodeKind, Partial<TreeNode>]>([
    ["message", { voiceSettings: { voice: "alice", speed: 1 } }],
    ["objection", { voiceSettings: { voice: "alice", speed: 1 } }],
    ["input", { input: { variable: "antwort", value: "text" } }],
    ["action", { action: { kind: "book-appointment" } }],
    ["end", { outcome: "completed" }],
  ])("a node of the kind %s begins with its defaults", (kind, fields) => {
    const edited = addNode(TREE, { kind, title: "Neu", position: at(2500, 2500) }, ids());
    const node = nodeOf(made(edited), `node_${NOW}`);
    expect(node).toMatchObject({ type: kind, title: "Neu", position: at(2500, 2500), ...fields });
  });

  test("a decision begins with „Ja“, „Nein“, „Vielleicht“, none of them connected", () => {
    const tree = made(addNode(TREE, { kind: "decision", title: "", position: at(1, 1) }, ids()));
    const conditions = tree.nodes.at(-1)?.conditions ?? [];
    expect(conditions.map(({ condition }) => condition)).toEqual(["Ja", "Nein", "Vielleicht"]);
    expect(conditions.every(({ targetNodeId }) => targetNodeId === null)).toBe(true);
  });

  test.each([
    [at(-50, 9_999), at(0, 5_000)],
    [at(12.4, 12.6), at(12, 13)],
    [at(Number.NaN, Number.POSITIVE_INFINITY), at(0, 5_000)],
  ])("a place off the canvas becomes the nearest one on it: %j", (position, expected) => {
    const tree = made(addNode(TREE, { kind: "end", title: "", position }, ids()));
    expect(tree.nodes.at(-1)?.position).toEqual(expected);
  });

  test("ids that are taken are left out", () => {
    const taken = { ...TREE, notes: [{ id: `node_${NOW}`, text: "", position: at(0, 0) }] };
    const edited = addNode(taken, { kind: "end", title: "", position: at(0, 0) }, ids(taken));
    expect(edited).toMatchObject({ created: { nodes: [`node_${NOW + 1}`] } });
  });

  test("a note begins empty or with a text", () => {
    const tree = made(addNote(TREE, { position: at(5, 5) }, ids()));
    expect(tree.notes?.at(-1)).toEqual({ id: `note_${NOW}`, text: "", position: at(5, 5) });
  });
});

describe("changing", () => {
  test("fields are replaced, undefined takes one away, all else is the same object", () => {
    const tree = made(updateNode(TREE, "start", { title: "Los", content: undefined }));
    expect(nodeOf(tree, "start")).toEqual({
      id: "start",
      type: "start",
      title: "Los",
      position: at(0, 0),
    });
    expect(tree.nodes[1]).toBe(TREE.nodes[1] as TreeNode);
    expect(tree.connections).toBe(TREE.connections);
  });

  test("what is as it was is no edit", () => {
    for (const edited of [
      updateNode(TREE, "start", { title: "Start" }),
      moveItems(TREE, new Map([["start", at(0, 0)]])),
      renameTree(TREE, TREE.name),
      setSettings(TREE, {}),
      deleteItems(TREE, { nodes: ["none"] }),
    ]) {
      expect(!isRefused(edited) && isEmptyDiff(edited.diff)).toBe(true);
    }
  });

  test("nodes and notes move together, by whole pixels, and keep to the canvas", () => {
    const places = new Map([
      ["ask", at(310.6, -20)],
      ["n1", at(6_000, 40)],
    ]);
    const tree = made(moveItems(TREE, places));
    expect(nodeOf(tree, "ask")?.position).toEqual(at(311, 0));
    expect(tree.notes?.[0]?.position).toEqual(at(5_000, 40));
    expect(tree.nodes[0]).toBe(TREE.nodes[0] as TreeNode);
  });

  test("settings come and go", () => {
    const tree = made(setSettings(TREE, { maxSteps: 40 }));
    expect(tree.settings).toEqual({ maxSteps: 40 });
    expect("settings" in made(setSettings(tree, {}), tree)).toBe(false);
  });

  test("a note's text and size", () => {
    const patch = { text: "Fertig", size: { width: 200, height: 90 } };
    expect(made(updateNote(TREE, "n1", patch)).notes?.[0]).toMatchObject(patch);
  });
});

describe("connecting", () => {
  test("two nodes get a connection without a condition", () => {
    const link = { sourceNodeId: "start", targetNodeId: "book" };
    expect(made(connect(TREE, link, ids())).connections.at(-1)).toEqual({
      ...{ id: `connection_${NOW}`, ...link, condition: null },
    });
  });

  test("a condition leads there itself, and to one node only", () => {
    const link = { sourceNodeId: "ask", conditionId: "yes", targetNodeId: "end" };
    const tree = made(connect(TREE, link, ids()));
    expect(nodeOf(tree, "ask")?.conditions?.[0]?.targetNodeId).toBe("end");
    expect(tree.connections).toEqual(TREE.connections);
  });

  test("a condition without a name takes no plain connection away", () => {
    const plain = { id: "c3", sourceNodeId: "ask", targetNodeId: "end", condition: "" };
    const tree: Tree = {
      ...TREE,
      nodes: TREE.nodes.map((node) =>
        node.id === "ask" ? { ...node, conditions: [{ id: "new", condition: "" }] } : node,
      ),
      connections: [...TREE.connections, plain],
    };
    const led = { nodeId: "ask", conditionId: "new", targetNodeId: "book" };
    expect(made(leadCondition(tree, led, ids()), tree).connections).toContainEqual(plain);
  });

  test("the way out of an action that failed is a connection of that name, moved when led anew", () => {
    const first = made(
      connect(TREE, { sourceNodeId: "book", conditionId: "failed", targetNodeId: "ask" }, ids()),
    );
    expect(first.connections.at(-1)).toMatchObject({ targetNodeId: "ask", condition: "failed" });
    const led = { nodeId: "book", conditionId: "failed", targetNodeId: null };
    expect(made(leadCondition(first, led, ids()), first).connections).toEqual(TREE.connections);
  });

  test.each([
    ["self-link", { sourceNodeId: "ask", targetNodeId: "ask" }],
    ["duplicate", { sourceNodeId: "start", targetNodeId: "ask" }],
    ["duplicate", { sourceNodeId: "ask", targetNodeId: "book", conditionId: "yes" }],
    ["no-way-out", { sourceNodeId: "end", targetNodeId: "ask" }],
    ["no-way-in", { sourceNodeId: "ask", targetNodeId: "start" }],
    ["unknown-node", { sourceNodeId: "ask", targetNodeId: "none" }],
    ["unknown-node", { sourceNodeId: "__proto__", targetNodeId: "ask" }],
    ["unknown-condition", { sourceNodeId: "ask", targetNodeId: "end", conditionId: "none" }],
  ])("is refused as %s: %j", (refused, link) => {
    const edited = connect(TREE, link, ids());
    expect(refusalOf(edited)).toBe(refused);
  });
});

test("what an input's connection is named after stays there, wherever it leads", () => {
  const ask: TreeNode = { id: "in", type: "input", title: "Wann?", position: at(0, 900) };
  const tree: Tree = {
    ...TREE,
    nodes: [...TREE.nodes, ask],
    connections: [
      ...TREE.connections,
      { id: "no", sourceNodeId: "in", targetNodeId: "end", condition: "Nein" },
    ],
  };
  const link = { sourceNodeId: "in", targetNodeId: "book", conditionId: "Nein" };
  const led = made(connect(tree, link, ids(tree)), tree);
  expect(nodeOf(led, "in")).toBe(ask);
  expect(led.connections.at(-1)).toMatchObject({ targetNodeId: "book", condition: "Nein" });
});

test("a new node's fields stand in the order of the document", () => {
  const edited = addNode(TREE, { kind: "decision", title: "Neu", position: at(0, 0) }, ids());
  expect(Object.keys(nodeOf(made(edited), `node_${NOW}`) ?? {})).toEqual([
    ...["id", "type", "title", "position", "content", "conditions"],
  ]);
});

describe("deleting", () => {
  test("a node takes its connections along, conditions lead nowhere, others stay as they are", () => {
    const tree = made(deleteItems(TREE, { nodes: ["book"] }));
    expect(tree.connections.map(({ id }) => id)).toEqual(["c1"]);
    expect(nodeOf(tree, "ask")?.conditions?.[0]?.targetNodeId).toBeNull();
    expect(nodeOf(tree, "start")).toBe(TREE.nodes[0] as TreeNode);
  });

  test("the edge of a condition goes, the condition stays", () => {
    const conditions = [{ nodeId: "ask", conditionId: "yes" }];
    const tree = made(deleteItems(TREE, { conditions, connections: ["c2"], notes: ["n1"] }));
    expect(nodeOf(tree, "ask")?.conditions).toHaveLength(2);
    expect(nodeOf(tree, "ask")?.conditions?.[0]?.targetNodeId).toBeNull();
    expect(tree.connections.map(({ id }) => id)).toEqual(["c1"]);
    expect(tree.notes).toEqual([]);
  });

  test("a decision's way that only a connection names stays as a condition", () => {
    const named = { id: "c3", sourceNodeId: "ask", targetNodeId: "end", condition: "Später" };
    const tree = { ...TREE, connections: [...TREE.connections, named] };
    const conditions = [
      { nodeId: "ask", conditionId: "Später" },
      { nodeId: "ask", conditionId: "none" },
      { nodeId: "none", conditionId: "yes" },
    ];
    const left = made(deleteItems(tree, { conditions }), tree);
    expect(left.connections).toEqual(TREE.connections);
    expect(nodeOf(left, "ask")?.conditions?.at(-1)).toEqual({
      id: "Später",
      condition: "Später",
      targetNodeId: null,
    });
  });
});

describe("copying", () => {
  test("pasted nodes have new ids, their edges lead among themselves, the corner lies there", () => {
    const fragment = copyItems(TREE, { nodes: ["ask", "book", "end"], notes: ["n1"] });
    const text = JSON.stringify(fragment);
    const read = readFragment(text);
    if (!read) throw new Error("The fragment is not read.");
    const edited = paste(TREE, read, at(1_000, 1_000), ids());
    const tree = made(edited);
    const [ask, book, end] = tree.nodes.slice(-3);
    expect([ask?.position, end?.position]).toEqual([at(1_290, 1_000), at(1_890, 1_000)]);
    expect(tree.notes?.at(-1)?.position).toEqual(at(1_000, 1_500));
    expect(ask?.conditions?.[0]?.targetNodeId).toBe(book?.id ?? "");
    expect(tree.connections.at(-1)).toMatchObject({
      ...{ sourceNodeId: book?.id, targetNodeId: end?.id },
    });
    expect(edited).toMatchObject({ created: { nodes: [ask?.id, book?.id, end?.id] } });
    expect(new Set(tree.nodes.map(({ id }) => id)).size).toBe(7);
  });

  test("in another tree, a condition that led out of the fragment leads nowhere", () => {
    const other: Tree = { ...TREE, id: "tree_2", nodes: [], connections: [], notes: [] };
    const pasted = paste(other, copyItems(TREE, { nodes: ["ask"] }), at(0, 0), ids(other));
    expect(made(pasted, other).nodes[0]?.conditions?.[0]?.targetNodeId).toBeNull();
  });

  test("a second start stays behind; alone it is refused", () => {
    const two = copyItems(TREE, { nodes: ["start", "ask"] });
    const types = made(paste(TREE, two, at(0, 0), ids())).nodes.map(({ type }) => type);
    expect(types).toEqual(["start", "decision", "action", "end", "decision"]);
    const one = copyItems(TREE, { nodes: ["start"] });
    expect(refusalOf(paste(TREE, one, at(0, 0), ids()))).toBe("second-start");
  });

  test("a duplicate lies beside, and its condition leads where the first one's does", () => {
    const tree = made(duplicateItems(TREE, { nodes: ["ask"] }, ids()));
    expect(tree.nodes.at(-1)).toMatchObject({ title: "Zeit?", position: at(340, 40) });
    expect(tree.nodes.at(-1)?.conditions?.[0]?.targetNodeId).toBe("book");
  });
});

describe("arranging", () => {
  const boxes = [
    { id: "start", x: 0, y: 0, width: 240, height: 100 },
    { id: "ask", x: 300, y: 50, width: 240, height: 200 },
    { id: "book", x: 900, y: 400, width: 240, height: 60 },
  ];
  test.each<[AlignEdge, "x" | "y", number[]]>([
    ["left", "x", [0, 0, 0]],
    ["center", "x", [450, 450, 450]],
    ["right", "x", [900, 900, 900]],
    ["top", "y", [0, 0, 0]],
    ["middle", "y", [180, 130, 200]],
    ["bottom", "y", [360, 260, 400]],
  ])("%s", (edge, axis, expected) => {
    const tree = made(alignItems(TREE, boxes, edge));
    expect(tree.nodes.slice(0, 3).map(({ position }) => position[axis])).toEqual(expected);
  });

  test("equal gaps, the outermost stay", () => {
    const tree = made(distributeItems(TREE, boxes, "horizontal"));
    expect(tree.nodes.slice(0, 3).map(({ position }) => position.x)).toEqual([0, 450, 900]);
  });
});

describe("the limits", () => {
  const long = "x".repeat(LONGEST_TEXT + 1);
  const full: Tree = {
    ...TREE,
    nodes: Array.from({ length: MOST_NODES }, (_, index) => ({
      ...{ id: `n${index}`, type: "message" as const, title: "", position: at(0, 0) },
    })),
    connections: Array.from({ length: MOST_CONNECTIONS }, (_, index) => ({
      ...{ id: `c${index}`, sourceNodeId: "n0", targetNodeId: "n1", condition: "Ja" },
    })),
    notes: Array.from({ length: MOST_NOTES }, (_, index) => ({
      ...{ id: `m${index}`, text: "", position: at(0, 0) },
    })),
  };
  const withText = (content: string) => {
    const fragment = copyItems(TREE, { nodes: ["ask"] });
    return { ...fragment, nodes: fragment.nodes.map((node) => ({ ...node, content })) };
  };
  const examples = [{ id: "yes", condition: "Ja", examples: [long] }];
  const wordy = [{ id: "yes", condition: "Ja", spoken: "x".repeat(121) }];
  const pasted = (conditions: Condition[]) => {
    const fragment = copyItems(TREE, { nodes: ["ask"] });
    const nodes = fragment.nodes.map((node) => ({ ...node, conditions }));
    return readFragment(JSON.stringify({ ...fragment, nodes })) ?? fragment;
  };
  const conditions = Array.from({ length: MOST_CONDITIONS + 1 }, (_, index) => ({
    ...{ id: `k${index}`, condition: "Ja" },
  }));
  test.each<[string, string, () => Edited]>([
    ["text-too-long", "a text", () => updateNode(TREE, "start", { content: long })],
    [
      "text-too-long",
      "a text in an object",
      () => updateNode(TREE, "ask", { content: { text: long } }),
    ],
    ["example-too-long", "an example", () => updateNode(TREE, "ask", { conditions: examples })],
    ["spoken-too-long", "words for it", () => updateNode(TREE, "ask", { conditions: wordy })],
    ["spoken-too-long", "pasted words for it", () => paste(TREE, pasted(wordy), at(0, 0), ids())],
    ["reprompt-too-long", "a reprompt", () => updateNode(TREE, "ask", { reprompts: [long] })],
    [
      "too-many-reprompts",
      "reprompts",
      () => updateNode(TREE, "ask", { reprompts: Array(11).fill("Ja?") }),
    ],
    ["too-many-conditions", "conditions", () => updateNode(TREE, "ask", { conditions })],
    ["note-too-long", "a note", () => updateNote(TREE, "n1", { text: long })],
    ["note-too-long", "a new note", () => addNote(TREE, { position: at(0, 0), text: long }, ids())],
    ["text-too-long", "a pasted text", () => paste(TREE, withText(long), at(0, 0), ids())],
    [
      "too-many-nodes",
      "nodes",
      () => addNode(full, { kind: "end", title: "", position: at(0, 0) }, ids(full)),
    ],
    ["too-many-notes", "notes", () => addNote(full, { position: at(0, 0) }, ids(full))],
    [
      "too-many-connections",
      "connections",
      () => connect(full, { sourceNodeId: "n0", targetNodeId: "n1" }, ids(full)),
    ],
    ["too-many-nodes", "copies", () => duplicateItems(full, { nodes: ["n1"] }, ids(full))],
    ["unknown-node", "a node that is gone", () => updateNode(TREE, "none", { title: "x" })],
    ["unknown-note", "a note that is gone", () => updateNote(TREE, "none", { text: "x" })],
  ])("are refused as %s: %s", (refused, _what, command) => {
    expect(refusalOf(command())).toBe(refused);
  });

  test("a text just as long as it may be is kept", () => {
    made(updateNode(TREE, "start", { content: "x".repeat(LONGEST_TEXT) }));
  });
});
