import { describe, expect, test } from "bun:test";
import { exportTree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { firmRoute, smallTree, treeOfFirm, treeRoutes } from "../testing/samples.ts";

const sample = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
const evil = smallTree({ name: "=cmd|'x'!A1" });
const own = [
  {
    id: "b2b",
    name: "Anna Lorenz",
    type: "Entscheiderin",
    personality: ["=1+1"],
    patienceLevel: 4,
  },
];
const files = {
  "sample.json": exportTree(sample),
  "astray.json": exportTree({
    ...sample,
    nodes: sample.nodes.map((node) =>
      node.id === "interest"
        ? {
            ...node,
            conditions: (node.conditions ?? []).map((one) =>
              one.condition === "Ja" ? { ...one, targetNodeId: "end-no" } : one,
            ),
          }
        : node,
    ),
  }),
  "small.json": exportTree(smallTree()),
  "cut-off.json": exportTree({
    ...smallTree(),
    nodes: [
      ...smallTree().nodes,
      {
        ...{ id: "won", type: "end", title: "Gewonnen", position: { x: 0, y: 0 } },
        ...{ content: "Ja.", outcome: "success" },
      },
    ],
  }),
  "evil.json": exportTree({
    ...evil,
    nodes: evil.nodes.map(({ conditions: _, ...node }) => ({
      ...node,
      id: `=${node.id}`,
      title: `\u001b[2J${node.id}`,
    })),
    connections: [],
  }),
  "own.json": JSON.stringify(own),
  "steering.json": JSON.stringify([{ ...own[0], id: "a\u001b[31m", name: "Eva\u001b[2J" }]),
  "empty.json": exportTree({ ...smallTree(), nodes: [], connections: [] }),
  "numbers.json": exportTree({
    ...smallTree(),
    nodes: [
      { id: "1", type: "start", title: "", position: { x: 0, y: 0 }, content: "Guten Tag." },
      {
        ...{ id: "2\u0007\u001b[31m", type: "decision", title: "", position: { x: 0, y: 0 } },
        content: "Haben Sie Interesse?",
        conditions: [{ id: "yes", condition: "Ja\u001b[1m" }],
      },
    ],
    connections: [{ id: "c", sourceNodeId: "1", targetNodeId: "2\u0007\u001b[31m" }],
  }),
  "wrong.json": JSON.stringify([
    { id: "x", name: "X", type: "T", personality: [], patienceLevel: 11 },
  ]),
  "broken.json": "[{",
};

const cli = (isTerminal = false) => fakeCli({ files, isTerminal });
const simulate = (...words: string[]) => cli().run("simulate", ...words);

test("a report tells figures, personas, paths, failures and coverage", async () => {
  const { code, stdout, stderr } = await simulate("sample.json", "--runs", "100");
  expect(code).toBe(0);
  expect(stdout).toContain(": 100 conversations, 5 personas, noise 0.1, seed 1\n");
  expect(stdout).toMatch(/\n {2}Success {20}[ \d.]+% {2}\([\d.]+ to [\d.]+\)\n/);
  const disclosed =
    /an AI disclosed first: (\d+) of \1(?: \((\d+) hung up before it was said\))?\n/.exec(stdout);
  expect(Number(disclosed?.[1]) + Number(disclosed?.[2] ?? 0)).toBe(100);
  expect(stdout).toMatch(/\(decision-maker\) +20 +\d+ +\d+ +[\d.]+%/);
  expect(stdout).toMatch(/% success {2}Begrüßung → Richtige Person\?/);
  expect(stdout).toMatch(/\nWhere it fails\n {2} +\d+ {2}\S/);
  expect(stdout).toMatch(/\nCoverage: \d+ of 27 nodes, \d+ of 74 connections\n/);
  expect(stdout).toMatch(
    /\n {2}hardly tried: .+ → .+, (?:by nobody|meant (?:once|\d+ times) of \d+)/,
  );
  // Here no time goes by.
  expect(stderr).toBe("Took 0.00 s.\n");
});

test("what became of those who agreed is told, and what leads them astray, with what to read", async () => {
  const { stdout } = await simulate("sample.json", "--runs", "200");
  expect(stdout).toMatch(
    /\nWhere those who agree are led\n {2}QUESTION +AGREE +SUCCESS +NOT AGREED, LED ALONG +LED BY\n/,
  );
  expect(stdout).toMatch(
    /\n {2}Interesse\? +\d+ +[\d.]+% +\d+ +(?:read [\d, ]+ )?Ja → Welcher Tag\? \(\d+\)/,
  );
  expect(stdout).not.toContain("What keeps conversations from a success");

  const astray = await simulate("astray.json", "--runs", "200");
  expect(astray.stdout).toMatch(
    /\nWhat keeps conversations from a success\n {2}✗ [\d.]+% of those who agree at “Interesse\?” end as “Not interested”/,
  );
  const [, index = ""] = /\n {4}read them with --read (\d+)/.exec(astray.stdout) ?? [];
  const read = await simulate("astray.json", "--runs", "200", "--read", index);
  expect(read.stdout).toMatch(/\[Interesse\?\].*\n.* ↳ Ja\n.*\[Kein Interesse\]/);
});

test("broken promises are told with the conversations to read", async () => {
  const { stdout } = await simulate("small.json", "--runs", "40");
  expect(stdout).toMatch(
    /an AI disclosed first: 0 of 40\n {4}no AI disclosed first: read them with --read \d+ or/,
  );
});

test("what was not understood is told in English, in JSON with its code", async () => {
  const { stdout } = await simulate("sample.json", "--runs", "500");
  expect(stdout).toContain("\nSaid and not understood\n");
  expect(stdout).toMatch(/ Add the question “Wie lange dauert das Gespräch\?” to the knowledge/);
  expect(stdout).not.toContain("more convincingly");
  const { discoveredIntents } = JSON.parse(
    (await simulate("sample.json", "--runs", "500", "--json")).stdout,
  );
  expect(discoveredIntents["Wie lange dauert das"]).toMatchObject({
    suggestedActions: [expect.stringContaining("“Wie lange dauert das Gespräch?”")],
    advice: [{ code: "add-entry", question: "Wie lange dauert das Gespräch?" }],
  });
  expect(Object.keys(discoveredIntents)).toContain("Merely misheard");
});

test("of a tree without a beginning it is told that no node was reached", async () => {
  const { stdout } = await simulate("empty.json", "--runs", "3");
  expect(stdout).toContain("3  (no node): 3 not-startable\n");
});

test("neither nodes nor personas steer the terminal", async () => {
  const words = ["numbers.json", "--personas", "steering.json", "--runs", "30"];
  const report = await simulate(...words);
  const conversation = await simulate(...words, "--read", "3");
  expect(report.stdout).toContain("Eva[2J (a[31m)");
  expect(report.stdout).toContain("1 → 2[31m");
  expect(conversation.stdout).toContain("Conversation 3 with a[31m\n");
  expect(`${report.stdout}${conversation.stdout}`.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test("--json gives the same bytes every time; how long it took is beside it", async () => {
  const words = ["sample.json", "--runs", "60", "--seed", "7", "--json"];
  const first = await simulate(...words);
  const second = await simulate(...words, "--workers", "2");
  expect(second.stdout).toBe(first.stdout);
  const result = JSON.parse(first.stdout);
  expect(result).toMatchObject({ totalRuns: 60, seed: 7, noise: 0.1 });
  expect(result).not.toHaveProperty("executionTime");
  expect(JSON.parse(first.stderr)).toMatchObject({ executionTime: 0 });
  const timed = await simulate(...words, "--timing");
  expect(JSON.parse(timed.stdout)).toHaveProperty("executionTime", 0);
  expect(timed.stderr).toBe("");
});

test("--csv is one flat table, in which nothing is a formula", async () => {
  const { code, stdout } = await simulate(
    "evil.json",
    "--runs",
    "5",
    "--csv",
    "--personas",
    "own.json",
  );
  expect(code).toBe(0);
  const rows = stdout.trimEnd().split("\r\n");
  expect(rows[0]).toBe("kind,name,detail,count,of,percent,low,high,titles");
  expect(rows.some((row) => /^rate,success,,0,\d,0,0,[\d.]+,$/.test(row))).toBeTrue();
  expect(rows.some((row) => /^mailbox,recognised,,\d,\d,/.test(row))).toBeTrue();
  expect(rows.some((row) => row.startsWith("node,'=node_1,"))).toBeTrue();
  for (const row of rows.slice(1)) expect(row).not.toMatch(/(?:^|,)"?[=+@]/);
  expect(new Set(rows.map((row) => row.replace(/"[^"]*"/g, "").split(",").length))).toEqual(
    new Set([9]),
  );
});

test("--csv tells of answers, causes and what was understood as it was meant", async () => {
  const { stdout } = await simulate("sample.json", "--runs", "200", "--csv");
  const { stdout: json } = await simulate("sample.json", "--runs", "200", "--json");
  const { answers, understood, promises, totalRuns } = JSON.parse(json);
  const rows = stdout.trimEnd().split("\r\n");
  const [nodeId = "", { agrees }] = Object.entries<{ agrees: { runs: number; successes: number } }>(
    answers,
  )[0] ?? ["", { agrees: { runs: 0, successes: 0 } }];
  expect(agrees.runs).toBeGreaterThan(0);
  const success = `answer,${nodeId},agrees: success,${agrees.successes},${agrees.runs},`;
  expect(rows.some((row) => row.startsWith(success))).toBeTrue();
  expect(rows.some((row) => row.startsWith(`answer-way,${nodeId} → `))).toBeTrue();
  expect(rows.some((row) => row.startsWith(`answer-outcome,${nodeId} → `))).toBeTrue();
  const meant = rows.filter((row) => /^understood,[^,]+,,/.test(row));
  expect(meant).toHaveLength(Object.keys(understood).length);
  expect(rows.some((row) => row.startsWith("misread,"))).toBeTrue();
  expect(rows.some((row) => row.startsWith("aside,"))).toBeTrue();
  const { disclosedFirst, leftFirst } = promises;
  expect(leftFirst).toBeGreaterThan(0);
  const heard = `promise,disclosed-first,,${disclosedFirst},${totalRuns - leftFirst},`;
  expect(rows.some((row) => row.startsWith(heard))).toBeTrue();
  expect(rows.some((row) => row.startsWith(`promise,left-first,,${leftFirst},200,`))).toBeTrue();
  const cut = await simulate("cut-off.json", "--runs", "200", "--csv");
  expect(cut.stdout).toMatch(/\r\ncause,won,success-never-reached,0,\d+,0,0,[\d.]+,Gewonnen\r\n/);
});

test("one conversation can be read by its number from 1, with what was recognised", async () => {
  const { code, stdout, stderr } = await simulate("sample.json", "--runs", "10", "--read", "4");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toStartWith("Conversation 4 with hurried\n");
  expect(stdout).toContain("00:00  agent   [Begrüßung] Guten Tag, hier ist Lena");
  expect(stdout).toMatch(/\n\d\d:\d\d {2}The (?:agent|caller) hung up: [a-z-]+ \([a-z-]+\)\n/);
  const { stdout: json } = await simulate("sample.json", "--runs", "10", "--read", "4", "--json");
  expect(JSON.parse(json)).toMatchObject({ index: 3, personaId: "hurried" });
});

describe("personas", () => {
  test("are some of the built-in ones, by their ids", async () => {
    const { stdout } = await simulate(
      "small.json",
      "--runs",
      "4",
      "--personas",
      "hurried, sceptic",
      "--json",
    );
    expect(JSON.parse(stdout).personas).toMatchObject([
      { id: "hurried", runs: 2 },
      { id: "sceptic" },
    ]);
  });

  test("are one's own, from a file", async () => {
    const { stdout } = await simulate(
      "small.json",
      "--runs",
      "4",
      "--personas",
      "own.json",
      "--json",
    );
    expect(JSON.parse(stdout).personas).toMatchObject([
      { id: "b2b", name: "Anna Lorenz", runs: 4 },
    ]);
  });
});

test("a file that holds no list of personas says what it would have to be", async () => {
  const run = fakeCli({ files: { "small.json": exportTree(smallTree()), "p.json": "[]" } });
  const { code, stderr } = await run.run("simulate", "small.json", "--personas", "p.json");
  expect(code).toBe(2);
  expect(stderr).toContain("  The file is empty. Expected: at least one.\n");
});

describe("limits", () => {
  test("that are kept end with 0", async () => {
    const kept = ["--min-success", "0", "--max-bounce", "100"];
    expect((await simulate("small.json", "--runs", "5", ...kept)).code).toBe(0);
  });

  test("that are missed end with 1 and say which, after the result", async () => {
    const missed = ["--min-success", "99.5", "--max-bounce", "0"];
    const { code, stdout, stderr } = await simulate("small.json", "--runs", "20", ...missed);
    expect(code).toBe(1);
    expect(stdout).toContain("Success");
    expect(stderr).toMatch(
      /error: A limit is missed: success is [\d.]+%, not 99\.5% \(--min-success\); bounce is /,
    );
    const json = await simulate("small.json", "--runs", "20", ...missed, "--json");
    expect(JSON.parse(json.stderr.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({
      error: { reason: "limit-missed", exitCode: 1 },
    });
  });
});

describe("a tree with errors", () => {
  test("is simulated, and they are told with the result", async () => {
    const { code, stdout } = await simulate("evil.json", "--runs", "3");
    expect(code).toBe(0);
    expect(stdout).toContain("Findings in the tree\n");
    expect(stdout).toContain("  error ");
    // Nothing of it steers the terminal.
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test("is refused with --strict, before anything is done", async () => {
    const { code, stdout, stderr } = await simulate("evil.json", "--strict");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/error: The tree has \d+ errors\.\n {2}error /);
  });
});

test("a tree that the server has is named as everywhere", async () => {
  const server = fakeServer({ ...treeRoutes(smallTree()) });
  const { code, stdout } = await fakeCli({ server }).run("simulate", "begr", "--runs", "5");
  expect(code).toBe(0);
  expect(stdout).toStartWith("Begrüßung: 5 conversations");
});

test.each([
  ["the firm of the settings", undefined, "Sonnwerk GmbH", "die KI von Sonnwerk GmbH."],
  ["before that the tree's own", { firma: "Ott" }, "Sonnwerk GmbH", "die KI von Ott."],
])("[firma] of a server's tree is %s", async (_, variables, company, said) => {
  const server = fakeServer({ ...treeRoutes(treeOfFirm(variables)), ...firmRoute(company) });
  const { code, stdout } = await fakeCli({ server }).run("simulate", "begr", "--read", "1");
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(said) });
});

test("on a terminal a bar shows how far it is, and is gone at the end", async () => {
  const { stderr } = await cli(true).run(
    "simulate",
    "small.json",
    "--runs",
    "600",
    "--workers",
    "1",
    "--personas",
    "hurried",
  );
  expect(stderr).toContain("\r\u001b[K█████████████████████████░░░░░ 500 of 600, ");
  expect(stderr).toContain("\r\u001b[KTook ");
  expect(stderr.indexOf("█")).toBeLessThan(stderr.indexOf("Took"));
});

test("Ctrl-C ends it with nothing written", async () => {
  const stopped = fakeCli({ files, overrides: { stopRequested: () => Promise.resolve() } });
  const { code, stdout, stderr } = await stopped.run(
    "simulate",
    "sample.json",
    "--runs",
    "1000000",
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("The simulation was stopped before its end; nothing was written.");
});

test.each([
  [["none.json"], "There is no file none.json."],
  [["sample.json", "--runs", "0"], "It must be a whole number from 1 to 1000000."],
  [["sample.json", "--runs=-5"], "It must be a whole number from 1 to 1000000."],
  [["sample.json", "--runs", "10000000"], "It must be a whole number from 1 to 1000000."],
  [["sample.json", "--noise", "1.5"], "It must be a number from 0 to 1, such as 0.5."],
  [["sample.json", "--noise", "laut"], "It must be a number from 0 to 1"],
  [["sample.json", "--seed", "-1"], "It must be a whole number from 0"],
  [["sample.json", "--workers", "0"], "It must be a whole number from 1 to 64."],
  [["sample.json", "--min-success", "101"], "It must be a number from 0 to 100"],
  [
    ["sample.json", "--personas", "hurried,nobody"],
    'There is no persona "nobody".\n  decision-maker  ',
  ],
  [["sample.json", "--personas", ""], 'There is no persona "".'],
  [["sample.json", "--personas", "gone.json"], "There is no file gone.json."],
  [["sample.json", "--personas", "broken.json"], "broken.json is no JSON."],
  [["sample.json", "--personas", "wrong.json"], "[0].patienceLevel is 11. The most is 10."],
  [
    ["sample.json", "--read", "1001"],
    "There is no conversation 1001: 1000 runs are numbered 1 to 1000.",
  ],
  [["sample.json", "--read", "0"], "It must be a whole number from 1 to 1000000."],
  [["sample.json", "--csv", "--json"], "Either --json or --csv"],
])("%p is wrong usage", async (words, told) => {
  const { code, stdout, stderr } = await simulate(...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(words.includes("--json") ? JSON.parse(stderr).error.message : stderr).toContain(told);
});
