import { entryName, type KnowledgeEntry, questionKey } from "../knowledge/entry.ts";
import type { Tree } from "../tree.ts";
import { findPlaceholders } from "../variables.ts";
import { filledBy } from "../variables-of.ts";
import { findingOfAll, type LintFinding } from "./finding.ts";
import { isGiven } from "./variables.ts";

/** More than this nobody listens to who only asked something beside the conversation. Words. */
export const MOST_WORDS_OF_ANSWER = 40;

/** What is wrong with the questions and answers of a tree, entry by entry. */
export function lintKnowledge(tree: Tree): LintFinding[] {
  const { knowledge = [] } = tree.settings ?? {};
  if (knowledge.length === 0) return [];
  const filled = filledBy(tree);
  return [...knowledge.flatMap((entry) => lintEntry(entry, filled)), ...lintAlike(knowledge)];
}

function lintEntry(entry: KnowledgeEntry, filled: ReadonlySet<string>): LintFinding[] {
  const { id, questions, answer } = entry;
  const of = { id, entry: entryName(entry) };
  const findings: LintFinding[] = [];
  if (questions.every((question) => questionKey(question) === "")) {
    findings.push(findingOfAll("warning", "entry-without-question", { id, answer }));
  }
  for (const question of questions) {
    const isOptOut = OPT_OUT.test(questionKey(question));
    if (!isOptOut && !MERE_ANSWER.test(questionKey(question))) continue;
    findings.push(findingOfAll("warning", "wording-asks-nothing", { ...of, question, isOptOut }));
  }
  if (answer.trim() === "") findings.push(findingOfAll("warning", "entry-without-answer", of));
  const names = findPlaceholders(answer)
    .filter(({ name, fallback }) => fallback === null && !filled.has(name) && !isGiven(name))
    .map(({ name }) => name);
  for (const variable of new Set(names)) {
    findings.push(findingOfAll("warning", "answer-names-unknown", { ...of, variable }));
  }
  const words = answer.split(/\s+/u).filter(Boolean).length;
  if (words > MOST_WORDS_OF_ANSWER) {
    const params = { ...of, words, most: MOST_WORDS_OF_ANSWER };
    findings.push(findingOfAll("info", "answer-too-long", params));
  }
  return findings;
}

const MERE_ANSWER =
  /^(?:(?:ja|jawohl|gern|gerne|klar|okay|ok|genau|richtig|bitte|natürlich|yes|doch|nein|nee|nö|no|nicht|danke|lieber|leider)(?: |$))+$/u;
const OPT_OUT =
  /\b(?:nie wieder|nicht mehr|nicht wieder|nie mehr|keine)\b.{0,30}\b(?:anruf|anrufe|anrufen|anzurufen|werbung|kontaktieren)\b|\bruf\p{L}* .{0,25}\b(?:nie wieder|nicht mehr|nie mehr) an\b|\b(?:löschen|streichen) sie (?:mich|meine)\b/u;

/** Callers who ask the one and the other hear two answers to the same. */
function lintAlike(knowledge: readonly KnowledgeEntry[]): LintFinding[] {
  const asked = new Map<string, { entry: KnowledgeEntry; question: string }>();
  const told = new Set<string>();
  return knowledge.flatMap((entry) =>
    entry.questions.flatMap((question, place) => {
      const key = gistsOf(entry)[place] ?? "";
      const before = asked.get(key);
      if (key === "" || before === undefined) {
        asked.set(key, { entry, question });
        return [];
      }
      const pair = JSON.stringify([before.entry.id, entry.id]);
      if (before.entry === entry || told.has(pair)) return [];
      if (questionKey(before.entry.answer) === questionKey(entry.answer)) return [];
      told.add(pair);
      const params = { id: entry.id, earlier: before.question, question };
      return [findingOfAll("warning", "entries-alike", params)];
    }),
  );
}

/** Entries stay the same objects until they are changed; of 5,000 a key that is typed changes one. */
const gists = new WeakMap<KnowledgeEntry, readonly string[]>();

function gistsOf(entry: KnowledgeEntry): readonly string[] {
  const known = gists.get(entry);
  if (known) return known;
  const made = entry.questions.map(gistOf);
  gists.set(entry, made);
  return made;
}

/** A question without order, endings, and the words that say nothing about it. */
function gistOf(question: string): string {
  const words = questionKey(question).split(" ");
  const telling = words.filter((word) => !LITTLE.has(word));
  const kept = telling.length === 0 ? words : telling;
  return [...new Set(kept.map((word) => word.replace(/(?<=.{4})(?:en|er|es|e|n|s|t)$/u, "")))]
    .sort()
    .join(" ");
}

const LITTLE = new Set(
  "denn eigentlich bitte mal so da das der die den dem des ein eine einen einem einer es ich sie ihr man wir mir ihnen bei ihre ihr ihren und auch noch schon ist sind".split(
    " ",
  ),
);
