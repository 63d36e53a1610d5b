import { expect, test } from "bun:test";
import { loadTemplate, TEMPLATE_IDS } from "@rufbaum/tree/templates";
import { openExplainer } from "@rufbaum/understanding/explaining";
import { lintUnderstanding } from "./lint-understanding.ts";

const explain = await openExplainer();
const HEAD = { id: "tree_1", name: "Neu", isActive: false, createdAt: "2026-01-01T00:00:00.000Z" };

test.each([...TEMPLATE_IDS])("the conditions of the template %s can be told apart", async (id) => {
  expect(lintUnderstanding({ ...HEAD, ...(await loadTemplate(id)) }, explain)).toEqual([]);
});
