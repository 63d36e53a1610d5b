import { describe, expect, test } from "bun:test";
import { exportTree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../testing/samples.ts";

const sample = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
const position = { x: 0, y: 0 };

/** Keys, an action with a way for its failure, on which there is another one, and two ends. */
const keyed = smallTree({
  nodes: [
    { id: "start", type: "start", title: "Start", position, content: "Hallo [name|dort]." },
    {
      id: "number",
      type: "input",
      title: "Nummer",
      position,
      content: "Bitte geben Sie Ihre Kundennummer ein.",
      input: { variable: "nr", value: "digits" },
    },
    {
      id: "sms",
      type: "action",
      title: "SMS",
      position,
      action: { kind: "send-sms", to: "+493023125001", text: "Nummer [nr]" },
    },
    { id: "tag", type: "action", title: "Tag", position, action: { kind: "tag", tag: "x" } },
    { id: "good", type: "end", title: "Gut", position, content: "Fertig.", outcome: "success" },
    {
      id: "bad",
      type: "end",
      title: "Schlecht",
      position,
      content: "Schade.",
      outcome: "callback",
    },
  ],
  connections: [
    { id: "k1", sourceNodeId: "start", targetNodeId: "number", condition: null },
    { id: "k2", sourceNodeId: "number", targetNodeId: "sms", condition: null },
    { id: "k3", sourceNodeId: "sms", targetNodeId: "good", condition: null },
    { id: "k4", sourceNodeId: "sms", targetNodeId: "tag", condition: "failed" },
    { id: "k5", sourceNodeId: "tag", targetNodeId: "bad", condition: null },
  ],
});

const files = {
  "sample.json": exportTree(sample),
  "keyed.json": exportTree(keyed),
  "small.json": exportTree(smallTree()),
};

/** Talks to a tree: what is typed, and how it is told. */
function chat(file: string, typed: readonly string[], ...words: string[]) {
  const cli = fakeCli({ files, stdin: typed.map((line) => `${line}\n`).join("") });
  return cli.run("chat", file, ...words);
}

async function events(file: string, typed: readonly string[], ...words: string[]) {
  const { code, stdout, stderr } = await chat(file, typed, "--json", ...words);
  const told = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { code, stderr, told, types: told.map(({ type }) => type), end: told.at(-1) };
}

test("a conversation is told turn by turn, to its outcome and reason", async () => {
  const { code, stdout, stderr } = await chat("small.json", ["Ja, gern"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toBe(
    [
      "agent   [Start] Guten Tag.",
      "agent   [Interesse?] Haben Sie Interesse?",
      "caller  Ja, gern",
      "agent   [Ende] Bis bald!",
      "Ended: completed (completed)\n",
    ].join("\n"),
  );
});

test("the end of the input hangs up", async () => {
  const { code, end } = await events("sample.json", ["Ja"]);
  expect(code).toBe(0);
  expect(end).toEqual({
    type: "chat-ended",
    outcome: "abandoned",
    reason: "hung-up",
    variables: {},
    path: ["start", "person", "time"],
  });
});

test("with --json each event is a line", async () => {
  const { types, told } = await events("keyed.json", ["/taste 471#"], "--variable", "name=Erika");
  expect(types).toEqual([
    "chat-started",
    "moved",
    "agent-spoke",
    "moved",
    "agent-spoke",
    "caller-pressed",
    "caller-pressed",
    "caller-pressed",
    "caller-pressed",
    "moved",
    "action",
    "action-succeeded",
    "moved",
    "agent-spoke",
    "chat-ended",
  ]);
  expect(told[2]).toMatchObject({ nodeId: "start", nodeTitle: "Start", text: "Hallo Erika." });
  expect(told[10].action).toMatchObject({ kind: "send-sms", text: "Nummer 471" });
  expect(told.at(-1)).toMatchObject({
    outcome: "success",
    variables: { name: "Erika", nr: "471" },
  });
});

test("an action fails where that was asked for, and only the next one", async () => {
  const { end, stderr, types } = await events("keyed.json", ["/scheitern", "/taste 471#"]);
  expect(end).toMatchObject({ outcome: "callback" });
  expect(stderr).toContain("The next action will fail.");
  expect(types.filter((type) => type.startsWith("action-"))).toEqual([
    "action-failed",
    "action-succeeded",
  ]);
});

describe("what was understood", () => {
  test("is told with every reply, if asked for", async () => {
    const { stdout } = await chat("small.json", ["Wurstbrot", "Ja"], "--explain");
    expect(stdout).toMatch(/\n {8}↳ no condition \(\d+%\)/);
    expect(stdout).toContain("↳ hoped for: Ja, Nein\n");
    expect(stdout).toMatch(/\n {8}↳ Ja \(\d+%\)\n {8}↳ Ja: /);
    const { told } = await events("small.json", ["Ja"], "--explain");
    const said = told.find(({ type }) => type === "caller-spoke");
    expect(said).toMatchObject({ text: "Ja", condition: "Ja" });
    expect(said.why.length).toBeGreaterThan(0);
  });

  test("is told with both conditions where the agent asks between them", async () => {
    const typed = ["ich will es", "lila"];
    const { stdout } = await chat("small.json", typed, "--explain");
    expect(stdout).toMatch(/↳ unsure between two conditions: Nein \d+% · Ja \d+%\n/);
    expect(stdout).toContain("Darf ich das als Ja verstehen?");
    expect(stdout).toContain("↳ hoped for: Ja, Nein\n");
    const { told } = await events("small.json", typed);
    const said = told.find(({ type }) => type === "caller-spoke");
    expect(said.alternatives).toMatchObject([{ condition: "Nein" }, { condition: "Ja" }]);
  });

  test("is told of the last reply by /warum, else not at all", async () => {
    const quiet = await chat("sample.json", ["Ja"]);
    expect(quiet.stdout).not.toContain("↳");
    const { stdout } = await chat("sample.json", ["/warum", "Ja", "/warum"]);
    expect(stdout).toContain("nothing was said yet");
    expect(stdout.match(/↳ Ja \(/g)).toHaveLength(1);
  });
});

test("a reply that was taken back can be given differently", async () => {
  const { told, types } = await events("sample.json", ["Ja", "Ja", "Nein danke", "/zurück", "Ja"]);
  expect(types).toContain("stepped-back");
  expect(told.findLast(({ type }) => type === "moved")).toMatchObject({ nodeId: "day" });
});

test("silence is asked about and then ended; interruptions say what was heard", async () => {
  const silent = await events("sample.json", Array(6).fill("/stille"));
  expect(silent.end).toMatchObject({ outcome: "abandoned", reason: "silent" });
  const { told } = await events("sample.json", ["Ja", "/unterbrechen 3", "/auflegen"]);
  expect(told.find(({ type }) => type === "caller-interrupted")).toMatchObject({
    heard: "Schön, dass ich",
  });
});

test("what means nothing is said so, and changes nothing", async () => {
  const { stderr, types } = await events("sample.json", ["/sing", "/unterbrechen 9999", ""]);
  expect(
    stderr
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).notice),
  ).toEqual(["There is no /sing; /hilfe lists all commands.", "That means nothing here."]);
  expect(types.filter((type) => type.startsWith("caller-"))).toEqual(["caller-hung-up"]);
});

test("an opt-out ends it wherever it stands", async () => {
  const { end, types } = await events("sample.json", ["Rufen Sie mich nie wieder an!", "Ja"]);
  expect(end).toMatchObject({ outcome: "opt-out", reason: "opt-out" });
  expect(types).toContain("action");
});

test("a tree that the server has is named as everywhere", async () => {
  const server = fakeServer({ ...treeRoutes(smallTree()) });
  const { code, stdout } = await fakeCli({ server, stdin: "Ja\n" }).run("chat", "begr");
  expect(code).toBe(0);
  expect(stdout).toEndWith("Ended: completed (completed)\n");
});

test("how a call stood that has ended is told to who asks for it", async () => {
  const { stdout } = await chat("small.json", ["Ja", "/stand", "noch etwas"]);
  const [, after = ""] = stdout.split("Ended: completed (completed)\n");
  expect(after).toContain("by way of");
  expect(after).not.toContain("noch etwas");
});

test("the help names no tree from stdin, which holds what the caller says", async () => {
  const { stdout } = await fakeCli({ files, stdin: "" }).run("chat", "--help");
  expect(stdout).toContain("stdin holds what the caller says");
  expect(stdout).not.toContain("- for stdin");
});

test("a text of the tree can't steer the terminal", async () => {
  const evil = smallTree();
  const [start, ...others] = evil.nodes;
  if (!start) throw new Error("The sample has no start.");
  evil.nodes = [{ ...start, title: "\u001b[2J", content: "A\u001b]0;x\u0007B" }, ...others];
  const cli = fakeCli({ files: { "evil.json": exportTree(evil) }, stdin: "\u001b[2JJa\n" });
  const { stdout } = await cli.run("chat", "evil.json", "--explain");
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
});

test.each([
  [["none.json"], "There is no file none.json."],
  [["-"], "A tree can't be read from stdin here"],
  [["small.json", "--variable", "Erika"], "It must be name=value, such as firstName=Erika."],
  [["small.json", "--variable", "=Erika"], "It must be name=value"],
])("%p is wrong usage", async (words, told) => {
  const { code, stdout, stderr } = await fakeCli({ files, stdin: "" }).run("chat", ...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(told);
});
