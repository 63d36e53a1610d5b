import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "./deps.ts";
import { realCli, serving } from "./testing/real-cli.ts";
import { until } from "./testing/until.ts";

/** One server for all of it, as one would use it: each test goes on where the last one ended. */
let server: ReturnType<typeof serving>;
let env: Environment = {};
let url = "";
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-path-"));
  // Faster, and what a busy machine takes would be a silence that people hang up in.
  env = {
    RUFBAUM_DATA: join(directory, "data"),
    RUFBAUM_PERSON: "Ada",
    EMULATOR_SPEED: "10",
  };
  server = serving(env);
  let ended: unknown = null;
  void server.result.then((result) => {
    ended = result;
  });
  await until(() => server.cli.stdout().includes("\n") || ended !== null);
  expect(ended).toBeNull();
  url = JSON.parse(server.cli.stdout()).url;
});

afterAll(async () => {
  server.stop();
  await server.result;
  await rm(directory, { recursive: true, force: true });
});

function rufbaum(...words: string[]) {
  return realCli(env).run(...words);
}

test("the first start tells address and password", () => {
  const { generatedPassword, dataDirectory } = JSON.parse(server.cli.stdout());
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(generatedPassword).toMatch(/^\S{12,}$/);
  expect(dataDirectory).toBe(env.RUFBAUM_DATA);
});

test("a tree goes out and comes in again without loss", async () => {
  const [sample] = JSON.parse((await rufbaum("tree", "list", "--json")).stdout);
  const file = join(directory, "sample.json");
  expect(await rufbaum("tree", "export", sample.id, "--out", file)).toMatchObject({ code: 0 });
  const exported = await Bun.file(file).json();
  await Bun.write(file, JSON.stringify({ ...exported, ours: { "Ü 🌳": 1 } }));

  const imported = await rufbaum("tree", "import", file, "--name", "Probe");
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  expect(imported.stdout).toContain('Imported "Probe" as tree_');
  expect((await rufbaum("tree", "list")).stdout).toContain("Probe");

  const again = JSON.parse((await rufbaum("tree", "export", "probe")).stdout);
  expect({ ...again, id: 0, name: 0, isActive: 0, createdAt: 0 }).toEqual({
    ...exported,
    ours: { "Ü 🌳": 1 },
    id: 0,
    name: 0,
    isActive: 0,
    createdAt: 0,
  });
  expect((await rufbaum("tree", "show", "Probe")).stdout).toContain("start ");
});

test.each([
  ["no JSON", '{ "name": ', /line 1, column \d+/],
  ["no tree", "[1, 2]", /This is not a decision tree/],
  ["nothing", "", /The file is empty/],
])("%s is refused with file and place, and nothing is stored", async (_what, text, place) => {
  const before = (await rufbaum("tree", "list", "--json")).stdout;
  const file = join(directory, "bad.json");
  await Bun.write(file, text);
  const { code, stderr } = await rufbaum("tree", "import", file);
  expect(code).toBe(2);
  expect(stderr).toContain(file);
  expect(stderr).toMatch(place);
  expect((await rufbaum("tree", "list", "--json")).stdout).toBe(before);
});

let callSid = "";

test("a call to a test number is watched, utterance by utterance, to its end", async () => {
  const { code, stdout, stderr } = await rufbaum(
    ...["call", "+49 30 23125 001", "--tree", "Probe", "--watch", "--json"],
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const events = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const said = events.filter(({ type }) => type === "call-said").map(({ message }) => message);
  expect(new Set(said.map(({ speaker }) => speaker))).toEqual(new Set(["ai", "caller"]));
  expect(said.every(({ metadata }) => metadata?.nodeTitle)).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: "call-ended", outcome: expect.any(String) });
  callSid = events[0].callSid;

  const shown = JSON.parse((await rufbaum("transcript", "show", callSid, "--json")).stdout);
  expect(shown.messages.map(({ id }: { id: string }) => id)).toEqual(said.map(({ id }) => id));
  expect((await rufbaum("transcript", "list")).stdout).toContain(callSid.slice(0, 12));
});

test("a busy number ends with 1", async () => {
  const { code, stdout } = await rufbaum("call", "030 23125 101", "--tree", "Probe", "--watch");
  expect(code).toBe(1);
  expect(stdout).toContain("Ended: busy");
});

test("calls are listed, shown and given an outcome", async () => {
  const list = async (...words: string[]): Promise<{ callSid: string }[]> =>
    JSON.parse((await rufbaum("calls", "list", "--json", ...words)).stdout);
  expect((await list("--status", "busy")).map((call) => call.callSid)).not.toContain(callSid);
  expect(await list("--number", "030 23125 001", "--tree", "Probe", "--since", "1h")).toMatchObject(
    [{ callSid }],
  );
  expect(await list("--until", "2020-01-01")).toEqual([]);
  const shown = (await rufbaum("calls", "show", callSid)).stdout;
  expect(shown).toMatch(/^Path: .+ > .+$/m);
  expect(shown).toMatch(/^Answers: \d+, in the median .* here/m);
  expect(await rufbaum("calls", "outcome", callSid, "callback")).toMatchObject({ code: 0 });
  expect(await list("--outcome", "callback")).toMatchObject([{ callSid, outcomeBy: "operator" }]);
  expect(await rufbaum("calls", "hangup", callSid)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("This call has already ended."),
  });
});

