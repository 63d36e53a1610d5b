import { expect, test } from "bun:test";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "..");

/** Where no sentence for readers may stand: `packages/words` has them. */
const GUARDED = [
  "packages/simulation/src",
  "packages/tree/src/document",
  "packages/tree/src/expression",
  "packages/tree/src/lint",
  "apps/server/src/http",
  "apps/server/src/modules/access",
  "apps/server/src/modules/backups",
  "apps/server/src/modules/simulation",
  "apps/server/src/modules/storage",
  "apps/server/src/modules/trees",
  "apps/server/src/reader",
];

/** German that nobody reads on a page: what callers say, and by what it is understood. */
const HEARD = [
  "packages/simulation/src/corpus/",
  "packages/simulation/src/noise/",
  "packages/simulation/src/caller/",
  "packages/simulation/src/discovery/words.ts",
  "packages/simulation/src/discovery/themes.ts",
  // What conditions of a German tree are called.
  "packages/simulation/src/discovery/intent-names.ts",
];

const transpiler = new Bun.Transpiler({ loader: "ts" });

/** Texts in code of three words or more that read as German; without what comments say. */
function germanIn(code: string): string[] {
  const texts = transpiler.transformSync(code).match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu);
  return (texts ?? []).filter((text) => {
    const plain = text.replace(/\$\{[^}]*\}/gu, "x");
    const words = plain.match(/\p{L}+/gu) ?? [];
    return words.length > 2 && words.some((word) => GERMAN.test(word));
  });
}

const GERMAN =
  /[äöüß]|^(?:aber|auf|bei|bitte|das|der|die|ein|eine|ist|kein|keine|mit|nicht|sind|und|von|wird|zu)$/iu;

test.each([
  ['fail("Der Baum fehlt.")', ['"Der Baum fehlt."']],
  ['fail("Größe nicht erlaubt")', ['"Größe nicht erlaubt"']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  ["fail(`Bei ${title} wird gewartet`)", ["`Bei ${title} wird gewartet`"]],
  ["// Der Baum fehlt.\nfail('tree-missing')", []],
  ['fail("The tree is missing")', []],
  ['const NAME = "Größe"', []],
])("%p holds %p", (code, found) => {
  expect(germanIn(code)).toEqual(found);
});

test.each(GUARDED)(
  "%s says what is the case, and leaves the words to packages/words",
  async (folder) => {
    const paths = [...new Bun.Glob(`${folder}/**/*.ts`).scanSync({ cwd: ROOT })];
    expect(paths).not.toEqual([]);
    const found: string[] = [];
    for (const path of paths) {
      if (/\.test\.ts$|\/testing\//.test(path) || HEARD.some((part) => path.startsWith(part)))
        continue;
      const texts = germanIn(await Bun.file(join(ROOT, path)).text());
      found.push(...texts.map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  },
);
