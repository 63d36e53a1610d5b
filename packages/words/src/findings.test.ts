import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type Finding, importTree, lintTree, type Tree } from "@rufbaum/tree";
import { type ExpressionFault, parseExpression } from "@rufbaum/tree/expression";
import { problems } from "./en/problems.ts";
import { told, wordsIn } from "./index.ts";

type Facts<F extends { code: string; params: unknown }> = {
  [Code in F["code"]]: Extract<F, { code: Code }>["params"][];
};

const node = "Begrüßung";
const value = (
  place: Extract<Params<"not-a-tree">["fault"], { code: "value" }>["place"],
  found: Extract<Params<"not-a-tree">["fault"], { code: "value" }>["found"],
  expected: Extract<Params<"not-a-tree">["fault"], { code: "value" }>["expected"],
) => ({ fault: { code: "value", place, found, expected } }) as const;
type Params<Code extends Finding["code"]> = Extract<Finding, { code: Code }>["params"];

const FINDINGS: Facts<Finding> = {
  "shifted-onto-canvas": [
    { outside: 1, x: 0, y: 20 },
    { outside: 3, x: 400, y: 20 },
  ],
  "laid-out-anew": [
    { reason: { code: "too-large", outside: 2 } },
    { reason: { code: "on-one-spot", nodes: 3 } },
  ],
  "moved-apart": [{ nodes: 1 }, { nodes: 2 }],
  "no-start": [{}],
  "several-starts": [{ node }],
  "empty-text": [{ node }],
  "text-too-long": [{ node, length: 812, most: 600 }],
  "dead-end": [
    { node, isBeforeConversation: false },
    { node, isBeforeConversation: true },
  ],
  "no-conditions": [{ node }],
  "condition-without-target": [{ node, condition: "Ja" }],
  "expression-invalid": [{ node, condition: "Ja", position: 9, fault: { code: "unfinished" } }],
  "expression-never-holds": [
    { node, condition: "Ja", variable: "uhrzeit", value: "time", found: "abends" },
  ],
  "duplicate-condition": [{ node, earlier: "Ja", condition: "Nein", id: "condition_1" }],
  "condition-without-words": [{ node, place: 2 }],
  "condition-name-too-long": [{ node, condition: "Ein ganzer Satz…", most: 100 }],
  "conditions-named-alike": [{ node, earlier: "Ja", condition: "ja!" }],
  "example-of-two": [{ node, example: "gern", earlier: "Ja", condition: "Nein" }],
  "yes-without-condition": [{ node, question: "Passt das?" }],
  "no-without-condition": [{ node, question: "Passt das?" }],
  "conditions-alike": [{ node, earlier: "Absagen", condition: "Streichen" }],
  "listening-assumed": [{ node, variable: "antwort_begruessung" }],
  "value-assumed": [{ node, value: "date", variable: "antwort" }],
  "outcome-assumed": [{ node, outcome: "callback" }],
  "objection-without-intent": [{ node }],
  "no-action": [{ node }],
  "way-out-of-end": [{ node }],
  "connection-to-missing-node": [{ missing: "node_9" }],
  "unreachable-node": [{ node }],
  "silent-cycle": [{ nodes: ["A", "B"] }],
  "unknown-variable": [
    { node, variable: "wetter", in: "text" },
    { node, variable: "wetter", in: "expression" },
  ],
  "no-disclosure": [{}],
  "no-disclosure-on-mailbox": [{}],
  "no-opt-out": [{}],
  "no-success": [{}],
  "entry-without-question": [{ id: "e", answer: "Fünfzig Euro." }],
  "entry-without-answer": [{ id: "e", entry: "Was kostet das?" }],
  "answer-names-unknown": [{ id: "e", entry: "Was kostet das?", variable: "preis" }],
  "answer-too-long": [{ id: "e", entry: "Was kostet das?", words: 60, most: 40 }],
  "entries-alike": [{ id: "e", earlier: "Was kostet das?", question: "Was kostet das denn?" }],
  "wording-asks-nothing": [
    { id: "e", entry: "Was kostet das?", question: "Ja", isOptOut: false },
    { id: "e", entry: "Was kostet das?", question: "Nie wieder anrufen", isOptOut: true },
  ],
  "place-left-out": [{ place: "zwei" }],
  "no-consent": [{ node }],
  "not-utf-8": [{}],
  "lost-characters": [{ line: 7 }],
  "misspelt-field": [
    { of: { code: "file" }, field: "setings.voice", meant: "settings", further: 0 },
    { of: { code: "node", name: "Frage" }, field: "titel", meant: "title", further: 1 },
    { of: { code: "connection", name: "c_1" }, field: "Condition", meant: "condition", further: 0 },
    { of: { code: "note", name: "n_1" }, field: "Text", meant: "text", further: 0 },
    {
      of: { code: "condition", condition: "Ja", node: "Frage" },
      ...{ field: "exmples", meant: "examples", further: 12 },
    },
  ],
  "unread-fields": [
    { fields: ["nodes[0].width", "viewport"], further: 0 },
    { fields: ["nodes[0].width", "viewport"], further: 1 },
  ],
  "duplicate-field": [{ field: "name", line: 2, column: 3 }],
  "not-json": [
    { fault: { code: "empty" } },
    { fault: { code: "two-bytes-a-character" } },
    { fault: { code: "too-deep" } },
    { fault: { code: "unknown" } },
    { fault: { code: "syntax", line: 3, column: 4, what: "CommaExpected" } },
    { fault: { code: "syntax", line: 3, column: 4, what: "Unexpected" } },
  ],
  "too-large": [{ most: 10 * 1024 * 1024 }],
  "not-a-tree": [
    { fault: { code: "no-object" } },
    { fault: { code: "no-time", field: "createdAt" } },
    value({ code: "file" }, { code: "list" }, null),
    value({ code: "field", field: "nodes" }, { code: "nothing" }, { code: "type", type: "array" }),
    value(
      { code: "node", number: 2, name: "Frage", field: "outcome" },
      { code: "text", text: "sold" },
      { code: "one-of", values: ["success", "callback"] },
    ),
    value(
      { code: "node", number: 2, name: null, field: null },
      { code: "number", value: 5 },
      { code: "type", type: "object" },
    ),
    value(
      { code: "connection", number: 1, name: "c_1", field: "id" },
      { code: "empty-text" },
      { code: "some-text" },
    ),
    value(
      { code: "field", field: "type" },
      { code: "unknown-kind", kind: "Frage" },
      { code: "node-kind", kinds: ["start", "message"] },
    ),
    value({ code: "file" }, { code: "null" }, { code: "at-least", limit: "1" }),
    value({ code: "file" }, { code: "boolean", value: true }, { code: "at-most", limit: "9" }),
    value({ code: "file" }, { code: "too-long" }, { code: "most-entries", most: "200" }),
    value({ code: "file" }, { code: "object" }, { code: "most-characters", most: "200" }),
    value({ code: "file" }, { code: "other", type: "bigint" }, { code: "text-or-object" }),
    value({ code: "file" }, { code: "object" }, { code: "type", type: "date" }),
  ],
  "too-many-nodes": [{ count: 5_001, most: 5_000 }],
  "too-many-connections": [{ count: 20_001, most: 20_000 }],
  "forbidden-field": [
    { fault: { code: "name", name: "__proto__" } },
    { fault: { code: "too-deep", deepest: 64 } },
  ],
  "duplicate-node": [{ id: "node_1", places: [1, 2], titles: ["Start", "Frage"] }],
  "duplicate-entry": [{ id: "entry_1", places: [1, 2] }],
  "duplicate-connection": [{ id: "connection_1", places: [1, 2] }],
  "connection-to-nowhere": [
    { connection: "connection_1", end: "source", missing: "node_9" },
    { connection: "connection_1", end: "target", missing: "node_9" },
  ],
  "condition-to-nowhere": [{ condition: "Ja", node: "Frage", missing: "weg" }],
};

