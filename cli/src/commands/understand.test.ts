import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { fakeCli } from "../testing/fake-cli.ts";

const MAIN = join(import.meta.dirname, "../main.ts");

/** Runs it over these lines, and reads back what it answers. */
async function understand(lines: readonly string[], ...words: string[]) {
  const cli = fakeCli({ stdin: lines.map((line) => `${line}\n`).join("") });
  const { code, stdout, stderr } = await cli.run("understand", ...words);
  const answers =
    stdout === ""
      ? []
      : stdout
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line));
  return { code, stderr, answers, conditions: answers.map(({ condition }) => condition) };
}

const ALL = ["--expect", "Ja,Nein,Vielleicht"];

test("each line is answered by one object of the same shape, in the same order", async () => {
  const { code, stderr, answers } = await understand(["Ja, gern", "", "Nein danke"], ...ALL);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(answers.map(({ text, condition }) => [text, condition])).toEqual([
    ["Ja, gern", "Ja"],
    ["", null],
    ["Nein danke", "Nein"],
  ]);
  for (const answer of answers) {
    expect(Object.keys(answer)).toEqual([
      "text",
      "condition",
      "alternatives",
      "intent",
      "confidence",
      "values",
    ]);
    expect(answer.confidence).toBeWithin(0, 1.0001);
  }
});

test("the two conditions that an agent would ask between are told", async () => {
  const words = ["--expect", "Ja,Nein", "--question", "Gehört Ihnen das Dach?"];
  const { answers } = await understand(["ich will es", "Ja"], ...words);
  expect(answers).toMatchObject([
    { condition: null, alternatives: [{ condition: "Nein" }, { condition: "Ja" }] },
    { condition: "Ja", alternatives: [] },
  ]);
  const terminal = fakeCli({ stdin: "ich will es\n", isTerminal: true });
  const { stdout } = await terminal.run("understand", ...words);
  expect(stdout).toMatch(/↳ unsure between two conditions: Nein \d+% · Ja \d+%/);
});

test("why is told only when it is asked for", async () => {
  const { answers } = await understand(["Ja, gern"], ...ALL, "--explain");
  expect(answers[0].why.length).toBeGreaterThan(0);
  expect(answers[0].why[0]).toContainKeys(["kind", "for", "heard"]);
});

describe("a line of JSON", () => {
  test("has expectations of its own, and what it leaves out is the command's", async () => {
    const { conditions, answers } = await understand(
      [
        '{"text":"Nein danke","expect":["Ablehnung","Nein"]}',
        '{"text":"Wurstbrot","expect":[{"key":"Essen","examples":["Wurstbrot","Käsebrot"]},"Ja"]}',
        '{"text":"Kein Interesse","expect":[{"key":"Ende","counts":["not_interested"]}]}',
        '{"text":"Nein","label":"whatever else it carries"}',
        '{"text":"Nein","question":"Störe ich gerade?"}',
        '{"text":"um zehn Uhr","value":"time"}',
      ],
      ...ALL,
    );
    expect(conditions.slice(1, 4)).toEqual(["Essen", "Ende", "Nein"]);
    expect(answers[5].values).toEqual({ time: "10:00" });
  });

  test.each([
    ['{"text":"Ja"', "line 2: broken JSON"],
    ['{ "text": Ja}', "line 2: broken JSON"],
    ['{"reply":"Ja"}', 'line 2: "text" must be the reply'],
    ["{}", 'line 2: "text" must be the reply'],
    ['{"text":7}', 'line 2: "text" must be the reply'],
    ['{"text":"Ja","expect":"Ja"}', 'line 2: "expect" must be a list of condition keys'],
    ['{"text":"Ja","expect":["Ja",{"name":"Nein"}]}', "entry 2 is neither"],
    ['{"text":"Ja","expect":["Ja","Ja"]}', 'line 2: "expect" names "Ja" twice'],
    ['{"text":"Ja","expect":[{"key":"Ja","examples":"x"}]}', "entry 1 is neither"],
    ['{"text":"Ja","question":7}', 'line 2: "question" must be'],
    ['{"text":"Ja","value":"colour"}', 'line 2: "value" must be one of text, yes-no'],
    ['{"text":"Ja","now":"soon"}', 'line 2: "now" must be an ISO time'],
  ])("%s is told with its number, and the others are read all the same", async (line, told) => {
    const { code, stderr, answers, conditions } = await understand(["Ja", line, "Nein"], ...ALL);
    expect(code).toBe(1);
    expect(stderr).toContain(told);
    expect(conditions).toEqual(["Ja", null, "Nein"]);
    expect(answers[1]).toMatchObject({ text: line, error: expect.any(String) });
  });

  test.each(["{ja}", "{", "[1]", '"Ja"', "{nein} {ja}"])("%s is none but a reply", async (line) => {
    const { code, answers } = await understand([line], ...ALL);
    expect(code).toBe(0);
    expect(answers[0].text).toBe(line);
  });
});

test("of very many faulty lines the first are told, the others counted", async () => {
  const { code, stderr, answers } = await understand(Array(30).fill('{"text'), ...ALL);
  expect({ code, answers: answers.length }).toEqual({ code: 1, answers: 30 });
  expect(stderr.match(/error: line/g)).toHaveLength(20);
  expect(stderr).toEndWith("and 10 more lines that can't be read\n");
});

