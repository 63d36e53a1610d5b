import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realCli } from "./testing/real-cli.ts";

let home = "";
let stop = () => {};
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "rufbaum-lost-"));
});
afterEach(async () => {
  stop();
  await rm(home, { recursive: true, force: true });
});

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

/** A server whose answers are cut short as `answers` tell; where they say nothing it is lost at once. */
async function dyingServer(answers: Record<string, string>) {
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket, bytes) {
        const [line = ""] = bytes.toString().split("\r\n");
        const route = Object.keys(answers).find((each) => line.startsWith(each));
        if (route !== undefined) socket.write(answers[route] ?? "");
        setTimeout(() => socket.terminate(), route === undefined ? 0 : 50);
      },
    },
  });
  stop = () => server.stop(true);
  const env = { RUFBAUM_URL: `http://127.0.0.1:${server.port}`, RUFBAUM_TOKEN: "t" };
  const path = join(home, "list.csv");
  await Bun.write(path, "phone\n030 23125 101\n");
  return { path, url: env.RUFBAUM_URL, run: (...words: string[]) => realCli(env).run(...words) };
}

const NO_IMPORTS = { "GET /api/contacts/imports": `${HEAD}Content-Length: 2\r\n\r\n[]` };
const HALF = `${HEAD}Content-Length: 900\r\n\r\n{"id":`;

test.each([
  ["before its answer", {}],
  ["within its answer", { "POST /api/contacts/import": HALF }],
])("an import whose server is lost %s ends with 3 and says what stays", async (_, answers) => {
  const { path, url, run } = await dyingServer({ ...NO_IMPORTS, ...answers });
  const { code, stderr } = await run("contacts", "import", path);
  expect(code).toBe(3);
  expect(stderr).toContain(`The connection to ${url} was lost.`);
  expect(stderr).toContain("What was stored until then stays.");
  expect(stderr).toContain("rufbaum contacts imports");
  expect(stderr).toContain("Send the file again");
  expect(stderr).not.toMatch(/verbose|should not have happened/);
});

test("one that is lost before a row was sent to be stored says that nothing was", async () => {
  const { path, run } = await dyingServer({});
  const { code, stderr } = await run("contacts", "import", path, "--strict");
  expect(code).toBe(3);
  expect(stderr).toContain("Nothing was imported yet.");
});

test.each([
  ["suppress import", []],
  ["consent import", ["--statement", "statement_1", "--date", "2026-11-21"]],
])(
  "%s tells how much of a list is stored, and that it may be sent again",
  async (command, more) => {
    const { path, run } = await dyingServer({});
    const { code, stderr } = await run(...command.split(" "), path, ...more);
    expect(code).toBe(3);
    expect(stderr).toContain("was lost.");
    expect(stderr).toContain("Of the first 2 lines some may be stored");
    expect(stderr).toContain("send the list again");
  },
);

test.each([
  ["contacts export", "POST /api/contacts/export"],
  ["consent export", "GET /api/consents/export"],
  ["person export +493023125101", "POST /api/persons/export"],
])("%s leaves no half file", async (command, route) => {
  const { run } = await dyingServer({ [route]: HALF });
  const out = join(home, "out");
  const { code, stderr } = await run(...command.split(" "), "--out", out);
  expect(code).toBe(3);
  expect(stderr).toContain(`${out} was not written.`);
  expect(await Bun.file(out).exists()).toBe(false);
});

test("a command whose answer is cut short says that nobody knows whether it was done", async () => {
  const { run } = await dyingServer({ "POST /api/suppressions": HALF });
  const { code, stderr } = await run("suppress", "add", "030 23125 101");
  expect(code).toBe(3);
  expect(stderr).toContain("Whether it was done is not known");
});

test("a server that was never there is no loss", async () => {
  const { run } = await dyingServer({});
  stop();
  const { code, stderr } = await run("suppress", "list");
  expect(code).toBe(1);
  expect(stderr).toContain("gives no answer");
});
