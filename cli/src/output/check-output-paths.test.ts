import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realDisk, realRuntime } from "@rufbaum/runtime/real";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "rufbaum-out-"));
  await mkdir(join(home, "folder"));
  await Bun.write(join(home, "list.csv"), "phone\n030 23125 001\n");
  await Bun.write(join(home, "form.pdf"), "%PDF");
  await Bun.write(join(home, "folder", "tree.json"), "{}");
  await symlink("list.csv", join(home, "list-link.csv"));
  await symlink("folder", join(home, "folder-link"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const AGREED = ["--wording", "Ja.", "--source", "Messe", "--date", "2026-01-02"];
const FOLDER = "can't be written: it is a folder.";

test.each([
  [["consent", "file", "+493023125001", "--out", "folder"], FOLDER],
  [["consent", "export", "--out", "folder"], FOLDER],
  [["person", "export", "+493023125001", "--out", "folder"], FOLDER],
  [["contacts", "export", "--out", "folder"], FOLDER],
  [["contacts", "template", "--out", "folder"], FOLDER],
  [["contacts", "check", "list.csv", "--report", "folder"], FOLDER],
  [["suppress", "import", "list.csv", "--report", "folder"], FOLDER],
  [["contacts", "check", "list.csv", "--report", "list.csv"], "it is the file that is read."],
  [["suppress", "import", "list.csv", "--report", "./list.csv"], "it is the file that is read."],
  [["contacts", "import", "list.csv", "--report", "list-link.csv"], "it is the file that is read."],
  [["contacts", "check", "list-link.csv", "--report", "list.csv"], "it is the file that is read."],
  [["contacts", "check", "folder-link/tree.json", "--report", "folder/tree.json"], "is read."],
  [["tree", "render", "folder/tree.json", "--out", "./folder/tree.json"], "is read."],
  [
    ["consent", "import", "list.csv", "--evidence-file", "form.pdf", "--report", "form.pdf"],
    "it is the file that is read.",
  ],
  [["person", "export", "+493023125001", "--out", "none/x"], "there is no such folder"],
  [["person", "export", "+493023125001", "--out", "list.csv/x"], "there is no such folder"],
  [["person", "export", "+493023125001", "--out", ""], "it names no file"],
  [
    ["consent", "import", "list.csv", "--evidence-file", "folder", ...AGREED],
    "folder can't be read: it is a folder.",
  ],
])("%j ends with 2, and nobody is asked for anything", async (words, told) => {
  const server = fakeServer({});
  const cli = fakeCli({ server, overrides: { runtime: realRuntime() } });
  const before = (await readdir(home)).sort();
  const inHome = words.map((word) =>
    /^((\.\/)?(folder|list|form)|none)/.test(word) ? `${home}/${word}` : word,
  );
  const { code, stderr } = await cli.run(...inHome);
  expect({ code, asked: server.asked }).toEqual({ code: 2, asked: [] });
  expect(stderr).toContain(told);
  expect(stderr).not.toContain("should not have happened");
  expect((await readdir(home)).sort()).toEqual(before);
});

test("what can't be put in its place leaves nothing behind", async () => {
  const before = (await readdir(home)).sort();
  const folder = join(home, "folder");
  await expect(realDisk.write(folder, "secret")).rejects.toThrow("EISDIR");
  const file = await realDisk.begin(folder);
  await file.write("secret");
  await expect(file.keep()).rejects.toThrow("EISDIR");
  expect((await readdir(home)).sort()).toEqual(before);
});
