import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realCli } from "../testing/real-cli.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-cli-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const env = () => ({ RUFBAUM_DATA: join(directory, "data") });

test.each([
  "versions",
  "publish",
  "show",
  "knowledge list",
  "knowledge unanswered",
  "not-understood",
])("tree %s: a name that nothing has makes no data folder", async (command) => {
  const { code, stderr } = await realCli(env()).run("tree", ...command.split(" "), "Fotovoltaik");
  expect(code).toBe(1);
  expect(stderr).toContain('There is no tree "Fotovoltaik".');
  expect(await readdir(directory)).toEqual([]);
});

test.each(["versions", "publish", "knowledge unanswered", "not-understood"])(
  "tree %s: nor does a file where only a stored tree can be meant",
  async (command) => {
    const { code, stderr } = await realCli(env()).run("tree", ...command.split(" "), "tree.json");
    expect(code).toBe(2);
    expect(stderr).toContain("is a file; this command takes the name or id of a stored tree");
    expect(await readdir(directory)).toEqual([]);
  },
);

test("the sample that new data begin with is found all the same", async () => {
  const { code, stdout } = await realCli(env()).run("tree", "versions", "Photovoltaik");
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("never published"),
  });
});
