import { expect, test } from "bun:test";
import { filesWithMore } from "./tests.ts";

test("the tests with larger sets are found by asking for them", async () => {
  const files = await filesWithMore();
  expect(files).toContain("./apps/server/src/testing/chaos/chaos.test.ts");
  expect(files).toContain("./packages/tree/src/editing/session/several-authors.fuzz.test.ts");
  expect(files).toContain("./scripts/model.test.ts");
  expect(files).not.toContain("./packages/tree/src/editing/merge/merge-trees.fuzz.test.ts");
});
