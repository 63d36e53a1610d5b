import { describe, expect, test } from "bun:test";
import { parseTree } from "../document/parse-tree.ts";
import { MOST_NODES } from "../limits.ts";
import { sampleTree } from "../sample/index.ts";
import { treeDiffSchema } from "./diff-schema.ts";
import { applyDiff, diffTrees } from "./index.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const node = { id: "n", type: "end", title: "Ende", position: { x: 0, y: 0 } };

/** As it comes over the line. */
function read(text: string) {
  return treeDiffSchema.safeParse(JSON.parse(text));
}

describe("is refused", () => {
  test.each<[string, string]>([
    ["no object", "[]"],
    ["an unknown list", '{"edges":{}}'],
    ["an unknown part of a list", '{"nodes":{"replaced":[]}}'],
    ["a record without an id", '{"nodes":{"added":[{"index":0,"record":{}}]}}'],
    ["a record that is none", '{"nodes":{"added":[{"index":0,"record":null}]}}'],
    ["a place before the first", '{"nodes":{"added":[{"index":-1,"record":{"id":"a"}}]}}'],
    ["a field that is no change", '{"fields":{"name":"x"}}'],
    [
      "a name that changes every object",
      '{"nodes":{"added":[{"index":0,"record":{"id":"a","content":{"__proto__":{"x":1}}}}]}}',
    ],
    ["deeper than anything", `{"fields":{"x":{"to":${"[".repeat(100)}${"]".repeat(100)}}}}`],
    [
      "more than a tree holds",
      JSON.stringify({
        nodes: { added: Array(MOST_NODES + 1).fill({ index: 0, record: node }) },
      }),
    ],
  ])("%s", (_what, text) => {
    expect(read(text).success).toBe(false);
  });
});

describe("changes nothing", () => {
  test.each<[string, string]>([
    ["of the server", '{"fields":{"id":{"to":"x"},"isActive":{"to":9},"createdAt":{}}}'],
    ["in the lists as a whole", '{"fields":{"nodes":{"to":[]},"connections":{},"notes":{"to":1}}}'],
    ["of an id", '{"nodes":{"updated":[{"id":"start","fields":{"id":{"to":"other"}}}]}}'],
    ["at what is not there", '{"nodes":{"updated":[{"id":"toString","fields":{"a":{"to":1}}}]}}'],
    ["in an order of strangers", '{"nodes":{"order":{"from":["a"],"to":["b","__proto__"]}}}'],
    ["by a prototype", '{"nodes":{"updated":[{"id":"start","fields":{"__proto__":{"to":{}}}}]}}'],
  ])("%s", (_what, text) => {
    const diff = read(text);
    if (!diff.success) throw diff.error;
    expect(applyDiff(SAMPLE, diff.data)).toEqual(SAMPLE);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

test.each(["toString", "constructor", "hasOwnProperty", "1", "nodes"])(
  "an id or a field called %s is like any other",
  (name) => {
    const to = {
      ...SAMPLE,
      [name === "nodes" ? "more" : name]: name,
      nodes: [...SAMPLE.nodes, { ...node, id: name, [name]: name }],
    };
    const sent = read(JSON.stringify(diffTrees(SAMPLE, to as never)));
    if (!sent.success) throw sent.error;
    const reached = applyDiff(SAMPLE, sent.data);
    expect(JSON.stringify(reached)).toBe(JSON.stringify(to));
    expect(parseTree(reached)).toMatchObject({ ok: true });
  },
);
