import { describe, expect, test } from "bun:test";
import { exportTree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { readJunit } from "../testing/junit-schema.ts";
import { firmRoute, smallTree, treeOfFirm, treeRoutes } from "../testing/samples.ts";

const SMALL = `tree: small.json
cases:
  - name: Ja
    lines:
      - says: Haben Sie Interesse?
      - caller: Ja, gern
        node: Ende
    outcome: completed
  - name: Nein
    lines:
      - { caller: Nein, node: Ende }   # it leads nowhere
    path: [Start, ..., Ende]
`;

const files = {
  "small.json": exportTree(smallTree()),
  "suites/small.json": exportTree(smallTree()),
  "small.yaml": SMALL,
  "passing.yaml":
    "tree: sample\ncases:\n  - { name: Opt-out, lines: [Rufen Sie mich nie wieder an], outcome: opt-out }\n",
  "suites/passing.yaml":
    "tree: small.json\ncases:\n  - { name: Ja, lines: [Ja], outcome: completed }\n",
};

const cli = (more: Record<string, string> = {}) => fakeCli({ files: { ...files, ...more } });

test("a failure is shown where the dialogue leaves the path, with what came instead", async () => {
  const { code, stdout, stderr } = await cli().run("test", "small.yaml");
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toBe(
    [
      "small.yaml  Begrüßung",
      "  ✓ Ja",
      "  ✗ Nein",
      "      small.yaml:11:31",
      "      agent  [Start] Guten Tag.",
      "      agent  [Interesse?] Haben Sie Interesse?",
      "    > caller Nein",
      "    > agent  [Interesse?] Haben Sie Interesse?",
      "    > ✗ node: expected Ende, got Interesse?",
      "      and 1 more after it",
      "",
      "1 passed, 1 failed",
      "",
    ].join("\n"),
  );
});

test("several suites are run one after the other, each with the tree beside it", async () => {
  const { code, stdout } = await cli().run(
    "test",
    "passing.yaml",
    "suites/passing.yaml",
    "passing.yaml",
  );
  expect(code).toBe(0);
  expect(stdout).toContain("passing.yaml  Photovoltaik-Beratung (Beispiel)\n  ✓ Opt-out");
  expect(stdout).toContain("suites/passing.yaml  Begrüßung\n  ✓ Ja");
  expect(stdout).toEndWith("\n2 passed, 0 failed\n");
});

describe("whose tree", () => {
  const suite = (tree: string) => ({
    "s.yaml": `tree: ${tree}\ncases:\n  - { name: a, lines: [Ja], outcome: completed }\n`,
  });
  const server = fakeServer({ ...treeRoutes(smallTree()) });

  test.each([
    [undefined, "Sonnwerk"],
    [{ firma: "Ott" }, "Ott"],
  ])("with variables %p its [firma] is %s", async (variables, firm) => {
    const firms = fakeServer({ ...treeRoutes(treeOfFirm(variables)), ...firmRoute("Sonnwerk") });
    const files = {
      "s.yaml": `tree: Begrüßung\ncases:\n  - { name: a, lines: [{ says: "KI von ${firm}" }, Ja], outcome: completed }\n`,
    };
    const { code, stdout } = await fakeCli({ server: firms, files }).run("test", "s.yaml");
    expect({ code, stdout }).toMatchObject({ code: 0 });
  });

  test.each(["Begrüßung", "{ id: tree_1 }", "{ name: Begr }", "tree_1@draft"])(
    "%s is asked of a server",
    async (tree) => {
      const { code, stdout } = await fakeCli({ server, files: suite(tree) }).run("test", "s.yaml");
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: expect.stringContaining("s.yaml  Begrüßung"),
      });
    },
  );

  test("--tree takes another one", async () => {
    const { stdout } = await cli(suite("nobody")).run("test", "s.yaml", "--tree", "small.json");
    expect(stdout).toStartWith("s.yaml  Begrüßung");
  });

  test("one that is not there is a mistake of the suite", async () => {
    const { code, stderr } = await cli(suite("none.json")).run("test", "s.yaml");
    expect(code).toBe(2);
    expect(stderr).toContain("s.yaml:1:7: There is no file none.json.");
    const unknown = await fakeCli({ server, files: suite("Abschied") }).run("test", "s.yaml");
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("s.yaml:1:7: ") });
  });
});

test("mistakes of all suites are told at once, and nothing is run", async () => {
  const more = {
    "a.yaml": SMALL.replace("outcome: completed", "outcom: completed"),
    "b.yaml": SMALL.replace("node: Ende\n", "node: Ente\n").replace("[Start,", "[Stard,"),
    "c.yaml":
      "tree: sample\nsimulations:\n  - { runs: 10, success: { min: 1 }, personas: [nobody] }\n",
  };
  const { code, stdout, stderr } = await cli(more).run(
    "test",
    "a.yaml",
    "b.yaml",
    "c.yaml",
    "passing.yaml",
  );
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  const told = stderr.split("\n").filter((line) => line.startsWith("  "));
  expect(told).toEqual([
    '  a.yaml:8:5: There is no field "outcom" here. Did you mean "outcome"?',
    '  b.yaml:7:15: The tree has no node "Ente". Did you mean "Ende"?',
    '  b.yaml:12:12: The tree has no node "Stard". Did you mean "Start"?',
    expect.stringContaining('  c.yaml:3:38: There is no persona "nobody". decision-maker  Thomas'),
  ]);
});

