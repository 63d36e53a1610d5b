import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { applyDiff, idsFor, isRefused } from "@rufbaum/tree/editing";
import { connectNew } from "./connect-new.ts";
import { connectTargets, newTargets } from "./connect-targets.ts";
import { waysToChoose } from "./ways.ts";

function node(
  id: string,
  type: TreeNode["type"],
  x: number,
  more: Partial<TreeNode> = {},
): TreeNode {
  return { id, type, title: id, position: { x, y: 0 }, ...more };
}

const tree: Tree = {
  ...{ id: "t", name: "T", isActive: false, createdAt: "2026-01-01T00:00:00Z" },
  nodes: [
    node("start", "start", 0),
    node("ask", "decision", 400, {
      title: "Passt es gerade?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "no", condition: "Nein" },
      ],
    }),
    node("say", "message", 100, { title: "Begrüßung" }),
    node("do", "action", 700),
    node("end", "end", 900),
  ],
  connections: [{ id: "e", sourceNodeId: "start", targetNodeId: "ask", condition: null }],
};

describe("possible targets", () => {
  test("are the nearest first, those to the right before those to the left", () => {
    const ids = connectTargets(tree, { nodeId: "ask", conditionId: null }, "").map(({ id }) => id);
    expect(ids).toEqual(["do", "end", "say"]);
  });

  test("leave out the node itself, the start, and what the way leads to already", () => {
    const yes = connectTargets(tree, { nodeId: "ask", conditionId: "yes" }, "");
    expect(yes.map(({ id }) => id)).toEqual(["do", "say"]);
    const from = connectTargets(tree, { nodeId: "start", conditionId: null }, "");
    expect(from.map(({ id }) => id)).not.toContain("ask");
  });

  test("are found by what was typed, new ones by their kind", () => {
    const source = { nodeId: "do", conditionId: null };
    expect(connectTargets(tree, source, "begruss").map(({ id }) => id)).toEqual(["say"]);
    expect(connectTargets(tree, { ...source, nodeId: "gone" }, "")).toEqual([]);
    expect(newTargets("neu end", (kind) => `Neu: ${kind}`)).toEqual(["end"]);
    expect(newTargets("", (kind) => kind)).not.toContain("start");
  });
});

test("what is called just as was typed comes before what is nearer", () => {
  const titled = (id: string, x: number, title: string) => node(id, "message", x, { title });
  const document = {
    ...tree,
    nodes: [
      titled("from", 0, "Los"),
      titled("near", 10, "Frage zum Preis"),
      titled("long", 20, "Preis und mehr"),
      titled("far", 900, "preis"),
    ],
  };
  const found = connectTargets(document, { nodeId: "from", conditionId: null }, "Preis");
  expect(found.map(({ id }) => id)).toEqual(["far", "long", "near"]);
});

describe("ways to choose from", () => {
  test("are a decision's conditions, then the one without", () => {
    expect(waysToChoose(tree, "ask")).toEqual([
      { conditionId: "yes", condition: "Ja", leadsTo: "end" },
      { conditionId: "no", condition: "Nein", leadsTo: null },
      { conditionId: null, condition: null, leadsTo: null },
    ]);
  });

  test("begin with what an action does next", () => {
    expect(waysToChoose(tree, "do").map(({ condition }) => condition)).toEqual([null, "failed"]);
  });

  test("are none where there is only one", () => {
    expect(waysToChoose(tree, "say")).toEqual([]);
    expect(waysToChoose(tree, "gone")).toEqual([]);
  });
});

test("a new node and the way to it are one edit", () => {
  const wanted = {
    kind: "end",
    title: "Ende",
    position: { x: 1, y: 2 },
    sourceNodeId: "ask",
  } as const;
  const edited = connectNew(tree, { ...wanted, conditionId: "no" }, idsFor(tree, 1));
  if (isRefused(edited)) throw new Error(edited.refused.code);
  const [id] = edited.created.nodes;
  const after = applyDiff(tree, edited.diff);
  expect(after.nodes.at(-1)?.id).toBe(id ?? "");
  expect(after.nodes[1]?.conditions?.[1]?.targetNodeId).toBe(id ?? "");
  const refused = connectNew(
    tree,
    { ...wanted, sourceNodeId: "end", conditionId: null },
    idsFor(tree, 1),
  );
  expect(isRefused(refused) && refused.refused.code).toBe("no-way-out");
});
