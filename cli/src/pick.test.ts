import { expect, test } from "bun:test";
import { CliError } from "./errors.ts";
import { pick } from "./pick.ts";

const things = [
  { id: "tree_a1", name: "Start" },
  { id: "tree_b2", name: "Starthilfe" },
  { id: "tree_c3", name: "Rückruf" },
  { id: "tree_c4", name: "RÜCKRUF" },
  { id: "Start", name: "Named like another's id" },
];

test.each([
  ["an id before a name", "Start", "Start"],
  ["an id", "tree_b2", "tree_b2"],
  ["an exact name before the same in another case", "Rückruf", "tree_c3"],
  ["a name in another case", "starthilfe", "tree_b2"],
  ["the start of a name", "named", "Start"],
  ["the start of an id", "tree_A", "tree_a1"],
])("%s", (_what, wanted, id) => {
  expect(pick(things, wanted, { noun: "tree", list: "tree list" }).id).toBe(id);
});

test.each([
  ["rückruf", 2, "ambiguous-tree"],
  ["tree_", 2, "ambiguous-tree"],
  ["nothing", 1, "unknown-tree"],
  ["", 1, "unknown-tree"],
])("%p ends with %d: %s", (wanted, exitCode, reason) => {
  let error: unknown;
  try {
    pick(things, wanted, { noun: "tree", list: "tree list" });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(CliError);
  expect(error).toMatchObject({ exitCode, reason });
});
