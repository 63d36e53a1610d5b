import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { ACTION_KINDS } from "../actions/actions.ts";
import { layoutTree } from "../layout/index.ts";
import { OUTCOMES } from "../outcomes.ts";
import { sampleTree } from "../sample/index.ts";
import { exportTree } from "./export-tree.ts";
import { importTree } from "./import-tree.ts";
import { parseTree } from "./parse-tree.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

/** As the specification has it: content as an object, voice 'alice', conditions with targets. */
const PLAIN = {
  unknownFirst: { kept: [1, 2] },
  id: "tree_plain",
  name: "Erstkontakt 📞 приём",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    {
      id: "node_1",
      type: "start",
      title: "Start",
      position: { x: 10, y: 20, z: 3 },
      content: { text: "Guten Tag", responses: ["a"], mood: "warm" },
      voiceSettings: { voice: "alice", speed: 1 },
      colour: "teal",
    },
    {
      id: "node_2",
      type: "decision",
      title: "Frage",
      position: { x: 1, y: 2 },
      content: "Ja?",
      conditions: [
        { id: "c", condition: "Ja", targetNodeId: "node_1", weight: 4 },
        { id: "d", condition: "secretary_detected", targetNodeId: null },
        { id: "e", condition: "Nein" },
      ],
    },
  ],
  connections: [
    {
      id: "connection_1",
      sourceNodeId: "node_1",
      targetNodeId: "node_2",
      condition: null,
      note: "x",
    },
  ],
};

test("a document of the plain shape comes back byte for byte, unknown fields and order included", () => {
  const text = `${JSON.stringify(PLAIN, null, 2)}\n`;
  const imported = parseTree(JSON.parse(text));
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  expect(exportTree(imported.tree)).toBe(text);
});

test("a byte order mark and a missing id, name, date and flag are no faults", () => {
  const { id: _id, name: _name, createdAt: _date, isActive: _flag, ...rest } = SAMPLE;
  expect(importTree(`\u{feff}${JSON.stringify(rest)}`)).toMatchObject({ ok: true });
});

function changed(change: (document: typeof PLAIN & Record<string, unknown>) => void): string {
  const copy = structuredClone(PLAIN);
  change(copy);
  return JSON.stringify(copy);
}

