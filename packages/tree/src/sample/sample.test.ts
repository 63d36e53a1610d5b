import { expect, test } from "bun:test";
import { textOf } from "../content.ts";
import { parseTree } from "../document/parse-tree.ts";
import { layoutTree } from "../layout/layout-tree.ts";
import { canStart } from "../lint/opening.ts";
import { sampleTree } from "./index.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("it is a valid document with which a call can be made", () => {
  expect(parseTree(SAMPLE)).toEqual({ ok: true, tree: SAMPLE });
  expect(canStart(SAMPLE)).toEqual([]);
});

test("its cards stand where the automatic layout puts them", () => {
  const places = SAMPLE.nodes.map(({ id, position }) => [id, position] as const);
  expect(new Map(places)).toEqual(new Map(layoutTree(SAMPLE)));
});

test("it says with the first breath who calls, for whom, that it is an AI, and why", () => {
  const [start] = SAMPLE.nodes;
  expect(start && textOf(start)).toMatch(/Lena.*KI-Assistentin.*Sonnwerk.*weil/);
});

test("each one handed out is a document of its own", () => {
  const other = sampleTree({ id: "tree_2", createdAt: "" });
  other.nodes[0]?.conditions?.push({ id: "x", condition: "x" });
  other.nodes.pop();
  expect(sampleTree({ id: "tree_1", createdAt: SAMPLE.createdAt })).toEqual(SAMPLE);
});
