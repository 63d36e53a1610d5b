import type { KnowledgeEntry } from "@rufbaum/tree";
import { questionKey } from "@rufbaum/tree/graph";

/** A question that nobody could answer, with those that are like it. */
export interface Asked {
  question: string;
  /** In whichever words, its own among them. */
  wordings: readonly string[];
}

/** What no entry has as a wording yet: a server knows only what was saved. */
export function stillOpen<Question extends Asked>(
  questions: readonly Question[],
  entries: readonly KnowledgeEntry[],
): Question[] {
  const known = new Set(entries.flatMap((entry) => entry.questions.map(questionKey)));
  return questions.filter(({ question }) => !known.has(questionKey(question)));
}

/** The wordings under which a question becomes an entry: its own first, each once, as many as fit. */
export function wordingsOf(
  { question, wordings }: Asked,
  { longest, most }: { longest: number; most: number },
): string[] {
  const byKey = new Map<string, string>();
  for (const wording of [question, ...wordings]) {
    const plain = wording.replace(/\s+/g, " ").trim().slice(0, longest);
    const key = questionKey(plain);
    if (key !== "" && !byKey.has(key)) byKey.set(key, plain);
  }
  return [...byKey.values()].slice(0, most);
}