test("conditions come from a file as well", async () => {
  const files = { "c.json": '["Ja, gern", {"key": "Essen", "examples": ["Wurstbrot"]}]' };
  const cli = fakeCli({ files, stdin: "Wurstbrot\n" });
  const { stdout } = await cli.run("understand", "--file-of-conditions", "c.json");
  expect(JSON.parse(stdout)).toMatchObject({ condition: "Essen" });
});

describe("how conditions are understood", () => {
  const words = ["--conditions", "--question", "Soll der Vertrag weiterlaufen?"];

  test("is told in lines, without reading anything", async () => {
    const cli = fakeCli({ stdin: "Ja\n", isTerminal: true });
    const { code, stdout } = await cli.run("understand", ...words, "--expect", "Läuft weiter,Nein");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^yes means {2}Läuft weiter \(found out, \d+%\)\n/);
    expect(stdout).toContain("no means   Nein (by name, 100%)\n");
    expect(stdout).toContain("Nein: Nein 100%\n");
  });

  test("is one object with --json", async () => {
    const cli = fakeCli({});
    const { stdout } = await cli.run("understand", ...words, "--json", "--expect", "Ja,Zustimmung");
    expect(JSON.parse(stdout)).toMatchObject({
      asksYesOrNo: true,
      yes: { condition: "Ja", by: "name", confidence: 1 },
      no: null,
      conditions: [{ key: "Ja" }, { key: "Zustimmung" }],
      alike: [["Ja", "Zustimmung"]],
    });
  });
});

test.each([
  [["--conditions"], "--conditions needs --expect or --file-of-conditions."],
  [["--value", "colour"], "--value must be one of text, yes-no"],
  [["--now", "soon"], "--now must be an ISO time, such as 2026-11-21T10:00:00+01:00."],
  [["--expect", "Ja,Nein,Ja"], '--expect names "Ja" twice.'],
  [["--file-of-conditions", "none.json"], "There is no file none.json."],
  [["--file-of-conditions", "broken.json"], "broken.json is no JSON: "],
  [["--file-of-conditions", "odd.json"], "odd.json must be a list of condition keys"],
  [["--file-of-conditions", "odd.json", "--expect", "Ja"], "say the same: use one of them."],
])("%p is refused before anything is read", async (words, told) => {
  const files = { "broken.json": "[", "odd.json": "7" };
  const { code, stdout, stderr } = await fakeCli({ files, stdin: "Ja\n" }).run(
    "understand",
    ...words,
  );
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(told);
});

test("on a terminal it is a table, in which a reply can't steer it", async () => {
  const stdin = 'Ja\u001b[A gern\n{"text\n{"text":"um zehn Uhr","value":"time"}\n';
  const cli = fakeCli({ stdin, isTerminal: true, overrides: { env: { NO_COLOR: "1" } } });
  const { stdout } = await cli.run("understand", ...ALL, "--explain");
  const lines = stdout.split("\n");
  expect(lines[0]).toBe("CONDITION   SURE  INTENT                  REPLY");
  expect(lines[1]).toMatch(/^Ja {10} {0,3}\d+% {2}Ja {20} {2}Ja\[A gern$/);
  expect(lines[2]).toMatch(/^ {42}↳ Ja: /);
  expect(stdout).toMatch(/\nerror {37}\{"text\n/);
  expect(stdout).toContain("um zehn Uhr  [time = 10:00]\n");
});

/** The program as a process of its own, fed by a shell. */
async function shell(command: string) {
  const child = Bun.spawn(["sh", "-c", command], {
    env: { PATH: Bun.env.PATH, RUFBAUM_DATA: "/nowhere", R: `${process.execPath} ${MAIN}` },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { stdout, stderr };
}

describe("as a process", () => {
  test("it takes a byte order mark, CRLF and a line without its end", async () => {
    const { stdout, stderr } = await shell(
      String.raw`printf '\357\273\277{"text":"Ja"}\r\nNein' | $R understand --expect Ja,Nein; echo "$?"`,
    );
    const [first, second, code] = stdout.split("\n");
    expect([first, second].map((line) => JSON.parse(line ?? "").condition)).toEqual(["Ja", "Nein"]);
    expect({ code, stderr }).toEqual({ code: "0", stderr: "" });
  });

  test("it ends quietly when nobody reads on", async () => {
    expect(await shell("yes 'Ja, gern' | $R understand --expect Ja,Nein | head -n 1")).toEqual({
      stdout: expect.stringMatching(/^\{"text":"Ja, gern".*\}\n$/),
      stderr: "",
    });
  });

  test("it answers each line as soon as it is there", async () => {
    const child = Bun.spawn([process.execPath, MAIN, "understand", "--expect", "Ja,Nein"], {
      stdin: "pipe",
      stdout: "pipe",
    });
    const answers = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
    for (const [line, condition] of [
      ["Ja", "Ja"],
      ["Nein", "Nein"],
    ]) {
      child.stdin.write(`${line}\n`);
      await child.stdin.flush();
      expect(JSON.parse((await answers.read()).value ?? "")).toMatchObject({ condition });
    }
    child.stdin.end();
    expect(await child.exited).toBe(0);
  });
});
