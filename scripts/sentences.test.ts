import { expect, test } from "bun:test";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "..");

/** Where no sentence for readers may stand: `packages/words` and the dashboard's messages have them. */
const GUARDED = [
  ...["calls", "conversation", "dialing", "runtime", "simulation", "speech", "store", "telephony"],
  ...["tree", "understanding"],
].map((name) => `packages/${name}/src`);
GUARDED.push("packages/words/src/en", "apps/server/src", "apps/dashboard/src", "cli/src");

/** German that is no sentence of the program's: by what it begins, and what it is. */
const HEARD: Readonly<Record<string, string>> = {
  "packages/conversation/src/": "what the agent says where a tree has no words of its own",
  "packages/calls/src/session/reduce.ts": "what callers hear when something breaks",
  "packages/calls/src/lines/hints.ts": "words that the recogniser needs no hint for",
  "packages/dialing/src/caller-numbers/older-problems.ts": "what older versions have kept",
  "packages/dialing/src/contact-files/column-names.ts": "how files name their columns",
  "packages/dialing/src/contact-files/column-says-no.ts": "how files name what forbids calls",
  "packages/dialing/src/contact-files/first-names.ts": "what people are called",
  "packages/dialing/src/contact-files/number-labels.ts": "what stands beside numbers in files",
  "packages/dialing/src/contact-files/remark-words.ts": "what remarks in files say",
  "packages/speech/src/": "how German is spoken",
  "packages/understanding/src/": "how German is understood",
  "packages/simulation/src/corpus/": "what simulated callers say",
  "packages/simulation/src/noise/": "how it is misheard",
  "packages/simulation/src/caller/": "how they understand the agent",
  "packages/simulation/src/discovery/words.ts": "by what replies are grouped",
  "packages/simulation/src/discovery/themes.ts": "by what replies are grouped",
  "packages/simulation/src/discovery/questions.ts": "what questions of a German tree are called",
  "packages/simulation/src/discovery/concern-names.ts":
    "what conditions of a German tree are called",
  "packages/store/src/queries/other-person.ts": "words of names that many have",
  "packages/telephony/src/emulator/callee/": "what emulated callees say and understand",
  "packages/telephony/src/emulator/messages/segments.ts": "the letters of a text message",
  "packages/tree/src/actions/actions.ts": "the names of actions, in both languages",
  "packages/tree/src/intents.ts": "the names of known intents, in both languages",
  "packages/tree/src/nodes/": "the names of kinds of node, in both languages",
  "packages/tree/src/value-kinds.ts": "the names of kinds of value, in both languages",
  "packages/tree/src/outcomes.ts": "the names of outcomes, in both languages",
  "packages/tree/src/assumed/": "what questions and goodbyes of a German tree are made of",
  "packages/tree/src/lint/knowledge.ts": "by what questions of callers are alike",
  "packages/tree/src/callback/": "the tree that answers who calls back",
  "packages/tree/src/campaign/": "what a campaign's calls say first",
  "packages/tree/src/sample/": "the sample tree",
  "apps/server/src/modules/contacts/sample-contacts.ts": "names of the sample contacts",
  "packages/tree/src/editing/commands/way-for-suggestion.ts": "what the agent says in a new node",
  "apps/dashboard/src/messages/": "the dashboard's own catalogue",
  "apps/dashboard/src/features/builder/test-chat/chat/phrases.ts": "replies to try a tree with",
  "cli/src/commands/campaign/start.ts": "an example in a help text",
  "cli/src/commands/test.ts": "an example in a help text",
  "cli/src/commands/understand.ts": "an example in a help text",
  "cli/src/players/scripts.ts": "conversations of a test",
  "cli/src/players/trees.ts": "trees of a test",
};

const transpiler = new Bun.Transpiler({ loader: "tsx" });

/** Texts in code of three words or more that read as German; without what comments say. */
function germanIn(code: string): string[] {
  // What a macro gives would be looked for from here.
  const plainCode = code.replaceAll(' with { type: "macro" }', "");
  const texts = transpiler
    .transformSync(plainCode)
    .match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu);
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
  ["show(<p>Der Baum fehlt.</p>)", ['"Der Baum fehlt."']],
  ["// Der Baum fehlt.\nfail('tree-missing')", []],
  ['fail("The tree is missing")', []],
  ['const NAME = "Größe"', []],
])("%p holds %p", (code, found) => {
  expect(germanIn(code)).toEqual(found);
});

/** Sources that the program runs: what tests and catalogues hold is not looked at. */
function sourcesIn(folder: string): string[] {
  return [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync({ cwd: ROOT })].filter(
    (path) => !/\.(?:test|contract)\.tsx?$|\/testing\//.test(path),
  );
}

async function germanInFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) =>
      germanIn(await Bun.file(join(ROOT, path)).text()).map((text) => `${path}: ${text}`),
    ),
  );
  return found.flat();
}

test.each(GUARDED)(
  "%s says what is the case, and leaves the words to packages/words",
  async (folder) => {
    const paths = sourcesIn(folder);
    expect(paths).not.toEqual([]);
    const read = paths.filter((path) => !Object.keys(HEARD).some((part) => path.startsWith(part)));
    expect(await germanInFiles(read)).toEqual([]);
  },
);

test.each(Object.entries(HEARD))("%s has German still: %s", async (part) => {
  const paths = sourcesIn(part.endsWith("/") ? part.slice(0, -1) : dirname(part));
  expect(await germanInFiles(paths.filter((path) => path.startsWith(part)))).not.toEqual([]);
});
