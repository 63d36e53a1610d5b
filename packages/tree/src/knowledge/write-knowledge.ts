import type { Words } from "../words.ts";
import type { KnowledgeEntry } from "./entry.ts";

const NAMES = {
  id: { de: "ID", en: "ID" },
  question: { de: "Frage", en: "Question" },
  answer: { de: "Antwort", en: "Answer" },
} as const satisfies Record<string, Words>;

/** Entries as the rows of a table, its names first; read again they are the same entries. */
export function knowledgeRows(
  entries: readonly KnowledgeEntry[],
  language: keyof Words,
): string[][] {
  const wordings = Math.max(1, ...entries.map(({ questions }) => questions.length));
  const questions = Array.from({ length: wordings }, (_, place) =>
    place === 0 ? NAMES.question[language] : `${NAMES.question[language]} ${place + 1}`,
  );
  return [
    [NAMES.id[language], ...questions, NAMES.answer[language]],
    ...entries.map(({ id, questions, answer }) => {
      const cells = Array.from({ length: wordings }, (_, place) => questions[place] ?? "");
      return [id, ...cells, answer];
    }),
  ];
}