test.each([
  ["nothing at all", "", "not-json", { fault: { code: "empty" } }],
  ["no JSON", "Hallo Welt", "not-json", { fault: { line: 1, column: 1 } }],
  [
    "a forgotten comma",
    '{\n  "name": "a"\n  "nodes": []\n}',
    "not-json",
    { fault: { code: "syntax", line: 3, column: 3, what: "CommaExpected" } },
  ],
  ["half a file", '{"nodes": [', "not-json", { fault: { line: 1 } }],
  ["a comma too many", '{"nodes": [],}', "not-json", { fault: { line: 1 } }],
  ["nesting without end", "[".repeat(200_000), "not-json", { fault: { code: "too-deep" } }],
  ["a list", "[]", "not-a-tree", { fault: { code: "no-object" } }],
  ["a bare number", "42", "not-a-tree", { fault: { code: "no-object" } }],
  [
    "an object without nodes",
    "{}",
    "not-a-tree",
    { fault: { place: { code: "field", field: "nodes" }, found: { code: "nothing" } } },
  ],
  [
    "nodes that are no list",
    '{"nodes": {}, "connections": []}',
    "not-a-tree",
    { fault: { found: { code: "object" }, expected: { code: "type", type: "array" } } },
  ],
  [
    "an unknown kind of node",
    changed(({ nodes }) => {
      for (const node of nodes) node.type = "question";
    }),
    "not-a-tree",
    {
      fault: {
        place: { code: "node", number: 1, name: "Start", field: "type" },
        found: { code: "unknown-kind", kind: "question" },
      },
    },
  ],
  [
    "a position in words",
    changed(({ nodes }) => Object.assign(nodes[1] ?? {}, { position: { x: "links", y: 0 } })),
    "not-a-tree",
    {
      fault: {
        place: { code: "node", number: 2, name: "Frage", field: "position.x" },
        found: { code: "text", text: "links" },
        expected: { code: "type", type: "number" },
      },
    },
  ],
  [
    "two nodes of one id",
    changed(({ nodes }) => {
      for (const node of nodes) node.id = "node_1";
    }),
    "duplicate-node",
    { id: "node_1", places: [1, 2], titles: ["Start", "Frage"] },
  ],
  [
    "a connection to nowhere",
    changed(({ connections }) => Object.assign(connections[0] ?? {}, { targetNodeId: "node_9" })),
    "connection-to-nowhere",
    { connection: "connection_1", end: "target", missing: "node_9" },
  ],
  [
    "a condition to nowhere",
    changed(({ nodes }) => Object.assign(nodes[1]?.conditions?.[0] ?? {}, { targetNodeId: "weg" })),
    "condition-to-nowhere",
    { condition: "Ja", node: "Frage", missing: "weg" },
  ],
  [
    "two connections of one id",
    changed(({ connections }) => connections.push(...structuredClone(connections))),
    "duplicate-connection",
    { id: "connection_1", places: [1, 2] },
  ],
  [
    "too many nodes",
    JSON.stringify({ nodes: Array.from({ length: 5_001 }, () => ({})), connections: [] }),
    "too-many-nodes",
    { count: 5_001, most: 5_000 },
  ],
  [
    "too many connections",
    JSON.stringify({ nodes: [], connections: Array.from({ length: 20_001 }, () => ({})) }),
    "too-many-connections",
    { count: 20_001, most: 20_000 },
  ],
  [
    "a text that nobody could listen to",
    changed(({ nodes }) => Object.assign(nodes[1] ?? {}, { content: "x".repeat(20_001) })),
    "not-a-tree",
    {
      fault: { found: { code: "too-long" }, expected: { code: "most-characters", most: "20000" } },
    },
  ],
  [
    "words for a condition that fit into no question",
    changed(({ nodes }) =>
      Object.assign(nodes[1]?.conditions?.[0] ?? {}, { spoken: "x".repeat(121) }),
    ),
    "not-a-tree",
    {
      fault: { found: { code: "too-long" }, expected: { code: "most-characters", most: "120" } },
    },
  ],
  [
    "a content without a text",
    changed(({ nodes }) => Object.assign(nodes[1] ?? {}, { content: { text: 5 } })),
    "not-a-tree",
    {
      fault: {
        place: { code: "node", field: "content.text" },
        found: { code: "number", value: 5 },
        expected: { code: "type", type: "string" },
      },
    },
  ],
  [
    "a content that is a number",
    changed(({ nodes }) => Object.assign(nodes[1] ?? {}, { content: 5 })),
    "not-a-tree",
    { fault: { expected: { code: "text-or-object" } } },
  ],
  [
    "an outcome nobody knows",
    changed(({ nodes }) => Object.assign(nodes[1] ?? {}, { type: "end", outcome: "sold" })),
    "not-a-tree",
    {
      fault: {
        found: { code: "text", text: "sold" },
        expected: { code: "one-of", values: OUTCOMES },
      },
    },
  ],
  [
    "an action nobody knows",
    changed(({ nodes }) =>
      Object.assign(nodes[1] ?? {}, { type: "action", action: { kind: "send-fax" } }),
    ),
    "not-a-tree",
    {
      fault: {
        place: { code: "node", field: "action.kind" },
        found: { code: "text", text: "send-fax" },
        expected: { code: "one-of", values: ACTION_KINDS },
      },
    },
  ],
  [
    "an action of no kind",
    changed(({ nodes }) => Object.assign(nodes[1] ?? {}, { type: "action", action: {} })),
    "not-a-tree",
    { fault: { found: { code: "nothing" }, expected: { code: "one-of", values: ACTION_KINDS } } },
  ],
  [
    "more than 10 MB",
    `{"nodes": "${"x".repeat(11 * 1024 * 1024)}"}`,
    "too-large",
    { most: 10 * 1024 * 1024 },
  ],
  [
    "a field that reaches for every object",
    `{"__proto__": {"polluted": true}, "nodes": [], "connections": []}`,
    "forbidden-field",
    { fault: { code: "name", name: "__proto__" } },
  ],
  [
    "objects nested too deeply",
    `{"nodes": [], "connections": [], "deep": ${'{"a":'.repeat(100)}1${"}".repeat(100)}}`,
    "forbidden-field",
    { fault: { code: "too-deep", deepest: 64 } },
  ],
])("%s is refused with what is wrong, and where", (_, text, reason, params) => {
  const read = importTree(text);
  if (read.ok) throw new Error("was accepted");
  expect(read.reason).toBe(reason as typeof read.reason);
  expect(read.problems[0]).toMatchObject({ code: reason, params });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a problem in a node names the node's id", () => {
  const read = importTree(changed(({ nodes }) => Object.assign(nodes[0] ?? {}, { title: 7 })));
  expect(read).toMatchObject({
    ok: false,
    problems: [{ path: "nodes[0].title", nodeId: "node_1" }],
  });
});

test("whatever is done to a file, reading it answers and never throws", () => {
  const text = JSON.stringify(PLAIN);
  const random = seededRandom(11);
  for (let round = 0; round < 400; round++) {
    const from = Math.floor(random.number() * text.length);
    const to = from + Math.floor(random.number() * 12);
    const pieces = ["", "null", "{", "]", '"', "1e999", "\u0000", "💥"];
    const piece = pieces[Math.floor(random.number() * pieces.length)] ?? "";
    const read = importTree(text.slice(0, from) + piece + text.slice(to));
    if (!read.ok) expect(read.problems[0]?.code).toBe(read.reason);
  }
});

describe("a file that says of nodes not where they stand", () => {
  const sample = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  const without = (isMeant: (place: number) => boolean) =>
    JSON.stringify({
      ...sample,
      nodes: sample.nodes.map(({ position, ...node }, place) =>
        isMeant(place) ? node : { ...node, position },
      ),
    });
  const nodesOf = (text: string) => {
    const read = importTree(text);
    return read.ok ? read.tree.nodes : [];
  };

  test("is laid out as its conversation walks", () => {
    const places = layoutTree(sample);
    const nodes = nodesOf(without(() => true));
    expect(nodes.map(({ id }) => id)).toEqual(sample.nodes.map(({ id }) => id));
    for (const { id, position } of nodes) expect<unknown>(position).toEqual(places.get(id));
  });

  test("keeps the places that it has", () => {
    const nodes = nodesOf(without((place) => place === 1));
    expect(nodes.filter((_, place) => place !== 1)).toEqual(
      sample.nodes.filter((_, place) => place !== 1),
    );
    expect<unknown>(nodes[1]?.position).toEqual(layoutTree(sample).get(sample.nodes[1]?.id ?? ""));
  });

  test("is refused for a place that is none", () => {
    const nodes = [{ ...sample.nodes[0], position: { x: "left" } }];
    const read = importTree(JSON.stringify({ ...sample, nodes }));
    expect(read).toMatchObject({ ok: false, problems: expect.anything() });
  });
});
