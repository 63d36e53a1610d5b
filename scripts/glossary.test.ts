import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const ROOT = join(import.meta.dir, "..");
const PAGE = await Bun.file(join(ROOT, "docs/glossary.md")).text();

/** Every row of its tables that tells of a word. */
const ROWS = PAGE.split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:word|---) /.test(line))
  .map((line) => {
    const [words = "", german = "", , folder = ""] = line
      .slice(2, -2)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { words: words.split(", "), german, folder: folder.replaceAll("`", "") };
  });

test("every word has a row of its own", () => {
  const words = ROWS.flatMap(({ words }) => words);
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});

test("every word stands in the folder that is named for it", async () => {
  const missing: string[] = [];
  for (const { words, folder } of ROWS) {
    const sources = await sourcesIn(folder);
    for (const word of words) {
      if (!spelled(word).test(sources)) missing.push(`${word}: ${folder || "no folder"}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every German word is one that people read", async () => {
  const texts = [
    await sourcesIn("apps/dashboard/src/messages/de"),
    await sourcesIn("packages/words/src/de"),
  ].join("\n");
  const german = ROWS.flatMap(({ german }) => (german === "–" ? [] : [german]));
  expect(german.filter((word) => !texts.includes(word))).toEqual([]);
});

/** The names of a folder and of the sources below it, and what is in them; nothing where there is none. */
async function sourcesIn(folder: string): Promise<string> {
  const path = join(ROOT, folder);
  if (folder === "" || !existsSync(path)) return "";
  const files = [...new Glob("**/*.{ts,tsx}").scanSync({ cwd: path })].filter(
    (file) => !file.includes("node_modules/"),
  );
  const texts = await Promise.all(files.map((file) => Bun.file(join(path, file)).text()));
  return [folder, ...files, ...texts].join("\n");
}

/** A word as it is written in names and in sentences: `next script`, `next-script`, `nextScript`. */
function spelled(word: string): RegExp {
  return new RegExp(word.split(/[- ]/).join("[- ]?"), "i");
}
