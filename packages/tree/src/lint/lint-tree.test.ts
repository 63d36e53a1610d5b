import { expect, test } from "bun:test";
import { sampleTree } from "../sample/index.ts";
import type { Connection, Tree, TreeNode } from "../tree.ts";
import { lintTree } from "./lint-tree.ts";
import { canStart } from "./opening.ts";

function node(id: string, type: TreeNode["type"], more: Partial<TreeNode> = {}): TreeNode {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

function tree(nodes: TreeNode[], ways: [string, string, (string | null)?][]): Tree {
  const connections: Connection[] = ways.map(([sourceNodeId, targetNodeId, condition], index) => ({
    id: `connection_${index}`,
    sourceNodeId,
    targetNodeId,
    condition: condition ?? null,
  }));
  return { id: "tree", name: "Baum", isActive: true, createdAt: "", nodes, connections };
}

const START = node("start", "start", { content: "Hier spricht eine KI." });
const END = node("end", "end", { content: "Tschüss", outcome: "opt-out" });

/** What is found besides that these trees, which end in no success, have none. */
const faultsOf = (whole: Tree) => lintTree(whole).filter(({ code }) => code !== "no-success");

test("the sample tree is without any finding", () => {
  expect(lintTree(sampleTree({ id: "tree_1", createdAt: "" }))).toEqual([]);
});

const forked = (expression: string) =>
  tree(
    [
      START,
      node("fork", "decision", {
        conditions: [{ id: "c", condition: "viel", targetNodeId: "end", expression }],
      }),
      END,
    ],
    [
      ["start", "fork"],
      ["fork", "end"],
    ],
  );

test("a decision that only compares needs no text, and knows what was just said", () => {
  expect(faultsOf(forked("betrag > 5000 und firstName = Anna"))).toEqual([]);
});

test("an expression that can't be read is named with its place", () => {
  expect(lintTree(forked("betrag >"))[0]).toMatchObject({
    code: "expression-invalid",
    params: { node: "fork", condition: "viel", position: 9, fault: { code: "unfinished" } },
  });
});

const timed = (expression: string) =>
  tree(
    [
      START,
      node("hour", "input", {
        content: "Um wie viel Uhr?",
        input: { variable: "wunschzeit", value: "time" },
        conditions: [{ id: "c", condition: "zu spät", targetNodeId: "end", expression }],
      }),
      END,
    ],
    [
      ["start", "hour"],
      ["hour", "end"],
    ],
  );

test.each([
  ["uhrzeit > > 20", "expression-invalid"],
  ["uhrzeit > abends", "expression-never-holds"],
  ["uhrzeit > 2000", "expression-never-holds"],
  ['wunschzeit > "spät"', "expression-never-holds"],
  ["datum = Samstag", "expression-never-holds"],
  ["datum > 24", "expression-never-holds"],
  ["betrag > viel", "expression-never-holds"],
  ["zahl > 2 und nicht (uhrzeit = abends)", "expression-never-holds"],
  ["datum_uhrzeit > abends", "expression-never-holds"],
  ["datum_uhrzeit > 2000", "expression-never-holds"],
])("“%s” of an input is %s", (expression, code) => {
  const [found] = lintTree(timed(expression));
  expect(found).toMatchObject({ code, severity: "error", nodeId: "hour" });
});

test.each([
  "uhrzeit > 20",
  "uhrzeit > 20:00",
  'uhrzeit > "20:00"',
  "wunschzeit >= 15:30 oder wunschzeit < 7",
  "datum > 24.12.2026",
  'datum < "2027-01-01"',
  "uhrzeit = leer",
  'betrag > "5000"',
  "betrag > zahl",
  "uhrzeit > wunschzeit",
  "datum_uhrzeit > 24.12.2026",
  "datum_uhrzeit > 12:00",
  'datum_uhrzeit < "24.12.2026 12:00"',
])("“%s” of an input is fine", (expression) => {
  expect(faultsOf(timed(expression))).toEqual([]);
});

test.each<[string, string, Tree]>([
  ["expression-invalid", "error", forked("betrag >")],
  ["unknown-variable", "warning", forked("umsatz > 5")],
  [
    "silent-cycle",
    "error",
    tree(
      [
        START,
        node("fork", "decision", {
          conditions: [{ id: "c", condition: "viel", targetNodeId: "end", expression: "a > 1" }],
        }),
        node("a", "action"),
        END,
      ],
      [
        ["start", "fork"],
        ["fork", "a"],
        ["a", "fork"],
      ],
    ),
  ],
  ["no-start", "error", tree([END], [])],
  [
    "several-starts",
    "error",
    tree(
      [START, node("second", "start"), END],
      [
        ["start", "end"],
        ["second", "end"],
      ],
    ),
  ],
  [
    "dead-end",
    "error",
    tree([START, node("m", "message", { content: "Hallo" }), END], [["start", "m"]]),
  ],
  ["unreachable-node", "warning", tree([START, node("far", "end"), END], [["start", "end"]])],
  [
    "empty-text",
    "error",
    tree(
      [START, node("m", "message", { content: " " }), END],
      [
        ["start", "m"],
        ["m", "end"],
      ],
    ),
  ],
  [
    "text-too-long",
    "warning",
    tree(
      [START, node("m", "message", { content: "lang ".repeat(200) }), END],
      [
        ["start", "m"],
        ["m", "end"],
      ],
    ),
  ],
  [
    "condition-without-target",
    "error",
    tree(
      [
        START,
        node("d", "decision", { content: "?", conditions: [{ id: "c", condition: "Ja" }] }),
        END,
      ],
      [
        ["start", "d"],
        ["d", "end", "Nein"],
      ],
    ),
  ],
  [
    "no-conditions",
    "error",
    tree(
      [START, node("d", "decision", { content: "?" }), END],
      [
        ["start", "d"],
        ["d", "end"],
      ],
    ),
  ],
  [
    "connection-to-missing-node",
    "error",
    tree(
      [START, END],
      [
        ["start", "end"],
        ["start", "nowhere"],
      ],
    ),
  ],
  [
    "silent-cycle",
    "error",
    tree(
      [START, node("a", "action"), node("b", "action"), END],
      [
        ["start", "a"],
        ["a", "b"],
        ["b", "a"],
        ["b", "end"],
      ],
    ),
  ],
  [
    "unknown-variable",
    "warning",
    tree(
      [
        START,
        node("m", "decision", {
          content: "Passt das?",
          conditions: [{ id: "c", condition: "Ja", targetNodeId: "end", spoken: "den [tarif]" }],
        }),
        END,
      ],
      [
        ["start", "m"],
        ["m", "end"],
      ],
    ),
  ],
  [
    "unknown-variable",
    "warning",
    tree(
      [START, node("m", "message", { content: "Hallo [wetter]" }), END],
      [
        ["start", "m"],
        ["m", "end"],
      ],
    ),
  ],
  [
    "no-disclosure",
    "warning",
    tree([node("start", "start", { content: "Hallo" }), END], [["start", "end"]]),
  ],
  [
    "no-success",
    "info",
    tree([START, node("end", "end", { content: "Tschüss" })], [["start", "end"]]),
  ],
  [
    "no-opt-out",
    "info",
    tree([START, node("end", "end", { content: "Tschüss" })], [["start", "end"]]),
  ],
  [
    "objection-without-intent",
    "warning",
    tree(
      [
        START,
        node("o", "objection", { content: "x", objection: { global: true, returns: true } }),
        END,
      ],
      [["start", "end"]],
    ),
  ],
  [
    "way-out-of-end",
    "warning",
    tree(
      [START, END],
      [
        ["start", "end"],
        ["end", "start"],
      ],
    ),
  ],
  [
    "value-assumed",
    "info",
    tree(
      [START, node("i", "input", { content: "Wann?" }), END],
      [
        ["start", "i"],
        ["i", "end"],
      ],
    ),
  ],
  [
    "listening-assumed",
    "info",
    tree(
      [START, node("m", "message", { content: "Passt das?" }), END],
      [
        ["start", "m"],
        ["m", "end"],
      ],
    ),
  ],
  ["outcome-assumed", "info", tree([START, node("end", "end")], [["start", "end"]])],
  [
    "no-action",
    "warning",
    tree(
      [START, node("a", "action"), END],
      [
        ["start", "a"],
        ["a", "end"],
      ],
    ),
  ],
])("%s is found, as %s", (code, severity, bad) => {
  const found = lintTree(bad).find((finding) => finding.code === code);
  expect(found).toMatchObject({ code, severity });
});

test("variables that have a default, an input or a contact's name are known", () => {
  const nodes = [
    START,
    node("i", "input", { content: "Wann?", input: { variable: "tag", value: "text" } }),
    node("m", "message", { content: "[tag] {firstName} {name} {{customField2}} [wer|dort]" }),
    END,
  ];
  const good = tree(nodes, [
    ["start", "i"],
    ["i", "m"],
    ["m", "end"],
  ]);
  expect(faultsOf(good)).toEqual([]);
});

test("a tree without a beginning can't be called with; one with a beginning can", () => {
  expect(canStart(tree([END], []))).toHaveLength(1);
  expect(canStart(tree([node("start", "start"), END], []))).toHaveLength(1);
  expect(canStart(tree([START], []))).toHaveLength(1);
  expect(canStart(tree([START, END], [["start", "end"]]))).toEqual([]);
});

test("a recording that comes without a yes to it is named, one after a yes is not", () => {
  const record = node("record", "action", { action: { kind: "start-recording" } });
  const asking = (content: string, yes: string, no: string) =>
    tree(
      [
        START,
        node("ask", "decision", {
          content,
          conditions: [
            { id: "yes", condition: "Ja", targetNodeId: yes },
            { id: "no", condition: "Nein", targetNodeId: no },
          ],
        }),
        node("thanks", "message", { content: "Danke." }),
        record,
        END,
      ],
      [
        ["start", "ask"],
        ["thanks", "record"],
        ["record", "end"],
      ],
    );
  const codes = (whole: Tree) =>
    lintTree(whole).flatMap(({ code, nodeId }) => (code === "no-consent" ? [nodeId] : []));
  const question = "Dürfen wir das Gespräch aufnehmen?";
  expect(codes(asking(question, "thanks", "end"))).toEqual([]);
  expect(codes(asking(question, "thanks", "thanks"))).toEqual(["record"]);
  expect(codes(asking("Passt es?", "thanks", "end"))).toEqual(["record"]);
  const unasked = tree(
    [START, record, END],
    [
      ["start", "record"],
      ["record", "end"],
    ],
  );
  expect(codes(unasked)).toEqual(["record"]);
});

test("a mailbox hears that an AI speaks, too", () => {
  const saying = (voicemailMessage: string) => ({
    ...tree([START, END], [["start", "end"]]),
    settings: { voicemailMessage },
  });
  const codes = (message: string) => faultsOf(saying(message)).map(({ code }) => code);
  expect(codes("Hier ist die Sonnwerk. Wir melden uns.")).toEqual(["no-disclosure-on-mailbox"]);
  expect(codes("Hier ist die KI-Assistentin der Sonnwerk.")).toEqual([]);
  expect(codes(" ")).toEqual([]);
});

test("a question between two conditions names both", () => {
  const found = (askBetween: string) =>
    faultsOf({ ...tree([START, END], [["start", "end"]]), settings: { askBetween } });
  expect(found("Eher [eins] oder doch {{zwei}}?")).toEqual([]);
  expect(found(" ")).toEqual([]);
  expect(found("Eher [eins]?")).toMatchObject([
    { code: "place-left-out", severity: "warning", params: { place: "zwei" } },
  ]);
  expect(found("Was denn nun?")).toHaveLength(2);
});
