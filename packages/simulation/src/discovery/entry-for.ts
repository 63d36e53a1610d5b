import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { MOST_QUESTIONS } from "@rufbaum/tree/graph";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import { type HeardShare, likenessOf } from "./most-heard.ts";

/** How like the wordings of an entry questions are that ask for it, and how much more than for the next. */
const LIKE = 0.5;
const MARGIN = 0.1;

/** Entries beyond these are not held against what was asked. */
const MOST_ENTRIES = 500;

/** The entry of the tree's knowledge that a group of questions asks for; `null` where none stands out. */
export function entryFor(
  { settings }: Tree,
  heard: readonly HeardShare[],
  { likeness }: SentenceReader,
): KnowledgeEntry | null {
  const [best, next] = (settings?.knowledge ?? [])
    .slice(0, MOST_ENTRIES)
    .map((entry) => ({ entry, like: likenessOf(heard, entry.questions, likeness) }))
    .sort((one, other) => other.like - one.like || (one.entry.id < other.entry.id ? -1 : 1));
  if (!best || best.like < LIKE || best.like - (next?.like ?? 0) < MARGIN) return null;
  return best.entry.questions.length < MOST_QUESTIONS ? best.entry : null;
}