describe("which are run", () => {
  test.each([
    ["nein", ["✗ Nein"]],
    ["/^J/", ["✓ Ja"]],
    ["n", ["✗ Nein"]],
  ])("--filter %s", async (filter, shown) => {
    const { stdout } = await cli().run("test", "small.yaml", "--filter", filter);
    expect(stdout.match(/^ {2}[✓✗-] .*$/gm)?.map((line) => line.trim())).toEqual(shown);
  });

  test("a filter that nothing passes is told", async () => {
    const { code, stderr } = await cli().run("test", "small.yaml", "--filter", "xyz");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "error: No case or simulation has a name with this in it.\n",
    });
    expect(await cli().run("test", "small.yaml", "--filter", "/(/")).toMatchObject({ code: 2 });
  });

  test("--bail stops at the first failure, in the suites that follow as well", async () => {
    const { code, stdout } = await cli().run("test", "small.yaml", "passing.yaml", "--bail");
    expect(code).toBe(1);
    expect(stdout).not.toContain("passing.yaml");
  });
});

test("--coverage names what no case reaches", async () => {
  const { stdout } = await cli().run("test", "passing.yaml", "--coverage");
  expect(stdout).toContain("  nodes: 3 of 27 (11.1%)\n    no case reaches\n      Vorzimmer\n");
  expect(stdout).toMatch(/ {6}Richtige Person\? → Vorzimmer \(Nein\)\n/);
});

test("--update puts the file right, says what it changed, and leaves the rest", async () => {
  const updated = cli();
  const { code, stdout, stderr } = await updated.run("test", "small.yaml", "--update");
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "small.yaml:11:  cases[1].lines[0].node: Ende is now Interesse?\n".replace(":  ", ": "),
  });
  expect(updated.files.get("small.yaml")).toBe(
    SMALL.replace("{ caller: Nein, node: Ende }", "{ caller: Nein, node: Interesse? }"),
  );
  // The path leaves parts open: which, is for its author to say.
  expect(stdout).toContain("✗ path: expected Start → ... → Ende");
});

test("--update follows nodes that got another title, and a mistake it can't mend is told", async () => {
  const renamed = SMALL.replace("node: Ende\n", "node: Schluss\n").replace("Ende ", "Fin ");
  const updated = cli({ "renamed.yaml": renamed });
  const before = await updated.run("test", "renamed.yaml");
  expect(before.code).toBe(2);
  expect(before.stderr).toContain('renamed.yaml:7:15: The tree has no node "Schluss".');
  const { code, stderr } = await updated.run("test", "renamed.yaml", "--update");
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: [
      "renamed.yaml:7: cases[0].lines[1].node: Schluss is now Ende\n",
      "renamed.yaml:11: cases[1].lines[0].node: Fin is now Interesse?\n",
    ].join(""),
  });
  const limits =
    'tree: small.json\nsimulations: [{ runs: 5, failures-at: { "Fort": { max: 1 } } }]\n';
  const faulty = await cli({ "l.yaml": limits }).run("test", "l.yaml", "--update");
  expect(faulty.code).toBe(2);
  expect(faulty.stderr).toContain('The tree has no node "Fort".');
});

