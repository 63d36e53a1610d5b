import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
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
    // The names of kinds of node, action and value, and of outcomes.
    await sourcesIn("packages/tree/src"),
  ].join("\n");
  const german = ROWS.flatMap(({ german }) => (german === "–" ? [] : [german]));
  expect(german.filter((word) => !texts.includes(word))).toEqual([]);
});

test("a node is a Node in every sentence", async () => {
  const found: string[] = [];
  const read = "{apps,cli,packages}/**/*.{ts,tsx},docs/**/*.md,*.md";
  for (const file of new Glob(`{${read}}`).scanSync(ROOT)) {
    if (/(?:^|\/)(?:node_modules|dist|evaluation)\//.test(file)) continue;
    if (SPEAKS_OF_OLDER.has(file)) continue;
    const lines = (await Bun.file(join(ROOT, file)).text()).split("\n");
    found.push(...lines.flatMap((line, at) => (KNOTEN.test(line) ? `${file}:${at + 1}` : [])));
  }
  expect(found).toEqual([]);
  expect(KNOTEN.test("kein Startknoten")).toBe(true);
});

const KNOTEN = /knoten/i;
/** What older versions wrote, and the test of it. */
const SPEAKS_OF_OLDER = new Set([
  "packages/simulation/src/discovery/as-written.ts",
  "apps/server/src/modules/simulation/stored-results.test.ts",
]);

test("whoever is on the line is an Anrufer only where he calls us", async () => {
  const found: string[] = [];
  for (const file of new Glob(
    "{apps/dashboard/src/messages,packages/words/src}/de/**/*.ts",
  ).scanSync(ROOT)) {
    const lines = (await Bun.file(join(ROOT, file)).text()).split("\n");
    found.push(...lines.filter((line) => /\bAnrufer/.test(line) && !/ankommend/i.test(line)));
  }
  expect(found).toEqual([]);
});

test("nothing bears the name any more that it had before", async () => {
  const found: string[] = [];
  for (const file of new Glob("{apps,cli,e2e,packages,scripts}/**/*.{ts,tsx}").scanSync(ROOT)) {
    if (/(?:^|\/)(?:node_modules|dist)\//.test(file)) continue;
    if (FORMER_FILES.has(basename(file).split(".")[0] ?? "")) found.push(file);
    const named = namesIn(await Bun.file(join(ROOT, file)).text()).filter(isFormer);
    found.push(...named.map((name) => `${file}: ${name}`));
  }
  expect(found).toEqual([]);
  const sample = 'import { crewOf } from "./a"; // ears\nconst FRONT_DESK = myDice("desk");';
  expect(namesIn(sample).filter(isFormer)).toEqual(["crewOf", "myDice"]);
});

/** Recogniser, worker pool, seeded random, open trees; next script and snapshot. */
const FORMER = ["ears", "crew", "dice", "desk"];
const FORMER_FILES = new Set([...FORMER, "leading", "stand"]);

test("a type's name that could mean anything means one thing", async () => {
  const found: string[] = [];
  for (const file of new Glob("{apps,cli,e2e,packages,scripts}/**/*.{ts,tsx}").scanSync(ROOT)) {
    if (/\/(?:node_modules|dist)\//.test(file)) continue;
    found.push(
      ...vagueTypesIn(await Bun.file(join(ROOT, file)).text()).map((name) => `${file}: ${name}`),
    );
  }
  expect(found.toSorted()).toEqual([
    "apps/dashboard/src/api/trees.ts: Draft",
    "e2e/src/builder/drafts.ts: Draft",
    "packages/calls/src/lines/line.ts: Line",
    "packages/conversation/src/walk.ts: Walk",
    "packages/store/src/queries/trees.ts: Draft",
    "packages/understanding/src/hear.ts: Heard",
  ]);
  expect(vagueTypesIn("export type Part = 1;\ninterface Walks {}\nclass Heard<T> {}")).toEqual([
    "Part",
    "Heard",
  ]);
});

function vagueTypesIn(code: string): string[] {
  const declared =
    /^\s*(?:export )?(?:interface|type|class|enum|function) (Line|Walk|Answer|Part|Draft|Heard)\b(?!,)/gm;
  return [...code.matchAll(declared)].map(([, name = ""]) => name);
}

/** The names in some code, without comments and texts; a front desk is where a secretary sits. */
function namesIn(code: string): string[] {
  const plain = code
    .replace(
      /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
      "",
    )
    .replace(/front[_ ?]*desk/gi, "");
  return [...new Set(plain.match(/[A-Za-z_$][\w$]*/g))];
}

function isFormer(name: string): boolean {
  const parts = name.split(/_|(?<=[a-z])(?=[A-Z])/);
  return parts.some((part) => FORMER.includes(part.toLowerCase()));
}

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
