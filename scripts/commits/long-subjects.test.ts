import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LONGEST_SUBJECT, longSubjects } from "./long-subjects.ts";

const RULE = "rule.ts";
const LONG = "x".repeat(LONGEST_SUBJECT + 1);
const withGit = test.skipIf(!Bun.which("git"));

let folder: string;
let checkouts = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rufbaum-subjects-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function git(root: string, ...words: string[]): Promise<void> {
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  const run = Bun.spawn(["git", ...who, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
    stdout: "ignore",
    stderr: "pipe",
  });
  const [told, code] = await Promise.all([new Response(run.stderr).text(), run.exited]);
  if (code !== 0) throw new Error(`git ${words.join(" ")}: ${told}`);
}

async function commit(root: string, subject: string): Promise<void> {
  await git(root, "commit", "-q", "--allow-empty", "-m", subject);
}

/** A repository whose second commit brought the rule. */
async function checkout(): Promise<string> {
  const root = join(folder, String(++checkouts));
  await mkdir(root);
  await git(root, "init", "-q", "-b", "main");
  await commit(root, `${LONG} before the rule`);
  await Bun.write(join(root, RULE), "");
  await git(root, "add", ".");
  await commit(root, "the rule");
  return root;
}

/** The subjects alone: ids are new with each run. */
async function found(root: string): Promise<string[]> {
  return (await longSubjects(root, RULE)).map((line) => line.slice(line.indexOf(" ") + 1));
}

withGit("a subject may have 60 characters, umlauts counted once, and no more", async () => {
  const root = await checkout();
  await commit(root, "ü".repeat(LONGEST_SUBJECT));
  expect(await found(root)).toEqual([]);
  await commit(root, LONG);
  await commit(root, "short again");
  expect(await found(root)).toEqual([LONG]);
});

withGit("merges, and branches from before the rule, are let be", async () => {
  const root = await checkout();
  await git(root, "checkout", "-q", "-b", "old", "HEAD^");
  await commit(root, `${LONG} on an old branch`);
  await git(root, "checkout", "-q", "main");
  await git(root, "merge", "-q", "--no-ff", "-m", `${LONG} merges`, "old");
  expect(await found(root)).toEqual([]);
});

withGit("what is on a remote can't be amended any more", async () => {
  const root = await checkout();
  await commit(root, LONG);
  const clone = join(folder, "clone");
  await git(folder, "clone", "-q", root, clone);
  expect(await found(clone)).toEqual([]);
  await commit(clone, `${LONG}, not pushed`);
  expect(await found(clone)).toEqual([`${LONG}, not pushed`]);
});

withGit("a shallow clone knows its own commits only", async () => {
  const root = await checkout();
  await commit(root, LONG);
  const clone = join(folder, "shallow");
  await git(folder, "clone", "-q", "--depth=1", `file://${root}`, clone);
  expect(await found(clone)).toEqual([]);
  await commit(clone, LONG);
  expect(await found(clone)).toEqual([LONG]);
});

test("where there is no history, nothing is found", async () => {
  const bare = join(folder, "exported");
  await mkdir(bare);
  expect(await found(bare)).toEqual([]);
});

withGit("a folder in somebody else's repository is none of ours", async () => {
  const root = await checkout();
  await commit(root, LONG);
  const inside = join(root, "vendor");
  await mkdir(inside);
  expect(await found(inside)).toEqual([]);
});
