import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { importTree } from "../document/import-tree.ts";
import { sampleTree } from "../sample/index.ts";
import { lintFieldNames } from "./field-names.ts";
import { lintFile } from "./lint-file.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

const TREE = {
  nodes: [
    { id: "a", type: "start", title: "Start", content: "Guten Tag, hier spricht eine KI." },
    {
      id: "b",
      type: "decision",
      title: "Frage",
      content: "Passt es?",
      conditions: [
        { id: "ja", condition: "Ja", targetNodeId: "c" },
        { id: "nein", condition: "Nein", targetNodeId: "c" },
      ],
    },
    { id: "c", type: "end", title: "Ende", content: "Danke." },
    { id: "d", type: "input", title: "Wann?", input: { variable: "tag", value: "date" } },
    { id: "e", type: "action", title: "SMS", action: { kind: "send-sms", text: "Hallo" } },
  ],
  connections: [{ id: "k", sourceNodeId: "a", targetNodeId: "b" }],
  settings: { variables: { exmples: "Ein Name wie jeder andere" } },
  notes: [{ id: "n", text: "Notiz", position: { x: 1, y: 1 } }],
};

type Path = readonly (string | number)[];

/** The tree with fields added at a place. */
function withFields(path: Path, fields: object, tree: object = TREE): object {
  const copy = structuredClone(tree);
  let place = copy as Record<string | number, unknown>;
  for (const key of path) place = place[key] as typeof place;
  Object.assign(place, fields);
  return copy;
}

const CONDITION = ["nodes", 1, "conditions", 0] as const;

describe("a field that is called nearly as a known one is told with what was meant", () => {
  const condition = { code: "condition", condition: "Ja", node: "Frage" };
  const node = { code: "node", name: "Frage" };

  test.each<[Path, string, unknown, string, object]>([
    [CONDITION, "exmples", ["gern"], "examples", condition],
    [CONDITION, "example", ["gern"], "examples", condition],
    [CONDITION, "exmaples", ["gern"], "examples", condition],
    [CONDITION, "Examples", ["gern"], "examples", condition],
    [CONDITION, "EXAMPLES", "gern", "examples", condition],
    [CONDITION, "spokn", "gern", "spoken", condition],
    [["nodes", 1], "voice_settings", {}, "voiceSettings", node],
    [["nodes", 1], "re-prompts", ["Bitte?"], "reprompts", node],
    [["nodes", 1], "patiense", 5, "patience", node],
    [["nodes", 2], "Outcome", "success", "outcome", { code: "node", name: "Ende" }],
    [["connections", 0], "Condition", "Ja", "condition", { code: "connection", name: "k" }],
    [["notes", 0], "Size", {}, "size", { code: "note", name: "n" }],
    [[], "Name", "Baum", "name", { code: "file" }],
    [[], "is_active", true, "isActive", { code: "file" }],
  ])("%p: %s", (path, field, value, meant, of) => {
    const document = withFields(path, { [field]: value });
    expect(lintFieldNames(document)).toMatchObject([
      { code: "misspelt-field", severity: "warning", params: { of, field, meant, further: 0 } },
    ]);
  });

  test.each<[Path, string, unknown, string, string]>([
    [["nodes", 3, "input"], "max_digits", 5, "maxDigits", "input.max_digits"],
    [["nodes", 4, "action"], "To", "+49 30 23125 001", "to", "action.To"],
    [["settings"], "silenceSecond", 5, "silenceSeconds", "settings.silenceSecond"],
  ])("%p: %s, told with what it stands in", (path, written, value, meant, field) => {
    expect(lintFieldNames(withFields(path, { [written]: value }))).toMatchObject([
      { code: "misspelt-field", params: { field, meant } },
    ]);
  });

  test("with its place in the file and the node", () => {
    expect(lintFieldNames(withFields(CONDITION, { exmples: ["gern"] }))).toMatchObject([
      { path: "nodes[1].conditions[0].exmples", nodeId: "b" },
    ]);
  });
});

test("the same slip at many places is told once, with how often", () => {
  const nodes = Array.from({ length: 300 }, (_, n) => ({
    ...withFields(["conditions", 1], { exmples: [] }, TREE.nodes[1]),
    id: `n${n}`,
    Patience: 5,
  }));
  expect(lintFieldNames({ ...TREE, nodes })).toMatchObject([
    { path: "nodes[0].conditions[1].exmples", params: { meant: "examples", further: 299 } },
    { path: "nodes[0].Patience", params: { meant: "patience", further: 299 } },
  ]);
});

