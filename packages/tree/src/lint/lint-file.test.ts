import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { importTree } from "../document/import-tree.ts";
import { sampleTree } from "../sample/index.ts";
import { lintFile as lintBytes } from "./lint-file.ts";
import { lintTree } from "./lint-tree.ts";

const at = { x: 1, y: 1 };
const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

const lintFile = (text: string) => lintBytes(Buffer.from(text));

/** Code and place of all that is found. */
function found(document: unknown): string[] {
  const { findings } = lintFile(typeof document === "string" ? document : JSON.stringify(document));
  return findings.map(({ code, path, nodeId }) => `${code} ${path ?? nodeId ?? "-"}`);
}

test("of a faulty file all is told in one go: its shape, its ways, its ids, and the rest of the lint", () => {
  const document = {
    nodes: [
      { id: "a", type: "start", title: "Start", position: at },
      {
        id: "b",
        type: "decision",
        title: "Frage",
        position: { x: "links" },
        content: "Ja?",
        conditions: [
          { id: "c", condition: "Ja", targetNodeId: "weg" },
          { id: "c", condition: "Nein", targetNodeId: "e" },
        ],
      },
      { id: "b", type: "mesage", title: 7, position: at },
      { id: "d", type: "message", title: "Stumm", position: at },
      { id: "e", type: "end", title: "Ende", position: at, content: 5 },
      null,
    ],
    connections: [
      { id: "k", sourceNodeId: "a", targetNodeId: "b" },
      { id: "k", sourceNodeId: "nie", targetNodeId: "d" },
      { id: "l", sourceNodeId: "d", targetNodeId: "nie" },
      { id: 5 },
    ],
    settings: { variables: { firma: 1 } },
  };
  expect(lintFile(JSON.stringify(document)).tree).toBeNull();
  expect(found(document)).toEqual([
    "not-a-tree nodes[1].position.x",
    "not-a-tree nodes[1].position.y",
    "not-a-tree nodes[2].type",
    "not-a-tree nodes[2].title",
    "not-a-tree nodes[4].content",
    "not-a-tree nodes[5]",
    "not-a-tree connections[3].id",
    "not-a-tree connections[3].sourceNodeId",
    "not-a-tree connections[3].targetNodeId",
    "not-a-tree settings.variables.firma",
    "duplicate-node nodes[2].id",
    "duplicate-connection connections[1].id",
    "connection-to-nowhere connections[1].sourceNodeId",
    "connection-to-nowhere connections[2].targetNodeId",
    "condition-to-nowhere nodes[1].conditions[0].targetNodeId",
    "empty-text d",
    "dead-end d",
    "duplicate-condition b",
    "unreachable-node d",
    "no-disclosure a",
  ]);
});

test("one fault more hides none of the others, whatever it is", () => {
  const whole = { ...SAMPLE, nodes: SAMPLE.nodes.map((node) => ({ ...node })) };
  const lost = { id: "lost", type: "message", title: "Verloren", position: at };
  const nodes = [...whole.nodes, lost];
  const without = found({ ...whole, nodes });
  expect(without).toContain("empty-text lost");
  for (const fault of [
    { connections: [...SAMPLE.connections, { id: "x", sourceNodeId: "lost", targetNodeId: "y" }] },
    { nodes: [...nodes, { ...lost, id: "other", position: 1 }] },
    { notes: [{}] },
    { settings: { maxSteps: "viele" } },
  ]) {
    expect(found({ ...whole, nodes, ...fault })).toEqual(expect.arrayContaining(without));
  }
});

test("what hangs on a part that can't be read is not guessed", () => {
  const codes = found({
    nodes: [{ id: "a", type: "Start", title: "Start", position: at, content: "Hallo" }],
    connections: [],
  });
  expect(codes).toEqual(["not-a-tree nodes[0].type"]);
});

test("a file that can be imported is looked through as the tree is", () => {
  const text = JSON.stringify(SAMPLE);
  expect(lintFile(text)).toEqual({ tree: SAMPLE, findings: lintTree(SAMPLE) });
  expect(lintFile(`\u{feff}${text}`)).toEqual(lintFile(text));
});

test("nodes without places are no fault, as they are none for the import", () => {
  const nodes = SAMPLE.nodes.map(({ position: _, ...node }) => node);
  const { tree, findings } = lintFile(JSON.stringify({ ...SAMPLE, nodes }));
  expect(tree?.nodes).toHaveLength(SAMPLE.nodes.length);
  expect(findings).toEqual(lintFile(JSON.stringify(SAMPLE)).findings);
});

test("a field that stands twice and characters that were lost are told", () => {
  const text = JSON.stringify({ ...SAMPLE, name: "Gr\u{fffd}\u{fffd}e" });
  const doubled = text.replace('{"id"', '{\n"name":"Alt","id"');
  expect(found(doubled)).toEqual(
    expect.arrayContaining(["duplicate-field -", "lost-characters -"]),
  );
  expect(lintFile(doubled).findings.find(({ code }) => code === "duplicate-field")).toMatchObject({
    params: { field: "name", line: 2 },
  });
});

test.each([
  ["nothing", "", { fault: { code: "empty" } }],
  ["YAML", "name: Baum\nnodes: []\n", { fault: { line: 1, column: 1 } }],
  [
    "half a file",
    JSON.stringify(SAMPLE).slice(0, 3_000),
    { fault: { what: "UnexpectedEndOfString" } },
  ],
  ["UTF-16", '\u{fffd}\u{fffd}{\u0000"\u0000n\u0000', { fault: { code: "two-bytes-a-character" } }],
  ["a list", "[]", { fault: { code: "no-object" } }],
  [
    "another tool's bot",
    '{"version":"6","groups":[],"edges":[]}',
    { fault: { place: { field: "nodes" }, found: { code: "nothing" } } },
  ],
  [
    "a field that reaches for every object",
    '{"__proto__":{},"nodes":[]}',
    { fault: { name: "__proto__" } },
  ],
])("%s is told as what it is", (_, text, params) => {
  const { tree, findings } = lintFile(text);
  expect(tree).toBeNull();
  expect(findings[0]).toMatchObject({ severity: "error", params });
});

test("a tree of 6,000 faulty nodes is told as too large and with each fault; an answer holds 200", () => {
  const nodes = Array.from({ length: 6_000 }, (_, n) => ({ id: `n${n}`, type: "x", position: at }));
  const text = JSON.stringify({ nodes, connections: [] });
  expect(found(text)).toHaveLength(12_001);
  const few = JSON.stringify({ nodes: nodes.slice(0, 1_000), connections: [] });
  const read = importTree(few);
  if (read.ok) throw new Error("was accepted");
  expect([read.problems.length, read.further]).toEqual([200, 1_800]);
});

test("whatever is done to a file, it is looked through and never throws", () => {
  const random = seededRandom(5);
  const text = JSON.stringify(SAMPLE);
  const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+|null|true|\[|\{/g)].map(
    ({ index }) => index,
  );
  const others = ['"weg"', "null", "7", "[]", "{}", "[null]"];
  let faulty = 0;
  for (let round = 0; round < 300; round++) {
    const place = values[Math.floor(random.number() * values.length)] ?? 0;
    const end = text.slice(place).search(/[,:}\]]/);
    const other = others[Math.floor(random.number() * others.length)] ?? "";
    const { tree, findings } = lintFile(text.slice(0, place) + other + text.slice(place + end));
    if (tree === null) expect(findings[0]?.severity).toBe("error");
    if (tree === null && findings[0]?.code !== "not-json") faulty += 1;
  }
  expect(faulty).toBeGreaterThan(50);
});
