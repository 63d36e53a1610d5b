import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { pathIds } from "./path-ids.ts";
import { PATH_JOINT } from "./result.ts";

const IDS = ["a", "b", "a → b", "→", "c → "];
const TREE = { nodes: IDS.map((id) => ({ id })), connections: [] } as unknown as Tree;

test.each([
  [[]],
  [["a"]],
  [["a", "a", "b → x"]],
  [["b", "a", "b", "b"]],
  [["→", "b", "→"]],
  [["c → ", "b"]],
])("%p is found in its key again", (ids) => {
  const path = ids.join(PATH_JOINT);
  expect(pathIds(TREE, path).join(PATH_JOINT)).toBe(path);
});

test("of ids that read alike the longest is taken, and what is no node stays what it is", () => {
  expect(pathIds(TREE, "a → b → b")).toEqual(["a → b", "b"]);
  expect(pathIds(TREE, "b → weg → b")).toEqual(["b", "weg", "b"]);
});
