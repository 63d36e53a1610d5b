import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { openUnderstanding } from "@rufbaum/understanding";
import { checkSuite } from "./check-suite.ts";
import { readSuite } from "./read-suite.ts";
import type { SuiteRun } from "./run-suite.ts";
import { runText, SAMPLE } from "./testing/run-text.ts";

/** A suite of one case with these lines, and what follows them. */
function suite(lines: string, end = "    steps: 99\n"): string {
  return `tree: sample\ncases:\n  - name: a\n    lines: [${lines}]\n${end}`;
}

async function deviations(text: string, of = SAMPLE): Promise<string[]> {
  const { cases } = await runText(text, { tree: of });
  return cases.flatMap(({ deviations: found }) =>
    found.map(({ line, what, expected, actual }) => `${line}: ${what}: ${expected} / ${actual}`),
  );
}

const YES = "Ja, Ja, Ja, Dienstag um zehn, Ja";

test("a conversation as it goes passes, with all that can be expected of it", async () => {
  const report = await runText(`
tree: sample
variables: { firstName: Frau Weber }
cases:
  - name: Termin
    now: 2026-01-05T10:00
    lines:
      - { says: [KI-Assistentin, "/mit Frau Weber\\\\?$/"], not-says: Herr, node: Richtige Person? }
      - { caller: am Apparat, condition: Ja, intent: Ja, node: Zeit?, says: zwei Minuten }
      - Ja
      - { caller: "Ja, aber was kostet das?", condition: Ja, node: Welcher Tag?, says: kostenlos }
      - { caller: Dienstag um zehn, condition: null, variables: { tag: 2026-01-06, uhrzeit: "10:00", email: null } }
      - { caller: Ja, does: book-appointment, node: end-appointment }
    outcome: appointment
    reason: completed
    path: [start, person, ..., objection-price, day, hour, …, end-appointment]
    steps: { min: 9, max: 10 }
`);
  expect(report.cases.flatMap((each) => each.deviations)).toEqual([]);
  expect(report).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
});

test("an entry of the knowledge is expected by its id or a wording, and told by name if it is not", async () => {
  const knowledge = [
    {
      id: "wartung",
      questions: ["Wie oft muss man die Anlage warten?"],
      answer: "Alle zwei Jahre.",
    },
    { id: "dauer", questions: ["Wie lange dauert die Montage?"], answer: "Zwei Tage." },
  ];
  const known = { ...SAMPLE, settings: { ...SAMPLE.settings, knowledge } };
  const asks = "caller: wie lange dauert die montage";
  expect(await deviations(suite(`Ja, {${asks}, answered: dauer, node: Zeit?}`), known)).toEqual([]);
  const wording = `Ja, {${asks}, answered: "Wie lange dauert die Montage", says: Zwei Tage}`;
  expect(await deviations(suite(wording), known)).toEqual([]);
  expect(await deviations(suite(`Ja, {${asks}, answered: wartung}`), known)).toEqual([
    "1: answered: wartung / Wie lange dauert die Montage?",
  ]);
  expect(await deviations(suite("Ja, {caller: Ja, answered: null}"), known)).toEqual([]);
  const none = deviations(suite(`Ja, {${asks}, answered: preise}`), known);
  await expect(none).rejects.toThrow('knowledge has no entry "preise"');
});