const PLACE = { severity: "error", nodeId: null, connectionId: null } as const;
const ALL = Object.entries(FINDINGS).flatMap(([code, params]) =>
  params.map((each) => ({ ...PLACE, code, params: each }) as Finding),
);

describe.each(["de", "en"] as const)("in %s", (language) => {
  const words = wordsIn(language);

  test.each(ALL)("a finding is a sentence of its own: $code %#", (finding) => {
    const message = words.finding(finding);
    expect(message).toMatch(/^[\p{Lu}„“].*[.]$/u);
    expect(message).not.toMatch(/undefined|null\)|\[object|NaN|\s{2}/);
    for (const name of namesIn(finding.params)) expect(message).toContain(name);
  });

  test.each<ExpressionFault>([
    { code: "too-long", most: 1_000 },
    { code: "too-deep" },
    { code: "empty" },
    { code: "unfinished" },
    { code: "never-opened" },
    { code: "never-closed" },
    { code: "quote-never-closed" },
    { code: "not-a-sign", sign: "%" },
    { code: "unjoined", before: "betrag" },
    { code: "comparisons-unjoined" },
    { code: "no-operand", found: ">" },
  ])("a faulty expression is told: $code", (fault) => {
    const message = words.expressionFault(fault);
    expect(message).toMatch(/^[\p{Lu}„“].*[.]$/u);
    for (const name of namesIn(fault)) expect(message).toContain(name);
  });
});

