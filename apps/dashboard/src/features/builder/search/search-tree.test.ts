import { describe, expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import type { Connection, Note, Tree, TreeNode } from "@rufbaum/tree";
import { searchTree } from "./search-tree.ts";

function node(id: string, more: Partial<TreeNode> = {}): TreeNode {
  return { id, type: "message", title: "", position: { x: 0, y: 0 }, ...more };
}

function tree(nodes: TreeNode[], connections: Connection[] = [], notes: Note[] = []): Tree {
  const createdAt = "2026-01-01T00:00:00Z";
  return { id: "t", name: "T", isActive: true, createdAt, nodes, connections, notes };
}

describe("a node is found by", () => {
  test.each<[string, string, Partial<TreeNode>]>([
    ["its title", "begr", { title: "Begrüßung" }],
    ["its text", "guten tag", { content: "Guten Tag, hier ist Sonnwerk." }],
    ["its text in the longer form", "sonnwerk", { content: { text: "Hier ist Sonnwerk" } }],
    ["a condition", "secretary", { conditions: [{ id: "c", condition: "secretary_detected" }] }],
    [
      "a known intent's name",
      "sekretariat",
      { conditions: [{ id: "c", condition: "secretary_detected" }] },
    ],
    [
      "an example of a condition",
      "da sind wir",
      { conditions: [{ id: "c", condition: "x", examples: ["da sind wir schon versorgt"] }] },
    ],
    [
      "what the agent calls a condition",
      "weiterlaufen",
      { conditions: [{ id: "c", condition: "x", spoken: "den Vertrag weiterlaufen lassen" }] },
    ],
    [
      "an expression",
      "betrag >",
      { conditions: [{ id: "c", condition: "x", expression: "betrag > 5000" }] },
    ],
    ["a re-prompt", "nochmal", { type: "decision", reprompts: ["Bitte nochmal?"] }],
    ["its variable", "plz", { type: "input", input: { variable: "plz", value: "postcode" } }],
    ["its intent", "price", { type: "objection", objection: { intent: "price" } }],
    [
      "what its action sends",
      "lieben dank",
      { type: "action", action: { kind: "send-sms", text: "Lieben Dank!" } },
    ],
    ["its id", "node_17", {}],
    [
      "words in any order, in different fields",
      "tag begrüßung",
      { title: "Begrüßung", content: "Guten Tag" },
    ],
  ])("%s", (_name, query, fields) => {
    const document = tree([node("node_1789", fields), node("other", { title: "Anderes" })]);
    expect(searchTree(document, query)).toEqual(["node_1789"]);
  });

  test("a condition that is written at its connection alone", () => {
    const document = tree(
      [node("ask", { type: "decision" }), node("b")],
      [{ id: "e", sourceNodeId: "ask", targetNodeId: "b", condition: "Rückruf" }],
    );
    expect(searchTree(document, "rückruf")).toEqual(["ask"]);
  });
});

describe("umlauts, accents and case don't count", () => {
  test.each([
    ["prüfen", "Prüfen"],
    ["prufen", "Prüfen"],
    ["pruefen", "PRÜFEN"],
    ["prüfen", "Pruefen"],
    ["strasse", "Straße"],
    ["straße", "STRASSE"],
    ["cafe", "Café"],
    ["pru\u0308fen", "prüfen"],
    ["istanbul", "İSTANBUL"],
  ])("%s finds %s", (query, title) => {
    expect(searchTree(tree([node("a", { title })]), query)).toEqual(["a"]);
  });

  test.each([
    ["ae", "Ananas"],
    ["ue", "Uhr"],
    ["ss", "s"],
  ])("but %s is not in %s", (query, title) => {
    expect(searchTree(tree([node("x", { title })]), query)).toEqual([]);
  });
});

test("nothing is found by nothing, by a word that is missing, or across two fields", () => {
  const document = tree([node("a", { title: "Guten", content: "Tag" })]);
  expect(searchTree(document, "  ")).toEqual([]);
  expect(searchTree(document, "Guten Abend")).toEqual([]);
  expect(searchTree(document, "gutentag")).toEqual([]);
});

test("signs of search patterns mean themselves", () => {
  const document = tree([node("a", { title: "Preis (netto) [firstName]" }), node("b")]);
  expect(searchTree(document, "(netto)")).toEqual(["a"]);
  expect(searchTree(document, "[firstname]")).toEqual(["a"]);
  expect(searchTree(document, ".*")).toEqual([]);
});

test("hits come as they stand on the canvas, notes among them", () => {
  const at = (x: number, y: number) => ({ title: "Frage", position: { x, y } });
  const document = tree(
    [node("c", at(500, 0)), node("b", at(100, 90)), node("a", at(100, 10))],
    [],
    [{ id: "n", text: "frage prüfen", position: { x: 300, y: 0 } }],
  );
  expect(searchTree(document, "frage")).toEqual(["a", "b", "n", "c"]);
});

test("an edited node is found by its new text and no longer by the old one", () => {
  const before = tree([node("a", { title: "Alt" })]);
  expect(searchTree(before, "alt")).toEqual(["a"]);
  const after = { ...before, nodes: [node("a", { title: "Neu" })] };
  expect(searchTree(after, "alt")).toEqual([]);
  expect(searchTree(after, "neu")).toEqual(["a"]);
});

test("5,000 nodes are searched between two keystrokes", async () => {
  const text = "Guten Tag, hier spricht die KI-Assistentin der Sonnwerk GmbH. ".repeat(4);
  const nodes = Array.from({ length: 5_000 }, (_, i) =>
    node(`node_${i}`, { title: `Schritt ${i}`, content: text, position: { x: i, y: 0 } }),
  );
  const document = tree(nodes);
  searchTree(document, "s");
  const search = () => expect(searchTree(document, "schritt 4999")).toEqual(["node_4999"]);
  expect(await processorTime(500, search)).toBeLessThan(500);
});

test("what only the program writes into a node is not searched", () => {
  const asked = node("a", {
    type: "input",
    input: { variable: "plz", value: "postcode", endKey: "#" },
  });
  for (const query of ["postcode", "#"])
    expect([query, searchTree(tree([asked]), query)]).toEqual([query, []]);
});
