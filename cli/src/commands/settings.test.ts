import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../deps.ts";
import { realCli, serving } from "../testing/real-cli.ts";
import { until } from "../testing/until.ts";

let home = "";
let env: Environment = {};
let server: ReturnType<typeof serving>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "rufbaum-settings-"));
  env = { RUFBAUM_DATA: join(home, "data"), RUFBAUM_PERSON: "Ada" };
  server = serving(env);
  await until(() => server.cli.stdout().includes("\n"));
});
afterAll(async () => {
  server.stop();
  await server.result;
  await rm(home, { recursive: true, force: true });
});

const rufbaum = (...words: string[]) => realCli(env).run(...words);
const settings = (...words: string[]) => rufbaum("settings", ...words);

test("may-dial says that no company is set, how to set it, and then asks for consent", async () => {
  const number = "+49 30 61234567";
  const before = await rufbaum("may-dial", number);
  expect(before.code).toBe(1);
  expect(before.stdout).toContain("Nobody can have agreed yet");
  expect(before.stdout).toContain("rufbaum settings set company <name>");
  const set = await settings("set", "company", "Sonnwerk GmbH");
  expect(set).toMatchObject({ code: 0, stdout: "company: Sonnwerk GmbH (was: none)\n" });
  const after = await rufbaum("may-dial", number);
  expect(after.stdout).toContain("No consent on record.");
  expect(after.stdout).toContain("rufbaum consent add <number>");
});

test("every setting is shown, alone, and as JSON", async () => {
  const { stdout } = await settings("show");
  expect(stdout).toMatch(/^windows\.workdays +8:00-20:00 +8:00-20:00 +practice of/m);
  expect(stdout).toMatch(/^retention\.transcripts +365 +365/m);
  expect((await settings("get", "windows.sunday")).stdout).toBe("none\n");
  const [, , preset] = JSON.parse((await settings("show", "--json")).stdout);
  expect(preset).toEqual({ key: "preset", value: "DE", source: null, reason: null });
});

test("stricter is set freely, looser with a reason alone, which is shown and written down", async () => {
  expect((await settings("set", "attempts.perDay", "1")).code).toBe(0);
  const refused = await settings("set", "attempts.perDay", "3");
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("Say why with --reason.");
  const short = await settings("set", "attempts.perDay", "3", "--reason", "kurz");
  expect(short.code).toBe(2);
  expect(short.stderr).toContain("reason: It must have at least 10 characters.");
  expect((await settings("get", "attempts.perDay")).stdout).toBe("1\n");
  const reason = ["--reason", "Agreed with the works council."];
  expect((await settings("set", "attempts.perDay", "3", ...reason)).code).toBe(0);
  expect((await settings("show")).stdout).toContain("Agreed with the works council. (Ada)");
  expect((await settings("set", "attempts.perDay", "usual")).stdout).toBe(
    "attempts.perDay: 2 (was: 3)\n",
  );
});

test("what stands so already is not set, and who empties the company hears what that does", async () => {
  const audited = async () => JSON.parse((await rufbaum("audit", "list", "--json")).stdout).length;
  const before = await audited();
  const same = await settings("set", "company", "Sonnwerk GmbH");
  expect(same.stdout).toBe("company is Sonnwerk GmbH already: nothing was changed.\n");
  expect(await audited()).toBe(before);
  const emptied = await settings("set", "company", "");
  expect(emptied.stderr).toContain("nobody's consent counts");
  expect(await audited()).toBe(before + 1);
  const { stdout } = await rufbaum("audit", "list");
  expect(stdout).toContain("company: Sonnwerk GmbH → none");
  expect(stdout).toContain("attempts.perDay: 3 → 2");
  const ahead = await rufbaum("audit", "list", "--since", "2999-01-01");
  expect([ahead.code, ahead.stderr]).toEqual([2, expect.stringContaining("lies in the future")]);
});

test("another preset sets all rules, and says so", async () => {
  expect((await settings("set", "windows.saturday", "none")).code).toBe(0);
  const { code, stderr } = await settings("set", "preset", "AT", "--reason", "We call Austria.");
  expect(code).toBe(0);
  expect(stderr).toContain("All rules are those of this preset now.");
  expect((await settings("get", "windows.saturday")).stdout).toBe("9:00-18:00\n");
});

test("retention is set in days, and what it can't be is refused in words", async () => {
  expect((await settings("set", "retention.transcripts", "180")).stdout).toBe(
    "retention.transcripts: 180 (was: 365)\n",
  );
  expect((await rufbaum("audit", "list")).stdout).toContain("retention.transcripts: 365 → 180");
  const { code, stderr } = await settings("set", "retention.transcripts", "3");
  expect(code).toBe(2);
  expect(stderr).toContain("transcripts: It must be at least 7.");
});

test("data are kept longer than is usual for a written reason alone", async () => {
  const refused = await settings("set", "retention.recordings", "none");
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("That keeps data longer than is usual (recordings).");
  expect(refused.stderr).toContain("Say why with --reason.");
  expect((await settings("get", "retention.recordings")).stdout).toBe("90\n");
  const reason = ["--reason", "The trial needs them."];
  expect((await settings("set", "retention.recordings", "none", ...reason)).stdout).toBe(
    "retention.recordings: none (was: 90)\n",
  );
  expect((await rufbaum("audit", "list")).stdout).toMatch(
    /retention\.recordings: 90 → none: The +trial/,
  );
  expect((await settings("set", "retention.recordings", "usual")).code).toBe(0);
});

test.each([
  [["get", "firma"], "There is no setting firma."],
  [["set", "purpose", "usual"], "For purpose nothing is usual."],
  [["set", "applyInEmulator", "ja"], "on or off"],
])("settings %j is refused with what would be right", async (words, told) => {
  const { code, stderr } = await settings(...words);
  expect(code).toBe(2);
  expect(stderr).toContain(told);
});
