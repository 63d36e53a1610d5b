import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { isSuppressed, listCampaigns, openStore, suppressNumber } from "@rufbaum/store";
import { campaignCall, findPostgres, startPostgres } from "@rufbaum/store/testing";
import type { Environment } from "../deps.ts";
import type { Machine } from "../doctor/check.ts";
import { runProgram } from "../run-program.ts";
import { realMachine } from "../terminal.ts";
import { realCli, serving } from "../testing/real-cli.ts";
import { until } from "../testing/until.ts";

const OPERATIONS = join(import.meta.dir, "../../../docs/operations.md");
let home = "";
let env: Environment = {};
let data = "";

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "rufbaum-backup-"));
  data = join(home, "data directory");
  env = { RUFBAUM_DATA: data };
});
afterAll(() => rm(home, { recursive: true, force: true }));

const rufbaum = (...words: string[]) => realCli(env).run(...words);

/** The commands of docs/operations.md that follow on each other, of the block that has all these words. */
async function commandsOf(...words: string[]): Promise<string[]> {
  const blocks = (await Bun.file(OPERATIONS).text()).matchAll(/^```sh\n(.*?)^```$/gms);
  const block = [...blocks]
    .map(([, text = ""]) => text)
    .find((text) => words.every((word) => text.includes(word)));
  const lines = (block ?? "").split("\n").map((line) => line.replace(/\s+# .*$/, ""));
  return lines.filter((line) => line !== "");
}

/** A line as the shell would split it: it has nothing but words and `~`. */
function wordsOf(line: string): string[] | null {
  const [, rest] = /^bun run rufbaum (.*)$/.exec(line) ?? [];
  return rest?.split(" ").map((word) => word.replace(/^~/, home)) ?? null;
}

test("where there are no data none are begun for a backup", async () => {
  expect(await rufbaum("backup")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There are no data in"),
  });
  expect(await readdir(home)).toEqual([]);
});

test("a command on an empty folder leaves the first password to the first start", async () => {
  expect(await rufbaum("token", "create", "first")).toMatchObject({
    code: 0,
    stderr: expect.not.stringContaining("password"),
  });
  const server = serving(env);
  await until(() => server.cli.stdout().includes("\n"));
  expect(JSON.parse(server.cli.stdout()).generatedPassword).toMatch(/^(\w{5}-){3}\w{5}$/);

  const asked = await rufbaum("backup");
  expect(asked).toMatchObject({ code: 0, stderr: "" });
  expect(asked.stdout).toMatch(/^Made \d+T\d+Z-by-hand \(\d+\.\d MB\), in .*\.tar\.zst\.\n$/);
  const copies = join(home, "copies");
  await mkdir(copies);
  const copied = await rufbaum("backup", copies);
  expect(copied).toMatchObject({ code: 0, stderr: "" });
  expect(copied.stdout).toContain(`Copy ${join(data, "lasting.jsonl")}, too`);
  expect(await readdir(copies)).toEqual([expect.stringMatching(/^\d+T\d+Z-by-hand\.tar\.zst$/)]);
  expect(await rufbaum("restore", "newest")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("runs on these data"),
  });
  server.stop();
  await server.result;
  const { stdout } = await rufbaum("backups", "list", "--json");
  const [newest, ...others] = JSON.parse(stdout);
  expect(newest).toMatchObject({ reason: "at-stop", bytes: expect.any(Number) });
  expect(others.length).toBeGreaterThan(0);
  for (const { reason } of others) expect(reason).toBe("by-hand");
});

test("the documented commands make a backup and bring the data back", async () => {
  const commands = await commandsOf("rufbaum backups list", "rufbaum restore");
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    const { code, stderr } = await rufbaum(...(wordsOf(command) ?? [`not a command: ${command}`]));
    expect({ command, code, stderr }).toEqual({ command, code: 0, stderr: "" });
  }
  expect((await rufbaum("token", "list")).stdout).toContain("first");
  const aside = (await readdir(data)).filter((name) => name.startsWith("data.aside-"));
  expect(aside.length).toBeGreaterThan(0);
});

test("a restore into a fresh directory says where to copy later opt-outs from", async () => {
  const fresh = join(home, "fresh");
  const file = join(home, "rufbaum.tar.zst");
  const into = () => realCli({ RUFBAUM_DATA: fresh }).run("restore", file);
  const first = await into();
  expect(first).toMatchObject({ code: 0, stdout: `Restored ${file}.\n` });
  expect(first.stderr.trim().split("\n")).toEqual([
    expect.stringContaining(`that the backup was made in to ${join(fresh, "lasting.jsonl")}.`),
  ]);
  // The data of the first one are there to take them from.
  expect(await into()).toMatchObject({ code: 0, stderr: "" });
});

