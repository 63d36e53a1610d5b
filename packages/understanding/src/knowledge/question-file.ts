import type { ExpectedEntry } from "../reading.ts";

/** Entries of a tree, and what callers say to them. */
export interface QuestionFile {
  entries: ExpectedEntry[];
  said: { text: string; meant: string | null }[];
}

/** Reads a file of `questions/`: entries (`=`), who wants the one above (`?`), what asks for none (`-`). */
export function readQuestionFile(text: string): QuestionFile {
  const entries: ExpectedEntry[] = [];
  const said: QuestionFile["said"] = [];
  for (const line of text.split("\n")) {
    const words = line.slice(1).trim();
    if (line.startsWith("=")) {
      const questions = words.split("|").map((question) => question.trim());
      entries.push({ id: questions[0] ?? "", questions });
    } else if (line.startsWith("?")) said.push({ text: words, meant: entries.at(-1)?.id ?? null });
    else if (line.startsWith("-")) said.push({ text: words, meant: null });
  }
  return { entries, said };
}