test("docs/tree-files.md names every finding, and none that there is not", async () => {
  const page = await Bun.file(join(import.meta.dir, "../../../docs/tree-files.md")).text();
  const rows = page.matchAll(/^\| (`[\w`, -]+`) \| (?:error|warning|hint)/gm);
  const told = [...rows].flatMap(([, codes = ""]) => codes.replaceAll("`", "").split(", "));
  const codes = Object.keys(FINDINGS).filter((code) => !Object.hasOwn(problems, code));
  expect(told.toSorted()).toEqual(codes.toSorted());
});

test("no two findings are told alike", () => {
  for (const language of ["de", "en"] as const) {
    const messages = ALL.map(wordsIn(language).finding);
    expect(new Set(messages).size).toBe(messages.length);
  }
});

/** What a sentence has to name: all texts and figures but those that choose between wordings, and none. */
function namesIn(params: object): string[] {
  // Kinds are told by their names.
  const chosen = new Set(["code", "in", "end", "what", "type", "outcome"]);
  if ("variable" in params && "value" in params) chosen.add("value");
  return Object.entries(params).flatMap(([key, each]: [string, unknown]) => {
    if (chosen.has(key) || typeof each === "boolean" || each === null || each === 0) return [];
    if (key === "most" && typeof each === "number" && each > 1_000_000) return ["10 MB"];
    if (typeof each === "object") return namesIn(each);
    return [String(each)];
  });
}

test.each([
  ["Hallo Welt", "Zeile 1, Spalte 1"],
  ['{\n  "name": "a"\n  "nodes": []\n}', "Zeile 3, Spalte 3: es fehlt ein Komma."],
  ["[]", "Das ist kein Decision Tree."],
  ["{}", "Das Feld „nodes“ fehlt. Erwartet wird eine Liste."],
  [
    saying({ type: "question" }),
    "Node 1 („Frage“), Feld „type“, ist „question“. Erlaubt sind start, message,",
  ],
  [
    saying({ position: { x: "links", y: 0 } }),
    "Node 1 („Frage“), Feld „position.x“, ist der Text „links“. Erwartet wird eine Zahl.",
  ],
  [
    saying({ content: "x".repeat(20_001) }),
    "Feld „content“, ist zu lang. Erlaubt sind höchstens 20000 Zeichen.",
  ],
  [
    saying({ content: { text: 5 } }),
    "Feld „content.text“, ist die Zahl 5. Erwartet wird ein Text.",
  ],
  [saying({ content: 5 }), "Erwartet wird ein Text oder ein Objekt mit dem Feld „text“."],
  [
    saying({ type: "end", outcome: "sold" }),
    "Feld „outcome“, ist der Text „sold“. Erlaubt sind „appointment“, „success“",
  ],
])("what is wrong with a file is told with its place: %#", (text, sentence) => {
  const read = importTree(text);
  if (read.ok) throw new Error("was accepted");
  expect(read.problems.map(wordsIn("de").problem).join("\n")).toContain(sentence);
});

function saying(fields: object): string {
  const frage = { id: "f", type: "decision", title: "Frage", position: { x: 0, y: 0 } };
  return JSON.stringify({ nodes: [{ ...frage, ...fields }], connections: [] });
}

test("an expression that can't be read is told with its place", () => {
  const parsed = parseExpression("betrag >");
  if (parsed.ok) throw new Error("was read");
  const { position, fault } = parsed;
  const params = { node: "Frage", condition: "viel", position: position + 1, fault };
  const finding: Finding = { ...PLACE, code: "expression-invalid", params };
  expect(wordsIn("de").finding(finding)).toBe(
    "Der Ausdruck der Bedingung „viel“ von „Frage“ ist an Stelle 9 nicht lesbar: Hier fehlt noch etwas, zum Beispiel eine Variable oder eine Zahl.",
  );
});

test("a condition that is a known intent is told by its name, any other as it was typed", () => {
  const at = (condition: string): Finding => ({
    ...PLACE,
    code: "condition-without-target",
    params: { node: "Vorzimmer", condition },
  });
  expect(wordsIn("de").finding(at("secretary_detected"))).toContain("„Sekretariat“");
  expect(wordsIn("en").finding(at("secretary_detected"))).toContain("“Secretary”");
  expect(wordsIn("de").finding(at("hat_schon_jemanden"))).toContain("„hat_schon_jemanden“");
});

test("what was told before stays as it was told", () => {
  const tree: Tree = {
    id: "t",
    name: "T",
    isActive: true,
    createdAt: "",
    nodes: [],
    connections: [],
  };
  const [found] = lintTree(tree);
  if (!found) throw new Error("nothing was found");
  const { finding } = wordsIn("en");
  expect(told(finding, [found])[0]?.message).toBe("The tree has no start node. Add one.");
  const before = { ...found, message: "Der Baum hat keinen Start." };
  expect(told(finding, [before])).toEqual([before]);
});

test("a shift is told by where it goes", () => {
  const finding: Finding = {
    ...{ ...PLACE, severity: "info", code: "shifted-onto-canvas" },
    params: { outside: 2, x: -4_000, y: -20 },
  };
  expect(wordsIn("de").finding(finding)).toContain(
    "um 4.000 Pixel nach links und 20 Pixel nach oben",
  );
  expect(wordsIn("en").finding(finding)).toContain("by 4,000 pixels to the left and 20 pixels up");
});