describe("what other programs write is no slip", () => {
  test.each<[Path, object]>([
    [["nodes", 0], { data: {}, width: 240, height: 80, selected: false, x: 1, y: 2, style: {} }],
    [["nodes", 0], { label: "Start", actions: [], note: "x", kind: "start", text: "Hallo" }],
    [["nodes", 1], { context: "Verkauf" }],
    [CONDITION, { count: 12, weight: 4, label: "Ja", examples: [], exmples: [] }],
    [["connections", 0], { source: "a", target: "b", type: "smoothstep", conditions: [] }],
    [["notes", 0, "position"], { z: 3 }],
    [[], { viewport: { x: 0, y: 0, zoom: 1 }, edges: [], note: "x", version: 6 }],
  ])("%p: %p", (path, fields) => {
    const unread = Object.keys(fields).filter((name) => name !== "examples");
    const [found, ...others] = lintFieldNames(withFields(path, fields));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: "unread-fields", severity: "info" });
    const told = found?.code === "unread-fields" ? found.params.fields : [];
    expect(told.map((field) => field.split(".").at(-1) ?? "")).toEqual(unread.slice(0, 6));
  });

  test("and is told in one line, however much it is", () => {
    const nodes = Array.from({ length: 500 }, (_, n) => ({
      ...TREE.nodes[0],
      id: `n${n}`,
      ...{ a1: 1, b1: 1, c1: 1, d1: 1, e1: 1, f1: 1, [`own${n}`]: 1 },
    }));
    expect(lintFieldNames({ ...TREE, nodes })).toEqual([
      {
        code: "unread-fields",
        severity: "info",
        nodeId: null,
        connectionId: null,
        params: {
          fields: ["a1", "b1", "c1", "d1", "e1", "f1"].map((name) => `nodes[0].${name}`),
          further: 500,
        },
      },
    ]);
  });
});

test("a tree without fields of others is told nothing of, nor are names of variables", () => {
  expect(lintFieldNames(TREE)).toEqual([]);
  expect(lintFieldNames(SAMPLE)).toEqual([]);
});

test("a file that can't be imported is looked through for them as well, whatever its nodes are", () => {
  const titel = { ...withFields([], { titel: "Frage" }, TREE.nodes[1]), title: undefined };
  const kindless = withFields([], { type: "frage", Outcome: "success" }, TREE.nodes[2]);
  const { tree, findings } = lintFile(
    Buffer.from(JSON.stringify({ ...TREE, nodes: [titel, kindless, null, "x"] })),
  );
  expect(tree).toBeNull();
  expect(findings.filter(({ severity }) => severity === "warning")).toMatchObject([
    { code: "misspelt-field", path: "nodes[0].titel", params: { meant: "title" } },
    { code: "misspelt-field", path: "nodes[1].Outcome", params: { meant: "outcome" } },
  ]);
});

test("a slip keeps no file from being imported, and the field stays", () => {
  const read = importTree(JSON.stringify(withFields(CONDITION, { exmples: ["gern"] })));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const [condition] = read.tree.nodes[1]?.conditions ?? [];
  expect(condition).toMatchObject({ exmples: ["gern"] });
});

test("any field of the sample, with any one slip in it, is told as what it was", () => {
  const random = seededRandom(3);
  const letter = () => String.fromCharCode(97 + Math.floor(random.number() * 26));
  const slips: readonly ((name: string, at: number) => string)[] = [
    (name, at) => name.slice(0, at) + name.slice(at + 1),
    (name, at) => name.slice(0, at) + letter() + name.slice(at),
    (name, at) => name.slice(0, at) + letter() + name.slice(at + 1),
    (name, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    (name) => name.toUpperCase(),
    (name) => name.replace(/\p{Lu}/gu, (capital) => `_${capital.toLowerCase()}`),
  ];
  const optional = ["examples", "reprompts", "voiceSettings", "targetNodeId", "conditions"];
  let told = 0;
  for (let round = 0; round < 500; round++) {
    const name = optional[round % optional.length] ?? "";
    const at = Math.floor(random.number() * (name.length - 1));
    const written = slips[Math.floor(random.number() * slips.length)]?.(name, at) ?? name;
    const text = JSON.stringify(SAMPLE).replaceAll(`"${name}":`, `"${written}":`);
    const found = lintFieldNames(JSON.parse(text)).filter(({ code }) => code === "misspelt-field");
    if (written === name || !JSON.stringify(SAMPLE).includes(`"${name}":`)) {
      expect([written, found]).toEqual([written, []]);
    } else {
      expect([written, found.length > 0]).toEqual([written, true]);
      for (const { params } of found) expect(params).toMatchObject({ meant: name });
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(200);
});