test("calls show a number of the inventory, and no other", async () => {
  const numbers = JSON.parse((await rufbaum("numbers", "check", "--json")).stdout);
  expect(numbers[0]).toMatchObject({ isDefault: true, problem: null });
  const call = (from: string) =>
    rufbaum("call", "030 23125 101", "--tree", "Probe", "--from", from, "--watch");
  expect((await call(numbers[1].number)).stdout).toContain("Ended: busy");
  expect(await call("030 1234567")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("rufbaum numbers list"),
  });
  const { code, stderr } = await rufbaum("numbers", "add", "0900 1234567");
  expect(code).toBe(2);
  expect(stderr).toContain("Premium");
});

test("a number that is none ends with 2", async () => {
  expect(await rufbaum("call", "0190", "--tree", "Probe")).toMatchObject({ code: 2, stdout: "" });
});

test("a token lets in from elsewhere until it is revoked", async () => {
  const { stdout } = await rufbaum("token", "create", "ci");
  const elsewhere = realCli({ RUFBAUM_URL: url, RUFBAUM_TOKEN: stdout.trim() });
  expect((await elsewhere.run("tree", "list")).stdout).toContain("Probe");
  expect(await rufbaum("token", "revoke", "ci")).toMatchObject({ code: 0 });
  const { code, stderr } = await elsewhere.run("tree", "list");
  expect(code).toBe(1);
  expect(stderr).toContain("error: Please sign in.");
});

test("a campaign calls a file's contacts, and hands out what became of them", async () => {
  const file = join(directory, "leads.csv");
  await Bun.write(file, "Telefon;Vorname\n030 23125 001;Erika\n030 23125 201;Max\nabc;Nobody\n");
  const never = ["no-answer", "callback", "abandoned", "failed"].flatMap((one) => [
    "--retry",
    `${one}=never`,
  ]);
  const words = [file, "--name", "Probe", "--agent", "Lena", ...never];
  const dry = await rufbaum("campaign", "start", ...words, "--dry-run", "--strict", "--json");
  expect(dry.code).toBe(1);
  const { report, import: made } = JSON.parse(dry.stdout);
  expect(report).toMatchObject({ total: 2, invalid: 1, holdsBack: false });
  expect(JSON.parse((await rufbaum("campaign", "list", "--json")).stdout)).toEqual([]);

  const again = ["--list", made.id, "--name", "Probe", "--agent", "Lena", ...never];
  const started = await rufbaum("campaign", "start", ...again, "--watch", "--json");
  const lines = started.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect([started.code, lines[0].type, lines.at(-1)]).toMatchObject([
    0,
    "campaign-started",
    { type: "campaign-ended", campaign: { status: "completed", completedCalls: 2 } },
  ]);

  const results = await rufbaum("campaign", "export", "Probe", "--standing", "no-answer");
  expect(results.stdout).toContain("+493023125201;Max");
  expect(results.stdout).not.toContain("Erika");
  const redial = await rufbaum("campaign", "redial", "Probe", "--standing", "no-answer", "--json");
  const draft = JSON.parse(redial.stdout);
  expect(draft).toMatchObject({ status: "draft", totalCalls: 1, agent: "Lena" });
  expect((await rufbaum("campaign", "delete", draft.id, "--yes")).code).toBe(0);
  const added = await rufbaum("campaign", "add", "Probe", "030 23125 101", "--json");
  expect(JSON.parse(added.stdout)).toMatchObject({ added: 1, known: 0, refused: [] });
  const stopped = await rufbaum("campaign", "stop", "Probe", "--end-calls", "--json");
  expect(JSON.parse(stopped.stdout)).toMatchObject({ totalCalls: 3 });
}, 120_000);

test("doctor finds all well while the server runs", async () => {
  const { code, stdout } = await rufbaum("doctor");
  expect(stdout).not.toMatch(/^fail/m);
  expect(stdout).toContain(`in use by the server at ${url}`);
  expect(code).toBe(0);
});

test("a second server on the same data is refused with the address of the first", async () => {
  const second = serving(env);
  const { code, stderr } = await second.result;
  expect(code).toBe(1);
  expect(stderr).toContain(url);
});

test("after the server has stopped the data is opened by the command itself", async () => {
  const before = await rufbaum("transcript", "show", callSid.slice(0, 12));
  expect(before.code).toBe(0);
  server.stop();
  expect(await server.result).toMatchObject({ code: 0 });
  expect(await rufbaum("transcript", "show", callSid.slice(0, 12))).toEqual(before);

  const resumed = await rufbaum("campaign", "resume", "Probe");
  expect(resumed).toMatchObject({ code: 0, stdout: expect.stringContaining("running") });
  expect(resumed.stderr).toContain("it calls once one does");

  const called = await rufbaum("call", "+493023125001", "--tree", "Probe");
  expect(called.code).toBe(0);
  expect(called.stdout).toMatch(/^CA[0-9a-f]{32}\n$/);
  expect(called.stderr).toStartWith("Ended: ");
});
