import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Lesson,
  learnWording,
  readLessons,
  sentencesOf,
  writeWeights,
} from "@rufbaum/simulation/wording";
import { fold, stemOf } from "@rufbaum/understanding/text";
import { readSituationsFolder, SITUATIONS } from "../model/understanding-files.ts";
import { ROOT } from "../process/run-child.ts";

const WORDING = join(ROOT, "packages", "simulation", "wording");
const LINES = join(WORDING, "lines");
const TEMPLATES = join(ROOT, "packages", "tree", "src", "templates", "trees");

export const WEIGHTS_FILE = join(WORDING, "weights.txt");
export const STEMS_FILE = join(WORDING, "stems.txt");

/** Whose words everybody knows. */
const KNOWN_TEXTS = [
  "packages/understanding/lexicon",
  "packages/understanding/library",
  "packages/understanding/situations",
  "packages/understanding/questions",
  "packages/simulation/corpus",
  "packages/simulation/noise",
  "packages/simulation/wording/lines",
];

/** Sentences with their kinds. Throws with file and line where one can't be read. */
export function readWordingLines(): Lesson[] {
  return readdirSync(LINES)
    .toSorted()
    .flatMap((name) => readLessons(name, readFileSync(join(LINES, name), "utf8")));
}

/** What is asked and said elsewhere, which nobody takes amiss. */
export function readHarmlessSentences(): string[] {
  const asked = readSituationsFolder(SITUATIONS).map(({ question }) => question);
  return [...new Set([...asked, ...templateTexts(), ...ownTexts()].flatMap(sentencesOf))];
}

/** What the product says where a tree has no words of its own, and the sample tree. */
const OWN_TEXTS = ["packages/conversation/src/wording.ts", "packages/tree/src/sample/nodes.ts"];

/** The texts in a source that are made of several words; with a day where something is put in. */
function ownTexts(): string[] {
  return OWN_TEXTS.flatMap((name) => {
    const source = readFileSync(join(ROOT, name), "utf8");
    const texts = source.match(/(?<=")[^"\n]+ [^"\n]+(?=")|(?<=`)[^`]+ [^`]+(?=`)/gu) ?? [];
    const said = texts.filter((text) => /^\p{Lu}\p{L}* /u.test(text));
    return said.map((text) => text.replaceAll(/\$\{[^}]*\}|\[[^\]]*\]/gu, "Dienstag"));
  });
}

/** What the ready trees say. */
function templateTexts(): string[] {
  return readdirSync(TEMPLATES)
    .toSorted()
    .flatMap((name) => {
      const { nodes, settings } = JSON.parse(readFileSync(join(TEMPLATES, name), "utf8"));
      const texts: string[] = nodes.map(({ content = "" }) => content);
      const answers: string[] = (settings?.knowledge ?? []).map(({ answer = "" }) => answer);
      return [...texts, ...answers];
    });
}

/** What the weights' file holds if it was learnt from these. */
export function weightsText(lessons: readonly Lesson[], harmless: readonly string[]): string {
  return writeWeights(learnWording(lessons, harmless));
}

/** What the file of stems holds: each once, in order. */
export function stemsText(): string {
  const stems = new Set<string>();
  for (const folder of KNOWN_TEXTS) {
    const within = join(ROOT, folder);
    for (const name of readdirSync(within, { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:txt|tsv)$/u.test(name)) continue;
      const words =
        readFileSync(join(within, name), "utf8")
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      for (const word of words) stems.add(stemOf(fold(word)));
    }
  }
  return `${[...stems].toSorted().join("\n")}\n`;
}
