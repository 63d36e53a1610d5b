import { expect, test } from "bun:test";
import { join } from "node:path";
import { lintUnderstanding } from "@rufbaum/conversation/lint";
import { checkSuite, readSuite, runSuite } from "@rufbaum/simulation/suite";
import { importTree, lintFile, NODE_KINDS, type Tree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { openExplainer } from "@rufbaum/understanding/explaining";
import { treeFilesDocument } from "./tree-files-document.ts";

const PAGE = await Bun.file(join(import.meta.dir, "../../docs/tree-files.md")).text();
const TREES = blocksOf("json");
const SUITES = blocksOf("yaml");

function blocksOf(language: string): string[] {
  const blocks = PAGE.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"));
  return [...blocks].map(([, text = ""]) => text);
}

/** What `rufbaum tree lint` and `tree import` make of a file. */
function read(text: string): Tree {
  expect(importTree(text)).toMatchObject({ ok: true });
  const { tree, findings } = lintFile(Buffer.from(text));
  expect(findings).toEqual([]);
  if (!tree) throw new Error("It can't be imported.");
  return tree;
}

test("docs/tree-files.md tells of the fields as they are: `bun run docs` writes it anew", () => {
  expect(treeFilesDocument(PAGE)).toBe(PAGE);
});

test("its trees are imported, and nothing is found in them", async () => {
  expect(TREES).toHaveLength(2);
  const explain = await openExplainer();
  for (const text of TREES) expect(lintUnderstanding(read(text), explain)).toEqual([]);
});

test("one of them has every kind of node", () => {
  const kinds = TREES.map((text) => new Set(read(text).nodes.map(({ type }) => type)).size);
  expect(Math.max(...kinds)).toBe(NODE_KINDS.length);
});

test("its trees do what their suites say", async () => {
  expect(SUITES).toHaveLength(TREES.length);
  const reader = await openUnderstanding();
  for (const [place, text] of SUITES.entries()) {
    const tree = read(TREES[place] ?? "");
    const suite = readSuite(text);
    if (!suite.ok) throw new Error(JSON.stringify(suite.problems));
    expect(checkSuite(suite.suite, tree, suite.places)).toEqual([]);
    const { cases } = await runSuite(suite.suite, {
      tree,
      reader,
      simulate: () => Promise.reject(new Error("no simulation was asked for")),
      personasOf: () => [],
    });
    expect(cases.length).toBeGreaterThan(1);
    expect(cases.flatMap(({ deviations }) => deviations)).toEqual([]);
  }
});
