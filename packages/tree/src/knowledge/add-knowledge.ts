import { type KnowledgeEntry, MOST_ENTRIES, MOST_QUESTIONS, questionKey } from "./entry.ts";
import type { ReadEntry } from "./read-knowledge.ts";

/** What became of entries that were added to those of a tree. */
export interface AddedKnowledge {
  entries: KnowledgeEntry[];
  added: number;
  /** Known ones that got another answer or further wordings. */
  changed: number;
  unchanged: number;
  /** There was no room for them. */
  left: number;
}

/**
 * Adds what a file has to what is known: an entry of the same id, or that asks the same, takes the
 * file's answer and its further wordings; every other one is new.
 * @param newId gives an id that no entry has
 */
export function addKnowledge(
  known: readonly KnowledgeEntry[],
  read: readonly Omit<ReadEntry, "line">[],
  newId: () => string,
): AddedKnowledge {
  const entries = [...known];
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const askedAt = new Map<string, number>();
  entries.forEach(({ questions }, place) => {
    for (const question of questions) {
      const key = questionKey(question);
      if (!askedAt.has(key)) askedAt.set(key, place);
    }
  });
  const touched = new Set<number>();
  const made = { added: 0, unchanged: 0, left: 0 };
  for (const { id, questions, answer } of read) {
    const place =
      (id === null ? undefined : places.get(id)) ??
      questions.map((one) => askedAt.get(questionKey(one))).find((at) => at !== undefined);
    const before = place === undefined ? undefined : entries[place];
    if (place === undefined || !before) {
      const own = questions.filter((one) => !askedAt.has(questionKey(one)));
      if (entries.length >= MOST_ENTRIES) {
        made.left += 1;
        continue;
      }
      const entry = { id: id ?? newId(), questions: own, answer };
      places.set(entry.id, entries.length);
      for (const one of own) askedAt.set(questionKey(one), entries.length);
      entries.push(entry);
      made.added += 1;
      continue;
    }
    const further = questions
      .filter((one) => !askedAt.has(questionKey(one)))
      .slice(0, MOST_QUESTIONS - before.questions.length);
    if (further.length === 0 && before.answer === answer) {
      made.unchanged += 1;
      continue;
    }
    for (const one of further) askedAt.set(questionKey(one), place);
    entries[place] = { ...before, questions: [...before.questions, ...further], answer };
    touched.add(place);
  }
  return { entries, ...made, changed: touched.size };
}
