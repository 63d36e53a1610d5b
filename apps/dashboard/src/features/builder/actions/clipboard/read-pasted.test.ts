import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { copyItems } from "@rufbaum/tree/editing";
import { readPasted } from "./read-pasted.ts";

const a: TreeNode = { id: "a", type: "message", title: "A", position: { x: 10, y: 20 } };
const tree: Tree = {
  ...{ id: "t", name: "Terminerinnerung", isActive: false, createdAt: "2026-01-01T00:00:00Z" },
  nodes: [a, { ...a, id: "b" }],
  connections: [{ id: "e", sourceNodeId: "a", targetNodeId: "b" }],
};

test("what was copied comes back", async () => {
  const fragment = copyItems(tree, { nodes: ["a", "b"] });
  expect(await readPasted(JSON.stringify(fragment))).toEqual({ kind: "fragment", fragment });
});

test("a whole tree can become a tree or part of one", async () => {
  const text = JSON.stringify(tree);
  const pasted = await readPasted(text);
  expect(pasted).toMatchObject({ kind: "tree", name: "Terminerinnerung", text });
  expect(pasted.kind === "tree" && pasted.fragment?.nodes).toEqual(tree.nodes);
  expect(pasted.kind === "tree" && pasted.fragment?.connections).toEqual(tree.connections);
});

test("a tree with something wrong in it is left to the import, which says what", async () => {
  const text = JSON.stringify({ ...tree, nodes: [{ ...a, type: "unheard-of" }] });
  expect(await readPasted(text)).toMatchObject({ kind: "tree", fragment: null });
  const long = JSON.stringify({ ...tree, nodes: [{ ...a, content: "x".repeat(20_001) }] });
  expect(await readPasted(long)).toMatchObject({ kind: "tree", fragment: null });
});

test("a text that no node may have is named", async () => {
  const fragment = copyItems(tree, { nodes: ["a"] });
  const long = { ...fragment, nodes: [{ ...a, content: "x".repeat(100_000) }] };
  expect(await readPasted(JSON.stringify(long))).toEqual({
    kind: "refused",
    because: "too-long",
    title: "A",
  });
});

describe("rubbish is refused", () => {
  test.each([
    ["nothing", "", "empty"],
    ["blanks", " \n\t ", "empty"],
    ["prose", "Guten Tag, hier ist Sonnwerk.", "rubbish"],
    ["half a fragment", '{"rufbaum":"fragment","version":1,"nodes":[', "rubbish"],
    ["a fragment of another version", '{"rufbaum":"fragment","version":2,"nodes":[]}', "rubbish"],
    [
      "a fragment without places",
      '{"rufbaum":"fragment","version":1,"nodes":[{"id":"a"}]}',
      "rubbish",
    ],
    ["a number", "42", "rubbish"],
    ["null", "null", "rubbish"],
    ["a list", "[]", "rubbish"],
    ["other JSON", '{"nodes":"many"}', "rubbish"],
    ["deep nesting", "[".repeat(100_000), "rubbish"],
    ["11 MB", "x".repeat(11 * 1024 * 1024), "too-large"],
  ])("%s", async (_name, text, because) => {
    expect(await readPasted(text)).toEqual({ kind: "refused", because } as never);
  });

  test("ids that name an object's prototype do no harm", async () => {
    const text = `{"rufbaum":"fragment","version":1,"connections":[],"notes":[],"nodes":[
      {"id":"__proto__","type":"message","title":"x","position":{"x":0,"y":0},"__proto__":{"bad":1}}]}`;
    await readPasted(text);
    expect(({} as Record<string, unknown>).bad).toBeUndefined();
  });
});
