/** A question that callers ask wherever they are asked something, and what they are told. */
export interface KnowledgeEntry {
  /** Its own among all entries of the tree. */
  id: string;
  /** How callers ask it; the first names it. */
  questions: string[];
  /** What is said, with places for variables; empty while it is still to be written. */
  answer: string;
}

/** Entries of a tree. */
export const MOST_ENTRIES = 5_000;
/** Wordings of an entry. */
export const MOST_QUESTIONS = 20;
/** Characters of a wording. */
export const LONGEST_QUESTION = 300;
/** Characters of an answer. */
export const LONGEST_ANSWER = 2_000;

/** What two wordings have in common that differ in nothing but case, spaces and signs. */
export function questionKey(question: string): string {
  return question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** An entry as lists and reports name it; one without words by its id. */
export function entryName({ id, questions }: KnowledgeEntry): string {
  return questions.find((question) => question.trim() !== "")?.trim() ?? id;
}
