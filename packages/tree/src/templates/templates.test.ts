import { describe, expect, test } from "bun:test";
import { textOf } from "../content.ts";
import { parseTree } from "../document/parse-tree.ts";
import { layoutTree } from "../layout/layout-tree.ts";
import { lintFieldNames } from "../lint/field-names.ts";
import { lintTree } from "../lint/lint-tree.ts";
import type { Tree } from "../tree.ts";
import { isTemplateId, loadTemplate, TEMPLATE_IDS } from "./index.ts";

const HEAD = { id: "tree_1", name: "Neu", isActive: false, createdAt: "2026-01-01T00:00:00.000Z" };

describe.each([...TEMPLATE_IDS])("%s", (id) => {
  const tree = async (): Promise<Tree> => ({ ...HEAD, ...(await loadTemplate(id)) });

  test("is a valid document in which nothing is odd", async () => {
    const document = await tree();
    expect(parseTree(document)).toEqual({ ok: true, tree: document });
    expect([...lintFieldNames(document), ...lintTree(document)]).toEqual([]);
  });

  test("is of a size that can be looked over, and knows what is often asked", async () => {
    const { nodes, settings } = await tree();
    expect(nodes.length).toBeWithin(10, 18 + 1);
    expect(settings?.knowledge?.length).toBeWithin(6, 10 + 1);
  });

  test("has its cards where the automatic layout puts them", async () => {
    const document = await tree();
    const places = document.nodes.map(({ id, position }) => [id, position] as const);
    expect(new Map(places)).toEqual(new Map(layoutTree(document)));
  });

  test("says with the first breath that an AI calls, for whom, and why", async () => {
    const { nodes } = await tree();
    const start = nodes.find(({ type }) => type === "start");
    expect(start && textOf(start)).toMatch(/KI-Assistent(in)? (der|des|von|vom) .*\. .*/);
  });

  test("says of every end how the call went, and has words for who wants no more calls", async () => {
    const { nodes } = await tree();
    const ends = nodes.filter((node) => node.type === "end");
    expect(ends.filter(({ outcome }) => outcome === undefined)).toEqual([]);
    const intents = nodes.flatMap((node) =>
      node.type === "objection" ? [node.objection?.intent] : [],
    );
    expect(intents).toContain("opt_out");
  });

  test("asks yes or no, asks which of several, and asks for values", async () => {
    const { nodes } = await tree();
    const values = nodes.flatMap((node) => (node.type === "input" ? [node.input?.value] : []));
    expect(values.length).toBeGreaterThan(0);
    const names = nodes.flatMap((node) =>
      node.type === "decision" ? [node.conditions ?? []] : [],
    );
    const isYes = ({ condition }: { condition: string }) => /^Ja\b/.test(condition);
    expect(names.some((ways) => ways.some(isYes))).toBeTrue();
    expect(names.some((ways) => ways.length >= 3 && !ways.some(isYes))).toBeTrue();
  });
});

test("each one handed out is a document of its own", async () => {
  const [id] = TEMPLATE_IDS;
  if (!id) throw new Error("There are no templates.");
  const first = await loadTemplate(id);
  first.nodes.pop();
  expect((await loadTemplate(id)).nodes).toHaveLength(first.nodes.length + 1);
});

test.each(["", "constructor", "dental", "list"])("there is no template called %p", (id) => {
  expect(isTemplateId(id)).toBeFalse();
});
