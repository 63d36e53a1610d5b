import { expect, test } from "bun:test";
import { lintTree } from "./lint/index.ts";
import type { Tree, TreeNode } from "./tree.ts";
import { withFirm } from "./with-firm.ts";

function saying(text: string, more: Partial<Tree> = {}, nodes: TreeNode[] = []): Tree {
  const start: TreeNode = {
    ...{ id: "start", type: "start", title: "Start", position: { x: 0, y: 0 } },
    content: text,
  };
  const plain = { id: "t", name: "T", isActive: true, createdAt: "", connections: [] };
  return { ...plain, nodes: [start, ...nodes], ...more };
}

const unfilled = (tree: Tree) => lintTree(tree).filter(({ code }) => code === "unknown-variable");

test("the firm of the settings stands where a text names one and nothing else fills it", () => {
  const tree = saying("Hier ist die KI-Assistentin von [firma].");
  expect(unfilled(tree)).toHaveLength(1);
  const filled = withFirm(tree, " Sonnwerk GmbH ");
  expect(filled.settings?.variables).toEqual({ firma: "Sonnwerk GmbH" });
  expect(unfilled(filled)).toEqual([]);
  expect(withFirm(saying("Für [company]"), "Sonnwerk").settings?.variables).toEqual({
    company: "Sonnwerk",
  });
});

test("what is for the contact's firm is for nobody where the contact has none", () => {
  const tree = saying("Hier ist [firma], ein Angebot für [company|Sie].");
  expect(withFirm(tree, "Sonnwerk").settings?.variables).toEqual({ firma: "Sonnwerk" });
});

const ASKS: TreeNode = {
  ...{ id: "ask", type: "input", title: "Firma?", position: { x: 0, y: 0 } },
  content: "Wie heißt Ihre Firma?",
  input: { variable: "firma", value: "text" },
};

test.each<[string, Tree, string | null]>([
  ["has none", saying("Von [firma]"), null],
  ["has a blank one", saying("Von [firma]"), " "],
  ["names no firm", saying("Guten Tag"), "Sonnwerk"],
  [
    "has its own value",
    saying("[firma]", { settings: { variables: { firma: "Ich" } } }),
    "Sonnwerk",
  ],
  ["asks for it", saying("[firma]", {}, [ASKS]), "Sonnwerk"],
])("a tree that %s stays as it is", (_, tree, firm) => {
  expect(withFirm(tree, firm)).toBe(tree);
});
