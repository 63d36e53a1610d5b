import type { KnowledgeEntry } from "@rufbaum/tree";
import { contains, type Folded, fold } from "../../search/fold.ts";

/** Entries stay the same objects until they are changed: what was folded of one is known again. */
const folded = new WeakMap<KnowledgeEntry, Folded>();

/** The entries in whose wordings and answer every word of what somebody typed occurs. */
export function findEntries(
  entries: readonly KnowledgeEntry[],
  typed: string,
): readonly KnowledgeEntry[] {
  const words = typed.trim().split(/\s+/).filter(Boolean).map(fold);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const text = foldedOf(entry);
    return words.every((word) => contains(text, word));
  });
}

function foldedOf(entry: KnowledgeEntry): Folded {
  const known = folded.get(entry);
  if (known) return known;
  const made = fold([...entry.questions, entry.answer].join("\n"));
  folded.set(entry, made);
  return made;
}
