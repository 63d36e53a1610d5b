import type { KnowledgeEntry } from "@rufbaum/tree";
import { addKnowledge, type ReadEntry } from "@rufbaum/tree/knowledge";

/** What taking a file's entries in would do to those that are there. */
export interface ImportPlan {
  /** All of them afterwards. */
  entries: readonly KnowledgeEntry[];
  added: readonly KnowledgeEntry[];
  changed: readonly ChangedEntry[];
  unchanged: number;
  /** There is no room for them. */
  left: number;
}

export interface ChangedEntry {
  before: KnowledgeEntry;
  after: KnowledgeEntry;
  /** The wordings that came to it. */
  further: readonly string[];
}

export function planImport(
  known: readonly KnowledgeEntry[],
  read: readonly ReadEntry[],
  newId: () => string,
): ImportPlan {
  const { entries, unchanged, left } = addKnowledge(known, read, newId);
  const before = new Map(known.map((entry) => [entry.id, entry]));
  return {
    entries,
    added: entries.filter(({ id }) => !before.has(id)),
    changed: entries.flatMap((after): ChangedEntry[] => {
      const was = before.get(after.id);
      if (!was || was === after) return [];
      const further = after.questions.filter((one) => !was.questions.includes(one));
      return [{ before: was, after, further }];
    }),
    unchanged,
    left,
  };
}
