import { expect, test } from "bun:test";
import { join } from "node:path";
import { processorTime } from "@rufbaum/runtime/testing";
import { readSuite } from "./read-suite.ts";

const HEAD = "tree: sample\ncases:\n  - name: a\n    lines:\n";

function problems(text: string): string[] {
  const read = readSuite(text);
  return read.ok
    ? []
    : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  ["", '1:1 The file is empty. It begins with "tree:" and has "cases:" or "simulations:".'],
  ["- a", "1:1 This is no suite. It begins with"],
  ["tree: sample", "1:1 The suite tests nothing"],
  ["tree: [", "1:8 Flow sequence in block collection"],
  ["tree: sample\ntree: sample\ncases: []", "2:1 This field stands twice."],
  [`${HEAD}      - caller: Ja: gern`, "5:17 Text with a colon needs quotes"],
  [`${HEAD}      - caller: "a" b`, "5:21 Something is left over here"],
  [`${HEAD}\t- Ja`, "5:1 Lines are indented by spaces"],
  ["tree: sample\ncases:\n  - name: a\n   lines: [Ja]", "4:1 It is indented wrongly here"],
  [
    "tree: sample\nsimulations: [{ runs: 5, success: 20 }]",
    '2:35 "simulations[0].success" is 20. It must be a map with min, max.',
  ],
  ["tree: sample\ncases: [Ja]", '2:9 "cases[0]" is "Ja". It must be a map with name,'],
  [`${HEAD}      - says: "/\\d/"`, "5:17 A backslash in double quotes has to be written twice"],
  [`${HEAD}      - %ig`, "5:9 Text that begins with a special character needs quotes."],
  [`${HEAD}      - Ja, aber: was`, '5:9 There is no field "Ja, aber" here. Text with a colon'],
  [
    `${HEAD}      - { caller: Ja, aber nein }`,
    '5:23 There is no field "aber nein" here. Text with a colon or',
  ],
  ["cases:\n  - name: a\n    lines: []", '1:1 "tree" is missing. It must be'],
  [`${HEAD}      - caler: Ja`, '5:9 There is no field "caler" here. Did you mean "caller"?'],
  [`${HEAD}      - {}`, '5:9 "cases[0].lines[0]": It says neither what the caller does'],
  [`${HEAD}      - silence: 11`, '5:18 "cases[0].lines[0].silence" is 11. It must be at most 10.'],
  [
    `${HEAD}      - keys: 12a`,
    '5:15 "cases[0].lines[0].keys" is "12a". It must be digits, * and #, in quotes.',
  ],
  [
    `${HEAD}      - says: /Ter(min/`,
    '5:15 "cases[0].lines[0].says" is "/Ter(min/". It is no pattern',
  ],
  [`${HEAD}      - says: '/a(?=b)/'`, '5:15 "cases[0].lines[0].says" is "/a(?=b)/". It is no'],
  [`${HEAD}      - says: [a, '/(/']`, '5:19 "cases[0].lines[0].says[1]" is "/(/"'],
  [`${HEAD}      - action: fails`, '5:9 "cases[0].lines[0]": An action can only go'],
  [
    `${HEAD}      - {caller: a, action: [fails, explodes]}`,
    '5:37 "cases[0].lines[0].action[1]" is "explodes". It must be succeeds',
  ],
  [
    `${HEAD}      - a\n    outcome: apointment`,
    '6:14 "cases[0].outcome" is "apointment". Did you mean "appointment"?',
  ],
  [
    `${HEAD}      - a\n    steps: {min: 3, max: 2}`,
    '6:5 "cases[0].steps": Its min is greater than its max.',
  ],
  [`${HEAD}      - a\n  - name: a\n    lines: []`, "6:11 A case before has this name already"],
  [
    `${HEAD}      - a\n    now: morgen`,
    '6:10 "cases[0].now" is "morgen". It must be a point in time such as 2026-01-05T10:00',
  ],
  [
    `${HEAD}      - a\n    now: 2026-02-30T10:00`,
    '6:10 "cases[0].now" is "2026-02-30T10:00". There is no',
  ],
  [
    `${HEAD}      - a\n    now: 2026-02-20T24:01`,
    '6:10 "cases[0].now" is "2026-02-20T24:01". There is no',
  ],
  [`${HEAD}      - a\n    values: {}`, "3:11 The case expects nothing"],
  [
    `${HEAD}      - a\n    written: [{ kind: tag, tga: x }]`,
    '6:28 There is no field "tga" here. Did you mean "tag"?',
  ],
  [`${HEAD}      - a\n    values: { a: [1] }`, '6:15 "cases[0].values.a" is a list. It must be'],
  [`${HEAD}      - Ja\n      - { caller: Ja, waits: 3 }`, "3:11 The case expects nothing"],
  ["tree: sample\nsimulations:\n  - { runs: 9, noise: 0 }", "3:5 The simulation expects nothing"],
  [
    "tree: sample\nsimulations:\n  - runs: 0",
    '3:11 "simulations[0].runs" is 0. It must be at least 1.',
  ],
  [
    "tree: sample\nsimulations:\n  - {runs: 9, no-failures: [lop]}",
    '3:29 "simulations[0].no-failures[0]" is "lop". Did you mean "loop"?',
  ],
  [
    "tree: sample\nsimulations:\n  - {runs: 9, success: {least: 3}}",
    '3:25 There is no field "least" here. There is "min", "max".',
  ],
  ["tree: {id: a, name: b}\ncases: []", '1:1 "tree": It needs either id or name.'],
])("%p is told with its place", (text, told) => {
  expect(problems(text).filter((problem) => problem.startsWith(told))).toHaveLength(1);
});

