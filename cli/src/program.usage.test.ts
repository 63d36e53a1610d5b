import { expect, test } from "bun:test";
import { fakeCli } from "./testing/fake-cli.ts";
import { FAKE_URL, fakeServer, refusal } from "./testing/fake-server.ts";
import { smallTree, treeRoutes } from "./testing/samples.ts";

/** Why the server refuses a number, and its sentence. */
const REFUSED: Record<string, [why: string | null, message: string]> = {
  "12": [null, "This is not a phone number."],
  "030": ["too-short", "Die Telefonnummer ist zu kurz."],
  "110": ["emergency", "Emergency numbers are never called."],
  "0900 1234567": ["service-number", "Service and special numbers are not called."],
  "+1 212 5550100": ["foreign", "This country is not called."],
};

const server = fakeServer({
  ...treeRoutes(smallTree(), smallTree({ id: "tree_2", name: "Begleitung" })),
  "GET /api/calls": () => [],
  "GET /api/tokens": () => [],
  "GET /api/numbers": () => [],
  "POST /api/make-call": ({ body }) => {
    const refused = REFUSED[JSON.parse(body).to];
    if (!refused) return refusal(502, "carrier-refused", "The carrier refused.");
    const [why, message] = refused;
    return refusal(400, "invalid-number", message, why === null ? undefined : { why });
  },
});

const RIGHT: [words: string, stdout: string][] = [
  ["--help", "Exit codes:"],
  ["--version", "0.1.0"],
  ["help tree", "Usage: rufbaum tree"],
  ["tree import --help", "rufbaum tree import -"],
  ["call --help", "Test numbers:"],
  ["calls list", "There have been no calls yet."],
  ["calls list --help", "2026-11-21T14:30"],
  ["calls watch --help", "Ctrl-C"],
  ["numbers list", "There are no numbers."],
  ["tree list", "Begrüßung"],
  ["replay Begrüßung", "No call was led with that tree in this time."],
  ["personas list", "decision-maker"],
  ["transcript list", "There have been no calls yet."],
  ["token list", "There are no tokens."],
];

test.each(RIGHT)("rufbaum %s ends with 0", async (words, stdout) => {
  const result = await fakeCli({ server }).run(...words.split(" "));
  expect(result).toMatchObject({ code: 0, stderr: "" });
  expect(result.stdout).toContain(stdout);
});

const WRONG: [words: string, code: 1 | 2, stderr: string][] = [
  ["", 2, "Usage: rufbaum"],
  ["tree", 2, "Usage: rufbaum tree"],
  ["tre", 2, "unknown command 'tre'"],
  ["tree lst", 2, "Did you mean list?"],
  ["tree list --all", 2, "unknown option '--all'"],
  ["tree list extra", 2, "too many arguments"],
  ["tree import", 2, "missing required argument 'file'"],
  ["tree import nowhere.json", 2, "There is no file nowhere.json."],
  ["tree import x.json --name ", 2, "The name given with --name is empty."],
  ["tree show Beg", 2, '"Beg" may be any of 2 trees.'],
  ["tree show Nichts", 1, 'There is no tree "Nichts".'],
  ["tree delete Begrüßung", 2, "Deleting has to be confirmed."],
  ["call +493023125001", 2, "required option '--tree <tree>' not specified"],
  ["call 12 --tree Begrüßung", 2, "This is not a phone number"],
  ["call +493023125901 --tree Begrüßung", 1, "The carrier refused."],
  ["call +493023125001 --tree Beg", 2, "tree_2  Begleitung"],
  ["campaign", 2, "Usage: rufbaum campaign"],
  ["campaign start --name A", 2, "Whom is it to call?"],
  ["campaign stop", 2, "Name the campaign to stop, or give --all."],
  ["calls", 2, "Usage: rufbaum calls"],
  ["calls list --status done", 2, "Allowed choices are placing"],
  ["calls list --since gestern", 2, '"gestern" after --since is no point in time.'],
  ["calls show CA99", 1, 'There is no call "CA99".'],
  ["calls hangup", 2, "Name the calls to hang up, or give --all."],
  ["calls hangup CA99 --all", 2, "Name the calls to hang up, or give --all."],
  ["calls say CA99 ", 2, "must have 1 to 500 characters"],
  ["calls outcome CA99 super", 2, "Allowed choices are"],
  ["numbers change +493023125800", 2, "There is nothing to change."],
  ["numbers add", 2, "missing required argument 'number'"],
  ["numbers remove +493023125800", 2, "Removing has to be confirmed."],
  ["replay", 2, "missing required argument 'tree'"],
  ["replay Nichts", 1, 'There is no tree "Nichts".'],
  ["replay Begrüßung --since gestern", 2, '"gestern" after --since is no point in time.'],
  ["personas", 2, "Usage: rufbaum personas"],
  ["personas fit Begrüßung --hold-out 1", 2, "a number from 0.05 to 0.9"],
  ["personas list --personas niemand", 2, 'There is no persona "niemand".'],
  ["transcript list --limit 0", 2, "a whole number from 1 to 1000"],
  ["transcript list --limit ten", 2, "a whole number from 1 to 1000"],
  ["transcript show CA99", 1, 'There is no call "CA99".'],
  ["token create ", 2, "must have 1 to 100 characters"],
  ["token revoke ci", 1, 'There is no token "ci".'],
];

