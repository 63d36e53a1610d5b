import { expect, test } from "bun:test";
import { join } from "node:path";
import { NODE_KINDS } from "@rufbaum/tree/graph";
import { Glob } from "bun";
import { kindColours } from "./kind-colours.ts";

const SOURCES = join(import.meta.dir, "..");

test("every kind has its colours, under names that all kinds share", () => {
  const sheet = kindColours();
  expect(NODE_KINDS.filter((kind) => !sheet.includes(`[data-kind="${kind}"]`))).toEqual([]);
});

test("nobody asks for a kind's colour by the kind's own name, which would be none: black", async () => {
  const found: string[] = [];
  for (const path of new Glob("**/*.{ts,tsx,css}").scanSync(SOURCES)) {
    if (path.includes(".test.")) continue;
    const text = await Bun.file(join(SOURCES, path)).text();
    if (isByName(text)) found.push(path);
  }
  expect(found).toEqual([]);
  expect(["var(--start)", `var(--\${node.kind})`].every(isByName)).toBe(true);
});

function isByName(text: string): boolean {
  return new RegExp(`var\\(--(?:\\$\\{|(?:${NODE_KINDS.join("|")})\\))`).test(text);
}
