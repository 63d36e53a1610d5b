import { describe, expect, test } from "bun:test";
import { readSuite } from "./read-suite.ts";
import { runText } from "./testing/run-text.ts";
import { updateSuite } from "./update-suite.ts";

async function updated(text: string) {
  return updateSuite(text, await runText(text));
}

const OUTDATED = `# What we promise.
tree: sample   # the one of the house

cases:
  - name: "Termin"
    lines:
      - am Apparat
      - caller: Ja      # he has time
        node: 'Zeit?'   # outdated
        condition: "Nein"
      - {caller: Ja, node: person}
      - caller: Dienstag um zehn
        variables:
          tag: 2026-01-07 # a Tuesday
          uhrzeit: "10:00"
      - Ja
    outcome: >-
      success
    path:
      - start   # first
      - end-no
    # the end
  - name: Nein
    lines: [{caller: Nein, node: time}]
    path: [start, person]
`;

test("only what is outdated changes; comments, order and style stay", async () => {
  const { text, updates } = await updated(OUTDATED);
  expect(text).toBe(`# What we promise.
tree: sample   # the one of the house

cases:
  - name: "Termin"
    lines:
      - am Apparat
      - caller: Ja      # he has time
        node: Interesse?   # outdated
        condition: Ja
      - {caller: Ja, node: Welcher Tag?}
      - caller: Dienstag um zehn
        variables:
          tag: 2026-01-06 # a Tuesday
          uhrzeit: "10:00"
      - Ja
    outcome: appointment
    path:
      - Begrüßung
      - Richtige Person?
      - Zeit?
      - Interesse?
      - Welcher Tag?
      - Welche Uhrzeit?
      - Stimmt der Termin?
      - Termin vormerken
      - Termin
    # the end
  - name: Nein
    lines: [{caller: Nein, node: Vorzimmer}]
    path: [Begrüßung, Richtige Person?, Vorzimmer]
`);
  expect(updates[0]).toEqual({
    line: 9,
    path: "cases[0].lines[1].node",
    from: "Zeit?",
    to: "Interesse?",
  });
  expect(updates).toHaveLength(8);
  const again = await runText(text);
  expect(again.failed).toBe(0);
  expect(updateSuite(text, again)).toEqual({ text, updates: [] });
});

test("in JSON it stays JSON", async () => {
  const text =
    '{"tree": "sample", "cases": [\n  {"name": "a", "lines": [{"caller": "Ja", "node": "person"}],\n   "path": ["person"]}\n]}\n';
  const { text: written } = await updated(text);
  expect(JSON.parse(written)).toEqual({
    tree: "sample",
    cases: [
      {
        name: "a",
        lines: [{ caller: "Ja", node: "Zeit?" }],
        path: ["Begrüßung", "Richtige Person?", "Zeit?"],
      },
    ],
  });
  expect(written.split("\n")).toHaveLength(text.split("\n").length);
});

test("what is stored and what was done are put right as well, as their author wrote them", async () => {
  const text = `tree: sample
cases:
  - name: a
    lines: [Ja, Ja, Ja, Dienstag um zehn, Ja]
    values:
      tag: 2026-01-07 # a Tuesday
      email: anna@example.de
    written: []
  - name: b
    lines: [Ja, Ja, Ja, Dienstag um zehn, Ja]
    written:
      - record-opt-out # no longer
      - { kind: book-appointment, variable: /^t/ }
  - name: c
    lines: [Ja, Ja, Ja, Dienstag um zehn, Ja]
    written:
      kind: book-appointment
      variable: day # as it was
`;
  const { text: written, updates } = await updated(text);
  expect(written).toBe(`tree: sample
cases:
  - name: a
    lines: [Ja, Ja, Ja, Dienstag um zehn, Ja]
    values:
      tag: 2026-01-06 # a Tuesday
      email: null
    written: [{ kind: book-appointment, variable: tag }]
  - name: b
    lines: [Ja, Ja, Ja, Dienstag um zehn, Ja]
    written:
      - { kind: book-appointment, variable: "/^t/" }
  - name: c
    lines: [Ja, Ja, Ja, Dienstag um zehn, Ja]
    written:
      kind: book-appointment
      variable: tag # as it was
`);
  expect(updates[2]).toEqual({
    ...{ line: 8, path: "cases[0].written", from: "nothing" },
    to: "{ kind: book-appointment, variable: tag }",
  });
  expect((await runText(written)).failed).toBe(0);
});

test("in JSON, too, what was done stays JSON", async () => {
  const text =
    '{"tree": "sample", "cases": [{"name": "a", "lines": ["Ja", "Ja", "Ja", "Dienstag um zehn", "Ja"], "written": []}]}';
  const { text: written } = await updated(text);
  expect(JSON.parse(written).cases[0].written).toEqual([
    { kind: "book-appointment", variable: "tag" },
  ]);
});

describe("words", () => {
  const said = (says: string) =>
    `tree: sample\ncases:\n  - name: a\n    lines:\n      - {caller: Ja}\n      - caller: Ja\n        says: ${says}\n`;

  test("put differently, they become the sentence that says the same", async () => {
    const { text } = await updated(said("Wäre ein Termin interessant für Sie?"));
    expect(text).toContain("        says: Wäre ein Beratungstermin dafür interessant für Sie?\n");
    expect((await runText(text)).failed).toBe(0);
  });

  test.each([
    ["a pattern", said("/Wäre ein Termin/")],
    ["what is not like anything that is said", said("Auf Wiederhören, Frau Weber.")],
    ["what is not to be said", said("zwei").replace("says", "not-says").replace("zwei", "Dach")],
    [
      "words at a node that is another one",
      said("eine Anlage auf dem Dach im Jahr einspart").replace(
        "says",
        "condition: Nein\n        says",
      ),
    ],
    ["limits", `${said("Dach")}    steps: 2\n`],
    ["a path that leaves parts open", `${said("Dach")}    path: [..., end-no]\n`],
    ["what the call did not live to hear", `${said("Dach")}      - hangs-up: true\n      - Ja\n`],
  ])("%s is left to its author", async (_what, text) => {
    const { text: written, updates } = await updated(text);
    expect(updates.filter(({ path }) => !path.endsWith("condition"))).toEqual([]);
    expect(written.replace("condition: Ja", "condition: Nein")).toBe(text);
    expect((await runText(text)).failed).toBe(1);
  });
});

test("what is put in is read again as it was, whatever a title holds", async () => {
  const titles = [
    "a: b",
    "- x",
    "#1",
    "null",
    "Ja, 100 %?",
    "'",
    '"',
    "[x]",
    "12",
    "ö  ö",
    "x #y",
    "y:",
    "… ",
    "a\u0085b",
  ];
  for (const title of titles) {
    const report = {
      cases: [
        {
          deviations: [
            {
              at: ["cases", 0, "lines", 0, "node"],
              line: 0,
              what: "node",
              expected: "",
              actual: "",
              instead: title,
            },
          ],
        },
      ],
    };
    for (const line of [
      "- {caller: Ja, node: x}",
      "- caller: Ja\n        node: x",
      "- node: 'x'",
    ]) {
      const text = `tree: sample\ncases:\n  - name: a\n    lines:\n      ${line}\n`;
      const { text: written } = updateSuite(text, report as never);
      const read = readSuite(written);
      expect([title, read.ok && read.suite.cases?.[0]?.lines[0]]).toEqual([
        title,
        expect.objectContaining({ node: title }),
      ]);
    }
  }
});