describe("reports", () => {
  const evil = SMALL.replace(
    "name: Nein",
    'name: "Ne<in> & \\"so\\" \\u0001\\uD800 ]]> % a:b,c\\n::error::x"',
  ).replace("caller: Nein", 'caller: "Nein\\u0000 <b>&\\n::set-env name=x::y"');

  test("--junit is valid, whatever names and lines hold", async () => {
    const run = cli({ "evil.yaml": evil });
    await run.run("test", "evil.yaml", "passing.yaml", "--junit", "out/report.xml");
    const root = readJunit(
      Buffer.from(run.files.get("out/report.xml") ?? "", "utf8").toString("utf8"),
    );
    expect(root.attributes).toMatchObject({ tests: "3", failures: "1", errors: "0" });
    const [first, second] = root.children;
    expect(first?.attributes).toMatchObject({ name: "Begrüßung", file: "evil.yaml", skipped: "0" });
    expect(second?.attributes).toMatchObject({ tests: "1", failures: "0" });
    const failed = first?.children.find(({ children }) => children[0]?.name === "failure");
    expect(failed?.attributes.name).toBe('Ne<in> & "so" \ufffd\ufffd ]]> % a:b,c\n::error::x');
    expect(failed?.children[0]).toMatchObject({
      attributes: { message: "node: expected Ende, got Interesse?", type: "node" },
      text: expect.stringContaining("> caller Nein\ufffd <b>&\n::set-env"),
    });
  });

  test("--github marks the place, and nothing that is said becomes a command", async () => {
    const { stdout } = await cli({ "evil.yaml": evil }).run("test", "evil.yaml", "--github");
    const commands = stdout.split("\n").filter((line) => line.startsWith("::"));
    expect(commands).toEqual([
      expect.stringMatching(
        /^::error file=evil\.yaml,line=11,col=\d+,title=Ne<in>.*%25 a%3Ab%2Cc%0A%3A%3Aerror%3A%3Ax::node: expected Ende, got Interesse\?%0Apath: /,
      ),
    ]);
    const faulty = await cli({ "f.yaml": "tree: sample\nfoo: 1\n" }).run(
      "test",
      "f.yaml",
      "--github",
    );
    expect(faulty.stdout).toStartWith(
      "::error file=f.yaml,line=2,col=1,title=Faulty suite::There is no field",
    );
  });

  test("a mistake in a suite is an error in the JUnit report, too", async () => {
    const run = cli({ "f.yaml": "tree: sample\nfoo: '<1>'\n", "g.yaml": "tree: [" });
    expect((await run.run("test", "f.yaml", "g.yaml", "--junit", "r.xml")).code).toBe(2);
    const root = readJunit(run.files.get("r.xml") ?? "");
    expect(root.attributes).toMatchObject({ tests: "2", failures: "0", errors: "2" });
    const [first, second] = root.children;
    expect(first?.attributes).toMatchObject({ name: "f.yaml", errors: "1" });
    expect(second?.children[0]?.children[0]).toMatchObject({
      name: "error",
      attributes: { message: expect.stringContaining("Flow sequence"), type: "faulty-suite" },
      text: expect.stringMatching(/^g\.yaml:1:\d+$/),
    });
  });

  test("--json is one document with the place of each deviation", async () => {
    const { code, stdout, stderr } = await cli().run("test", "small.yaml", "--json", "--github");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      passed: 1,
      failed: 1,
      suites: [
        {
          file: "small.yaml",
          checks: [
            {
              name: "Ja",
              status: "passed",
              path: ["node_1", "node_2", "node_3"],
              outcome: "completed",
            },
            {
              name: "Nein",
              deviations: [{ line: 11, column: 31, what: "node" }, { what: "path" }],
            },
          ],
        },
      ],
    });
    expect(stderr).toStartWith("::error file=small.yaml");
  });

  test("nothing that is said can steer the terminal", async () => {
    const text = SMALL.replace("caller: Nein", 'caller: "\\e[2JNein"').replace(
      "name: Nein",
      'name: "a\\e]0;x\\a"',
    );
    const { stdout } = await cli({ "esc.yaml": text }).run("test", "esc.yaml");
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

describe("simulations", () => {
  const suite = (personas: string) =>
    `tree: sample\nsimulations:\n  - name: alle\n    runs: 40\n${personas}    disclosure: always-first\n    success: { max: 100 }\n`;

  test("are run with the personas they name, built in or of a file", async () => {
    const own = JSON.stringify([
      { id: "a", name: "A", type: "Test", personality: ["ruhig"], patienceLevel: 5 },
    ]);
    const run = cli({
      "s/a.yaml": suite(""),
      "s/b.yaml": suite("    personas: own.json\n"),
      "s/own.json": own,
    });
    const { code, stdout } = await run.run("test", "s/a.yaml", "s/b.yaml");
    expect({ code, stdout }).toEqual({
      code: 0,
      // Who hangs up before could not hear it.
      stdout: expect.stringMatching(/ {6}disclosure: (\d+) of \1 begin with it/),
    });
    const { stderr } = await cli({
      "s.yaml": suite("    personas: own.json\n"),
      "own.json": "[{}]",
    }).run("test", "s.yaml");
    expect(stderr).toContain(
      "s.yaml:5:15: own.json holds no personas that can be used. [0].id is missing.",
    );
  });
});

test.each([
  [["none.yaml"], "There is no file none.yaml."],
  [[], "Which suites?"],
])("%p is wrong usage", async (words, told) => {
  const { code, stdout, stderr } = await cli().run("test", ...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(told);
});

test("a report of the sample tree's size stays small and quick to read", async () => {
  const tree = exportTree(sampleTree({ id: "s", createdAt: "2026-01-01T00:00:00.000Z" }));
  const lines = Array(80)
    .fill("- { silence: true }\n      - { caller: Moment bitte }")
    .join("\n      ");
  const text = `tree: t.json\ncases:\n  - name: long\n    lines:\n      ${lines}\n    outcome: success\n`;
  const { code, stdout } = await cli({ "t.json": tree, "long.yaml": text }).run(
    "test",
    "long.yaml",
  );
  expect(code).toBe(1);
  expect(stdout.split("\n").length).toBeLessThan(80);
});