test.each(WRONG)("rufbaum %s ends with %d", async (words, code, stderr) => {
  const result = await fakeCli({ server }).run(
    ...words.split(" ").filter((word, at) => word || at),
  );
  expect(result).toMatchObject({ code, stdout: "" });
  expect(result.stderr).toContain(stderr);
});

test.each(WRONG.filter(([words]) => words.includes(" ")))(
  "rufbaum %s --json tells its error as JSON",
  async (words, code) => {
    const { stderr, ...result } = await fakeCli({ server }).run(...words.split(" "), "--json");
    expect(result).toEqual({ code, stdout: "" });
    const { error } = JSON.parse(stderr);
    expect(error).toMatchObject({
      message: expect.any(String),
      reason: expect.stringMatching(/^[a-z-]+$/),
      exitCode: code,
    });
  },
);

test("a server that gives no answer is named, with a hint", async () => {
  const silent = fakeServer({ "GET /api/tokens": () => Promise.reject(new Error("refused")) });
  const result = await fakeCli({ server: silent }).run("token", "list");
  expect(result).toMatchObject({ code: 1, stdout: "" });
  expect(result.stderr).toBe(
    `error: ${FAKE_URL} gives no answer: refused\nhint: Is the server running? \`rufbaum doctor\` looks for the cause.\n`,
  );
});

test("a token that is not accepted says how to get another one", async () => {
  const closed = fakeServer({
    "GET /api/tokens": () => refusal(401, "not-signed-in", "Please sign in."),
  });
  const result = await fakeCli({ server: closed }).run("token", "list");
  expect(result.code).toBe(1);
  expect(result.stderr).toContain("error: Please sign in.");
  expect(result.stderr).toContain("rufbaum token create");
});

test("a refusal nobody foresaw, or of an older server, is told in the server's words", async () => {
  const odd = fakeServer({ "GET /api/tokens": () => refusal(409, "odd", "Seltsam.") });
  const result = await fakeCli({ server: odd }).run("token", "list");
  expect(result).toMatchObject({
    code: 1,
    stderr: "error: Seltsam.\n",
  });
});

test("what answers in no words of ours is told with its status", async () => {
  const odd = fakeServer({ "GET /api/tokens": () => new Response("Bad Gateway", { status: 502 }) });
  const result = await fakeCli({ server: odd }).run("token", "list");
  expect(result.code).toBe(1);
  expect(result.stderr).toStartWith(
    "error: The server said no (502), and not in words of its own.\n",
  );
});

test("the server is asked to answer in English", async () => {
  const asked: (string | null)[] = [];
  const listening = fakeServer({
    "GET /api/tokens": ({ headers }) => {
      asked.push(new Headers(headers).get("rufbaum-language"));
      return [];
    },
  });
  await fakeCli({ server: listening }).run("token", "list");
  expect(asked).toEqual(["en"]);
});

test.each([
  ["110", "Emergency numbers are never called."],
  ["0900 1234567", "Service and special numbers are not called."],
  ["+1 212 5550100", "This country is not called."],
])("a forbidden number, %s, is not to be written otherwise", async (number, sentence) => {
  const result = await fakeCli({ server }).run("call", number, "--tree", "Begrüßung");
  expect(result).toEqual({
    code: 2,
    stdout: "",
    stderr: `error: ${sentence}\n`,
  });
});

test("a number that is written wrongly is told how to write it", async () => {
  const result = await fakeCli({ server }).run("call", "030", "--tree", "Begrüßung");
  expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining("hint: Write it as") });
});