test.each([
  ["a name that no backup has", ["20200101T000000Z"], 2, "There is no backup"],
  ["a file that is none", [OPERATIONS], 1, "Nothing was changed"],
])("%s is refused", async (_what, words, code, told) => {
  const before = await readdir(data);
  const refused = await rufbaum("restore", ...words);
  expect(refused).toMatchObject({ code, stderr: expect.stringContaining(told) });
  expect((await readdir(data)).sort()).toEqual(before.sort());
});

test("a place that is taken already is left as it is", async () => {
  const file = join(home, "taken");
  await Bun.write(file, "mine");
  const refused = await rufbaum("backup", file);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("is there already") });
  expect(await Bun.file(file).text()).toBe("mine");
});

const bin = await findPostgres();

describe.skipIf(bin === null)("on a PostgreSQL server", async () => {
  if (bin === null) return;
  const server = await startPostgres(bin);
  afterAll(() => server.stop());
  const LATE = "+493023125002";
  const open = (databaseUrl: string) =>
    openStore({
      runtime: realRuntime(),
      dataDirectory: join(home, "elsewhere"),
      databaseUrl,
      log() {},
    });
  const on = (databaseUrl: string, run: Machine["run"] = runHere) =>
    realCli(
      { RUFBAUM_DATA: join(home, "elsewhere"), DATABASE_URL: databaseUrl },
      { machine: { ...realMachine(), run } },
    );
  const runHere: Machine["run"] = ([program, ...words], env) =>
    runProgram([join(bin, program), ...words], env);

  test("the documented commands bring it back, with who asked not to be called since", async () => {
    const first = await open(server.url);
    await suppressNumber(first.db, { number: "+493023125001", callId: null, createdAt: 0 });
    const ran = { to: "+493023125002", from: "+493023125800", at: 0, status: "running" } as const;
    await campaignCall(first.db, ran);
    await campaignCall(first.db, { ...ran, name: "Winter", status: "completed" });
    const [backup = "", ...others] = await commandsOf("pg_restore");
    const made = await on(server.url).run(...(wordsOf(backup) ?? []));
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect((await stat(join(home, "rufbaum.dump"))).mode & 0o777).toBe(0o600);
    await first.remember({ kind: "suppression", number: LATE, at: 0 });
    await suppressNumber(first.db, { number: LATE, callId: null, createdAt: 0 });
    await first.close();

    const script = `set -e\n${others.join("\n")}\nprintf %s "$DATABASE_URL"`;
    const shell = Bun.spawnSync(["sh", "-c", script], {
      env: { HOME: home, PATH: `${bin}:${process.env.PATH}`, DATABASE_URL: server.url },
    });
    expect(shell.stderr.toString()).toBe("");
    const restored = shell.stdout.toString();
    expect(restored).toEndWith("/rufbaum_restored");
    const second = await open(restored);
    for (const number of ["+493023125001", LATE]) {
      expect(await isSuppressed(second.db, number)).toBe(true);
    }
    const stands = (await listCampaigns(second.db, { limit: 9 })).map(
      ({ name, status, pauseReason }) => [name, status, pauseReason],
    );
    expect(stands.toSorted()).toEqual([
      ["Herbst", "paused", "restored"],
      ["Winter", "completed", "restored"],
    ]);
    await second.close();
  });

  test("a restore tells which of its own tools do it", async () => {
    const { code, stderr } = await on(server.url).run("restore", "newest");
    expect(code).toBe(2);
    expect(stderr).toContain("pg_restore --no-owner");
    expect(stderr).toContain("pause_reason = 'restored'");
    const [, file = "", heading] = /hint: (\S+) .* under "(.*)"/.exec(stderr) ?? [];
    const docs = await Bun.file(join(import.meta.dir, "../../..", file)).text();
    expect(docs.split("\n")).toContain(`## ${heading}`);
  });

  test("a server that pg_dump does not reach, and no pg_dump at all, are told", async () => {
    const gone = await on("postgres://nobody:secret@127.0.0.1:1/none").run("backup");
    expect(gone.code).toBe(1);
    expect(gone.stderr).toContain("pg_dump made no backup");
    expect(gone.stderr).not.toContain("secret");
    const without = await on(server.url, async () => null).run("backup");
    expect(without.code).toBe(1);
    expect(without.stderr).toContain("pg_dump --format=custom");
  });
});
