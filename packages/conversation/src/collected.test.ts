import { expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { collectedBy, collectedIn } from "./collected.ts";

const at = (id: string, more: Partial<TreeNode>): TreeNode => ({
  ...{ id, type: "input", title: id, position: { x: 0, y: 0 } },
  ...more,
});
const TREE: Tree = {
  ...{ id: "t", name: "Baum", isActive: true, createdAt: "2026-01-01T00:00:00.000Z" },
  connections: [],
  nodes: [
    at("start", { type: "start", content: "Guten Tag." }),
    at("roof", { input: { variable: "dach", value: "text" } }),
    at("mail", { input: { variable: "email", value: "email" } }),
    at("roof2", { input: { variable: "dach", value: "text" } }),
    at("any", {}),
    at("hot", { type: "action", action: { kind: "set-variable", variable: "heiß", value: "ja" } }),
    at("tag", { type: "action", action: { kind: "tag", tag: "x" } }),
  ],
};

test("a tree's inputs and what it sets are known before anybody is called, each once", () => {
  expect(collectedBy(TREE)).toEqual([
    { name: "dach", asking: ["roof", "roof2"], setting: [] },
    { name: "email", asking: ["mail"], setting: [] },
    { name: "antwort", asking: ["any"], setting: [] },
    { name: "heiß", asking: [], setting: ["hot"] },
  ]);
});

const given = { email: "anna@beispiel.de", firstName: "Anna" };
const roof = { nodeId: "roof", variable: "dach", kind: "text" } as const;
const five = Array.from({ length: 5 }, (_, n) => ({ ...roof, variable: `v${n}` }));

test.each([
  ["nothing was said", { inputs: [], path: ["start"], variables: given }, [null, null, null, null]],
  [
    "one answer, beside what was given",
    { inputs: [roof], path: ["start", "roof", "mail"], variables: { ...given, dach: "Flach" } },
    ["Flach", null, null, null],
  ],
  [
    "an answer left open",
    { inputs: [roof], path: ["start", "roof"], variables: { dach: "" } },
    ["", null, null, null],
  ],
  [
    "what the tree has set",
    { inputs: [], path: ["start", "hot"], variables: { heiß: "ja" } },
    [null, null, null, "ja"],
  ],
  [
    "more answers than are kept apart",
    { inputs: five, path: ["start", "roof", "x"], variables: { dach: "Spitz" } },
    ["Spitz", null, null, null],
  ],
])("%s is collected as it was said", (_name, state, expected) => {
  expect(collectedBy(TREE).map((one) => collectedIn(state, one))).toEqual(expected);
});
