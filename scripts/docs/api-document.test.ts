import { expect, test } from "bun:test";
import { join } from "node:path";
import { apiDocument } from "./api-document.ts";

const PAGE = await Bun.file(join(import.meta.dir, "../../docs/api.md")).text();

test("docs/api.md tells of the routes as they are: `bun run docs` writes it anew", async () => {
  expect(await apiDocument(PAGE)).toBe(PAGE);
});

test("a page without the mark is not overwritten", async () => {
  expect(apiDocument("# Notes")).rejects.toThrow("has lost its line");
});
