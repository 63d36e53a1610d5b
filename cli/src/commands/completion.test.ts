import { expect, test } from "bun:test";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fakeCli } from "../testing/fake-cli.ts";
import { TREE_NAMES } from "../tree-names.ts";

/** In a shell, in the place of the program: the trees that are stored. */
const TREES = `command() { [[ "$*" == "rufbaum ${TREE_NAMES}" ]] && printf '%s\\n' "Solar" "Strom: Wechsel ab 5 $" "Größer werden"; }`;

/** What bash offers where the last of these words is being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const { stdout } = await fakeCli().run("completion", "bash");
  const typed = ["rufbaum", ...words].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const script = `${stdout}\n${TREES}\nCOMP_WORDS=(${typed})\nCOMP_CWORD=${words.length}\n_rufbaum\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { exitCode, stdout: told, stderr } = Bun.spawnSync(["bash", "-c", script]);
  expect(stderr.toString()).toBe("");
  expect(exitCode).toBe(0);
  return told.toString().split("\n").filter(Boolean);
}

test("bash completes commands", async () => {
  expect(await offered("sim")).toEqual(["simulate"]);
  expect(await offered("tree", "kno")).toEqual(["knowledge"]);
  expect(await offered("tree", "knowledge", "un")).toEqual(["unanswered"]);
  expect(await offered("--json", "tree", "ren")).toEqual(["render"]);
});

test("bash completes the options of a command, and those that stand anywhere", async () => {
  expect(await offered("simulate", "--comp")).toEqual(["--compare"]);
  expect(await offered("simulate", "tree.json", "--js")).toEqual(["--json"]);
  expect(await offered("tree", "--comp")).toEqual([]);
});

test("bash completes the names of trees where one is taken, as the shell needs them", async () => {
  expect(await offered("simulate", "S")).toEqual(["Solar", "Strom:\\ Wechsel\\ ab\\ 5\\ \\$"]);
  expect(await offered("tree", "show", "Strom:\\ W")).toEqual(["Strom:\\ Wechsel\\ ab\\ 5\\ \\$"]);
  // An open quote is closed by the shell.
  expect(await offered("tree", "diff", "Solar", "'Strom: W")).toEqual(["Strom: Wechsel ab 5 $"]);
  expect(await offered("call", "+493023125001", "--tree", "So")).toEqual(["Solar"]);
  expect(await offered("call", "So")).toEqual([]);
  expect(await offered("tree", "So")).toEqual([]);
});

test("what is no command is left to the completion of files", async () => {
  expect(await offered("tree", "import", "")).toEqual([]);
  expect(await offered("simulate", "x")).toEqual([]);
});

test.each(["zsh", "fish"])("%s gets every command, too", async (shell) => {
  const { code, stdout } = await fakeCli().run("completion", shell);
  expect(code).toBe(0);
  for (const word of ["simulate", "knowledge", "unanswered", "compare"]) {
    expect(stdout).toContain(word);
  }
});

/** What a shell says that is given a script of its own. */
async function saidBy(shell: string, script: (file: string) => string): Promise<string[]> {
  const { stdout } = await fakeCli().run("completion", shell);
  const directory = await mkdtemp(join(tmpdir(), "completion-"));
  try {
    const file = join(directory, "_rufbaum");
    await Bun.write(file, stdout);
    // In the place of the program: the trees that are stored.
    const names = `#!/bin/sh\n[ "$*" = ${TREE_NAMES} ] && printf '%s\\n' Solar "Größer werden"\n`;
    await Bun.write(join(directory, "rufbaum"), names);
    await chmod(join(directory, "rufbaum"), 0o755);
    const result = Bun.spawnSync([shell, "-c", script(file)]);
    expect(result.stderr.toString()).toBe("");
    return result.stdout.toString().split("\n").filter(Boolean);
  } finally {
    await rm(directory, { recursive: true });
  }
}

test.skipIf(!Bun.which("zsh"))("zsh completes from the first press of Tab on", async () => {
  const offeredFor = (...words: string[]) =>
    saidBy(
      "zsh",
      (file) => `fpath=(${dirname(file)} $fpath)
autoload -Uz _rufbaum
compdef() { : }
compadd() { shift; print -l -- "$@" }
_files() { print files }
path=(${dirname(file)} $path)
words=(rufbaum ${words.join(" ")} "")
CURRENT=$#words
_rufbaum`,
    );
  expect(await offeredFor()).toContain("simulate");
  expect(await offeredFor("tree", "knowledge")).toContain("unanswered");
  expect(await offeredFor("tree", "import")).toEqual(["files"]);
  expect(await offeredFor("tree", "show")).toEqual([...["Solar", "Größer werden", "files"]]);
  expect(await offeredFor("call", "+49", "--tree")).toEqual(["Solar", "Größer werden"]);
});

test.skipIf(!Bun.which("fish"))("fish completes commands, options and files", async () => {
  const offeredFor = async (line: string) => {
    const told = await saidBy(
      "fish",
      (file) => `set -x PATH ${dirname(file)} $PATH; source ${file}; complete -C 'rufbaum ${line}'`,
    );
    return told.map((each) => each.split("\t")[0]);
  };
  expect(await offeredFor("sim")).toEqual(["simulate"]);
  expect(await offeredFor("tree knowledge un")).toEqual(["unanswered"]);
  expect(await offeredFor("simulate --comp")).toEqual(["--compare"]);
  expect(await offeredFor("simulate Größ")).toEqual(["Größer werden"]);
  expect(await offeredFor("call 123 --tree So")).toEqual(["Solar"]);
});

test("a shell that is not known is refused with those that are", async () => {
  const { code, stderr } = await fakeCli().run("completion", "tcsh");
  expect(code).toBe(2);
  expect(stderr).toContain("bash, zsh, fish");
});