test.each([
  [suite("{caller: Ja, node: Interesse?}"), "0: node: Interesse? / Zeit?"],
  [suite("{caller: Ja, condition: Nein}"), "0: condition: Nein / Ja"],
  [suite("{caller: Ja, condition: null}"), "0: condition: none / Ja"],
  [suite("{caller: Ja, intent: opt_out}"), "0: intent: opt_out / Ja"],
  [suite("Ja, {caller: Ja, says: Dachboden}"), "1: says: Dachboden / Wir rechnen"],
  [suite("{caller: Ja, says: [zwei, /drei/i]}"), "0: says: /drei/i / Schön"],
  [suite("{caller: Ja, not-says: zwei Minuten}"), "0: not-says: not zwei Minuten / Schön"],
  [suite(`${YES}, {variables: {tag: 2026-01-07}}`), "5: variable tag: 2026-01-07 / 2026-01-06"],
  [suite("{caller: Ja, variables: {tag: x}}"), "0: variable tag: x / none"],
  [suite("{caller: Ja, does: book-appointment}"), "0: does: book-appointment / nothing"],
  [suite(YES, "    outcome: success"), "null: outcome: success / appointment"],
  [suite("Ja", "    outcome: success"), "null: outcome: success / the call still goes on at Zeit?"],
  [suite(YES, "    reason: unmatched"), "null: reason: unmatched / completed"],
  [
    suite("Ja", "    path: [start, time]"),
    "null: path: start → time / Begrüßung → Richtige Person? → Zeit?",
  ],
  [suite("Ja", "    path: start → time → ..."), "null: path: start → time → ... / Begrüßung"],
  [suite("Ja", "    steps: 2"), "null: steps: at most 2 / 3"],
  [suite("Ja", "    steps: {min: 4}"), "null: steps: at least 4 / 3"],
  [suite(`${YES}, Danke`), "5: the call: going on, for Danke / over: appointment (completed)"],
  [suite("Ja, {interrupts: 99, caller: Ja}"), "1: interrupts: something to cut into / Schön"],
  [suite("{interrupts: Guten Tag}"), "0: interrupts: Guten Tag / Guten Tag, hier"],
  [suite("Ja, {interrupts: nie gesagt}"), "1: interrupts: nie gesagt / Schön"],
])("%p deviates by %p", async (text, told) => {
  const found = await deviations(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toStartWith(told);
});

const KEYED = tree(
  [
    node("start", "start", { content: "Hallo. [name|dort]" }),
    node("nr", "input", { content: "Ihre Nummer?", input: { variable: "nr", value: "digits" } }),
    node("hook", "action", { action: { kind: "call-webhook", url: "https://example.de" } }),
    node("tag", "action", { action: { kind: "tag", tag: "x" } }),
    node("pass", "action", { action: { kind: "transfer", to: "+493023125001" } }),
    node("end", "end", { content: "Herr [kunde|x], tschüs.", outcome: "success" }),
    node("bad", "end", { content: "Schade.", outcome: "callback" }),
  ],
  [
    ["start", "nr"],
    ["nr", "hook"],
    ["hook", "pass"],
    ["hook", "tag", "failed"],
    ["tag", "bad"],
    ["tag", "end", "failed"],
    ["pass", "end"],
    ["pass", "bad", "failed"],
  ],
);

describe("what is there at the end", () => {
  const at = "Ja, Ja, Ja, Dienstag um zehn, Ja";
  const done = "written: [{ kind: book-appointment, variable: tag }]";

  test.each<[string, string, string[]]>([
    [at, 'values: { tag: 2026-01-06, uhrzeit: "10:00", email: null }', []],
    [at, 'values: { Welcher Tag?: 2026-01-06, hour: "10:00", E-Mail-Adresse?: null }', []],
    [at, "values: { Welcher Tag?: 2026-01-07 }", ["value Welcher Tag?: 2026-01-07 / 2026-01-06"]],
    [at, "values: { tag: null }", ["value tag: none / 2026-01-06"]],
    ["Ja", "values: { tag: 2026-01-06 }", ["value tag: 2026-01-06 / none"]],
    [at, done, []],
    [at, "written: book-appointment", []],
    [at, "written: { kind: book-appointment, note: null, variable: /^ta/ }", []],
    [at, "written: []", ["written: nothing / book-appointment"]],
    ["Ja", done, ["written: book-appointment / nothing"]],
    [
      at,
      "written: [{ kind: book-appointment, note: Heute, variable: tage }]",
      [
        "written: note of book-appointment: Heute / none",
        "written: variable of book-appointment: tage / tag",
      ],
    ],
    // Nothing was booked where that failed, and an objection to calls is kept without a node for it.
    [at.replace(/Ja$/, "{ caller: Ja, action: fails }"), "written: []", []],
    ["Rufen Sie mich nie wieder an", "written: [record-opt-out]", []],
  ])("%s: %s", async (lines, end, told) => {
    const found = await deviations(suite(lines, `    ${end}\n`));
    expect(found).toEqual(told.map((each) => `null: ${each}`));
  });

  const sms = tree(
    [
      node("start", "start", { content: "Hallo." }),
      node("plz", "input", { content: "Ihre PLZ?", input: { variable: "plz", value: "postcode" } }),
      node("hook", "action", { action: { kind: "call-webhook", url: "https://example.de" } }),
      node("sms", "action", { action: { kind: "send-sms", text: "An [kunde]\nin [plz|dort]" } }),
      node("tag", "action", { action: { kind: "tag", tag: "2026" } }),
      node("end", "end", { content: "Tschüs.", outcome: "success" }),
    ],
    [
      ["start", "plz"],
      ["plz", "hook"],
      ["hook", "sms"],
      ["sms", "tag"],
      ["tag", "end"],
    ],
  );
  const lines = '{ keys: "10115#", action: { gives: { kunde: Weber } } }';

  test("texts are as they went out, in the order in which they did", async () => {
    const end = (...written: string[]) =>
      ["    values: { plz: 10115, kunde: Weber }", "    written:", ...written, ""].join("\n");
    const text = end(
      "      - call-webhook",
      "      - { kind: send-sms, text: An Weber in 10115 }",
      "      - { kind: tag, tag: 2026 }",
    );
    const [found] = await deviations(suite(lines, text), sms);
    expect(found).toBeUndefined();
  });

  test.each([
    ["values: { tga: x }", '6:15 No node of the tree stores "tga". Did you mean "tag"?'],
    ["values: { start: x }", '6:15 The node "start" stores nothing that'],
    ["written: [book-apointment]", '6:15 The tree has no action "book-apointment". Did you mean'],
    ["written: { kind: tag, tag: x }", '6:22 The tree has no action "tag". There is'],
    [
      "written: [{ kind: book-appointment, notes: x }]",
      '6:41 There is no field "notes" here. Did you mean "note"?',
    ],
    [
      "written: [{ kind: book-appointment, text: x }]",
      '6:41 An action "book-appointment" has no "text".',
    ],
    ["written: [{ variable: tag }]", '6:15 "cases[0].written[0].kind" is missing.'],
  ])("%s is told with its place and what would be right", (end, told) => {
    const text = suite("Ja", `    steps: 9\n    ${end}\n`);
    const read = readSuite(text);
    const problems = read.ok ? checkSuite(read.suite, SAMPLE, read.places) : read.problems;
    const written = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(written).toHaveLength(1);
    expect(written[0]).toStartWith(told);
  });
});

describe("what callers do besides speaking", () => {
  test.each([
    ["{keys: 471#, does: [call-webhook, transfer]}", "reason: transferred"],
    ["{keys: 471#, action: fails}", "outcome: callback"],
    ["{keys: 471#, action: [fails, fails]}", "outcome: success"],
    ["{keys: 471#, action: [succeeds, fails]}", "outcome: callback"],
    ["{keys: 471#, action: {gives: {kunde: Weber}}, variables: {nr: 471, kunde: Weber}}", ""],
    ["{keys: 471#, action: [succeeds, not-picked-up], says: Schade}", "reason: completed"],
    ["{keys: 471#, action: [not-picked-up, not-picked-up], says: Schade}", "outcome: callback"],
    // As older suites say it.
    ["{keys: 471#, action: [succeeds, goes-on], says: Schade}", "outcome: callback"],
    ["silence, {keys: 471#}", ""],
    ["{silence: true, says: Sind Sie noch da?}, {keys: 4}, silence", ""],
    ["{silence: 2}", "reason: silent"],
    ["{hangs-up: true}", "reason: hung-up"],
    ["{waits: 700, caller: hallo}", "reason: too-long"],
  ])("%s", async (lines, end) => {
    const text = suite(
      lines.replace(/\b(silence|hangs-up)(?=,|$)/g, "{$1: true}"),
      `    steps: 99\n    ${end}`,
    );
    expect(await deviations(text, KEYED)).toEqual([]);
  });

  test("an interruption counts as in a call: a mere yes to half a question is no answer", async () => {
    expect(
      await deviations(
        suite(
          "Ja, {interrupts: 3, caller: mhm, says: Sie erreiche. Haben, node: Zeit?}, {interrupts: true}, Ja",
        ),
      ),
    ).toEqual([]);
  });

  test("what the tree knows by itself can be taken away", async () => {
    const known = { ...KEYED, settings: { variables: { name: "Erika" } } };
    const said = (value: string) => suite("{says: VALUE}", "").replace("VALUE", value);
    expect(await deviations(said("Erika"), known)).toEqual([]);
    const without = `${said("dort")}    variables: { name: null }\n`;
    expect(await deviations(without, known)).toEqual([]);
  });
});

test("days are read by the time of the call, its case's before the suite's", async () => {
  const text = (now: string) => `tree: sample
now: 2026-06-01T23:30
cases:
  - name: a
    ${now}
    lines: [Ja, Ja, Ja, {caller: morgen, variables: {tag: DAY}}]`;
  expect(await deviations(text("").replace("DAY", "2026-06-02"))).toEqual([]);
  expect(await deviations(text("now: 2026-03-28T23:30").replace("DAY", "2026-03-29"))).toEqual([]);
  expect(await deviations(text("now: 2026-06-01T22:30Z").replace("DAY", "2026-06-03"))).toEqual([]);
});

describe("which are run", () => {
  const three = `tree: sample
cases:
  - { name: one, lines: [Ja], outcome: success }
  - { name: two, lines: [Ja], outcome: success, skip: not yet }
  - { name: three, lines: [Ja], steps: 9 }
`;
  const statuses = async (more = {}) =>
    (await runText(three, more)).cases.map(({ name, status }) => `${name} ${status}`);

  test("all, but those left out", async () => {
    expect(await statuses()).toEqual(["one failed", "two skipped", "three passed"]);
  });
  test("after the first failure none, if asked", async () => {
    expect(await statuses({ bails: true })).toEqual(["one failed", "two skipped", "three skipped"]);
  });
  test("those of a name", async () => {
    const isWanted = (name: string) => name.includes("t");
    expect(await statuses({ isWanted })).toEqual(["two skipped", "three passed"]);
  });
});

describe("coverage", () => {
  test("names what no case reaches, and holds a limit", async () => {
    const report = await runText(`${suite(YES)}coverage: { nodes: 30, connections: 90 }\n`);
    expect(report.coverage.nodes).toMatchObject({ covered: 9, total: SAMPLE.nodes.length });
    expect(report.coverage.nodes.missing[0]).toEqual({ id: "gatekeeper", label: "Vorzimmer" });
    expect(report.coverageDeviations).toHaveLength(1);
    expect(report.coverageDeviations?.[0]?.expected).toBe("at least 90 %");
    expect(report).toMatchObject({ passed: 1, failed: 1 });
  });

  test("ways are told apart by condition, failure and what an objection left standing", async () => {
    const { coverage } = await runText(
      suite(
        "Ja, Ja, {caller: 'Ja, aber was kostet das?'}, Dienstag um zehn, {caller: Ja, action: fails}",
      ),
    );
    const missing = coverage.connections.missing.map(({ id, label }) => `${id} ${label}`);
    const walked = ["person:time-ja", "interest:day-ja", "confirm:book-ja", "connection_14"];
    expect(missing.filter((each) => walked.includes(each.split(" ")[0] ?? ""))).toEqual([]);
    expect(missing).toContain("interest:last-offer-nein Interesse? → Letztes Angebot (Nein)");
    expect(missing).toContain("connection_13 Termin vormerken → Termin");
  });

  test("asks nothing of a part of the cases", async () => {
    const text = `${suite("Ja")}coverage: { nodes: 100 }\n`;
    expect(await runText(text, { isWanted: () => false })).toMatchObject({ failed: 0, passed: 0 });
  });
});

describe("simulations", () => {
  const simulation = (limits: string) =>
    `tree: sample\nsimulations:\n  - { runs: 40, ${limits} }\n`;
  const found = async (limits: string) => {
    const [report] = (await runText(simulation(limits))).simulations;
    return report?.deviations.map(({ what, expected }) => `${what}: ${expected}`);
  };

  test("limits that are kept pass, and what was measured is told", async () => {
    const report = await runText(
      simulation(
        "success: {min: 0}, path-length: {min: 1, max: 200}, opt-out: always-honoured, disclosure: always-first, no-failures: [loop, dead-end], coverage: {nodes: 10}",
      ),
    );
    expect(report.simulations).toMatchObject([
      { name: "Simulation 1 (40 runs)", status: "passed" },
    ]);
    const [{ measured = [] } = {}] = report.simulations;
    expect(measured.map((each) => each.split(":")[0])).toEqual([
      "success",
      "path-length",
      "coverage of nodes",
      "opt-out",
      "disclosure",
      "no-failures",
    ]);
  });

  test.each([
    ["success: {min: 100}", "success: at least 100 %"],
    ["bounce: {max: 0}, seed: 7, noise: 1", "bounce: at most 0 %"],
    ["path-length: {max: 2}", "path-length: at most 2 nodes"],
    ["coverage: {connections: 100}", "coverage of connections: at least 100 %"],
    ["no-failures: true", "no-failures: none"],
  ])("%s is missed", async (limits, told) => {
    expect(await found(limits)).toEqual([told]);
  });

  test("what speaks against a limit is told, one conversation for each", async () => {
    const [report] = (
      await runText(
        simulation("no-failures: true, failures-per-node: {max: 0}, success: {min: 100}"),
      )
    ).simulations;
    const told = report?.deviations.map(({ what, example }) => ({
      what,
      failure: example?.failure,
    }));
    expect(told?.[0]).toEqual({ what: "success", failure: undefined });
    expect(told?.[1]).toMatchObject({
      what: "no-failures",
      failure: { reason: expect.anything() },
    });
    const nodeId = told?.[2]?.failure?.nodeId;
    const title = SAMPLE.nodes.find(({ id }) => id === nodeId)?.title;
    expect(told?.[2]?.what).toBe(`failures at ${title}`);
    expect(report?.deviations[1]?.example?.lines.length).toBeGreaterThan(1);
  });

  test("failures are limited at each node, and at one by name", async () => {
    const all = (await found("failures-per-node: {max: 0}")) ?? [];
    expect(all.length).toBeGreaterThan(1);
    const [first = ""] = all;
    const name = first.replace(/^failures at (.*): at most 0 %$/, "$1");
    expect(await found(`failures-at: {"${name}": {max: 0}}`)).toEqual([first]);
    expect(
      await found(`failures-at: {"${name}": {max: 100}}, failures-per-node: {max: 100}`),
    ).toEqual([]);
  });
});

test("a line that is asked between shows what the agent said, and its answer goes the way", async () => {
  const contract = tree(
    [
      node("start", "start", { content: "Hallo." }),
      node("ask", "decision", {
        content: "Was möchten Sie tun?",
        conditions: [
          { id: "1", condition: "weiter", targetNodeId: "yes", examples: ["alles so lassen"] },
          { id: "2", condition: "Kündigen", targetNodeId: "no" },
        ],
      }),
      node("yes", "end", { content: "Schön.", outcome: "success" }),
      node("no", "end", { content: "Schade.", outcome: "not-interested" }),
    ],
    [["start", "ask"]],
  );
  const { read } = await openUnderstanding();
  const reader: SuiteRun["reader"] = {
    read: (text, expected) => ({
      ...read(text, expected),
      ...(text === "der Vertrag" && {
        ...{ condition: null, intent: null },
        alternatives: ["weiter", "Kündigen"].map((condition) => ({ condition, confidence: 0.3 })),
      }),
    }),
  };
  const lines = "{caller: der Vertrag, condition: null, says: Was meinen Sie, node: ask}";
  const report = await runText(suite(`${lines}, {caller: das zweite, condition: Kündigen}`), {
    ...{ tree: contract, reader },
  });
  expect(report.cases.flatMap(({ deviations: found }) => found)).toEqual([]);
  const [failing] = (
    await runText(suite(lines, "    outcome: success\n"), { tree: contract, reader })
  ).cases;
  expect(failing?.transcript.map(({ text }) => text)).toContain(
    "Was meinen Sie: „alles so lassen“ oder Kündigen?",
  );
});