test("all mistakes of a file are told at once, in the order of the file", () => {
  const told = problems(
    `${HEAD}      - nod: x\n      - silence: ja\n    outcome: x\n    pat: []\n`,
  );
  expect(told.map((problem) => problem.split(" ")[0])).toEqual(["5:9", "6:18", "7:14", "8:5"]);
});

test("a value that is wrong in two ways is told once", () => {
  expect(problems(`${HEAD}      - a\n    now: morgen`)).toHaveLength(1);
});

test("what YAML takes for a number is text where text is meant", () => {
  const read = readSuite(
    "tree: 12\ncases:\n  - name: 1.0\n    lines: [10, true, {keys: 007}, {says: 12.50, node: 3}]\n    variables: {plz: 01099, n: 3, b: true, none: null}",
  );
  expect(read).toMatchObject({
    ok: true,
    suite: {
      tree: "12",
      cases: [
        {
          name: "1.0",
          lines: ["10", "true", { keys: "007" }, { says: "12.50", node: "3" }],
          variables: { n: 3, b: true, none: null },
        },
      ],
    },
  });
});

test("JSON is read as well, and anchors", () => {
  expect(
    readSuite('{"tree": "sample", "cases": [{"name": "a", "lines": ["Ja"], "steps": 3}]}').ok,
  ).toBe(true);
  const read = readSuite(`${HEAD}      - &yes {caller: Ja, node: a}\n      - *yes\n`);
  expect(read).toMatchObject({
    ok: true,
    suite: { cases: [{ lines: [{ caller: "Ja" }, { caller: "Ja" }] }] },
  });
});

test("a file that unfolds without end is refused, not unfolded", () => {
  const bomb = [
    "tree: sample",
    "cases:",
    ...Array.from({ length: 12 }, (_, index) =>
      index === 0
        ? "  - &a0 [x, x, x, x, x, x, x, x, x, x]"
        : `  - &a${index} [${Array(10)
            .fill(`*a${index - 1}`)
            .join(", ")}]`,
    ),
  ].join("\n");
  expect(problems(bomb)).toEqual(["1:1 The file holds too many parts."]);
  expect(problems(`tree: sample\ncases: ${"[".repeat(500)}${"]".repeat(500)}`)).toEqual([
    "1:1 The file is nested too deeply.",
  ]);
  expect(problems(" ".repeat(3_000_000))[0]).toContain("too large");
});

test("the examples of docs/suites.md are suites", async () => {
  const page = await Bun.file(join(import.meta.dir, "../../../../docs/suites.md")).text();
  const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  expect(examples).toHaveLength(2);
  for (const text of examples) {
    expect(problems(text.includes("tree:") ? text : `tree: sample\n${text}`)).toEqual([]);
  }
});

test.each([
  ["fields that there are not", Array.from({ length: 8_000 }, (_, n) => `k${n}: 1`).join("\n")],
  ["fields that stand twice", "a: 1\n".repeat(8_000)],
  ["lines that are no YAML", "\t: x\n@\n".repeat(4_000)],
  ["lines that nobody can read", "a: b: c\n".repeat(8_000)],
  ["brackets", "[".repeat(20_000)],
  [
    "anchors and aliases",
    `tree: sample\ncases:\n${Array.from({ length: 3_000 }, (_, n) => `- &a${n} {}\n- *a${n}\n`).join("")}`,
  ],
  [
    "cases of one name",
    `tree: sample\ncases:\n${"- {name: a, lines: [{caller: a, node: b}]}\n".repeat(2_000)}`,
  ],
])("a file of very many %s is told what is wrong with it, and soon", async (_, text) => {
  const tell = () => expect(problems(text).length).toBeWithin(1, 101);
  // Where each is compared with all the others, it takes several times as long.
  expect(await processorTime(2_000, tell)).toBeLessThan(2_000);
});

test("an alias stands for what was named so last", () => {
  const read = readSuite(
    `${HEAD}      - &a {caller: Ja, node: a}\n      - *a\n      - &a {caller: Nein, node: b}\n      - *a\n`,
  );
  const said = (caller: string) => ({ caller });
  expect(read).toMatchObject({
    ok: true,
    suite: { cases: [{ lines: [said("Ja"), said("Ja"), said("Nein"), said("Nein")] }] },
  });
});
