import {
  entryName,
  LONGEST_QUESTION,
  MOST_ENTRIES,
  MOST_QUESTIONS,
  questionKey,
} from "../../knowledge/entry.ts";
import type { KnowledgeEntry, Tree } from "../../tree.ts";
import { type Edited, editOf } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { setSettings } from "./tree-fields.ts";

/** Wordings that an entry of the knowledge shall be found by from now on. */
export interface SuggestedWordings {
  /** `null`: a new entry, whose answer is still to be written. */
  entryId: string | null;
  /** The wording that names a new one. */
  question: string;
  examples: readonly string[];
}

/** Gives an entry further wordings, or makes one; what an entry of the tree has already, none gets. */
export function suggestWordings(
  tree: Tree,
  { entryId, question, examples }: SuggestedWordings,
  ids: IdSource,
): Edited {
  const entries = tree.settings?.knowledge ?? [];
  const known = new Set(entries.flatMap(({ questions }) => questions.map(questionKey)));
  const wanted = entryId === null ? [question, ...examples] : examples;
  const added: string[] = [];
  for (const each of wanted) {
    const wording = each.trim();
    const key = questionKey(wording);
    if (key === "" || known.has(key)) continue;
    if (wording.length > LONGEST_QUESTION) {
      return { refused: { code: "wording-too-long", most: LONGEST_QUESTION } };
    }
    known.add(key);
    added.push(wording);
  }
  if (entryId === null) {
    if (questionKey(question) === "") return { refused: { code: "no-question" } };
    if (added.length === 0) return editOf(tree, tree);
    if (entries.length >= MOST_ENTRIES) {
      return { refused: { code: "too-many-entries", most: MOST_ENTRIES } };
    }
    const entry = { id: ids("entry"), questions: added.slice(0, MOST_QUESTIONS), answer: "" };
    return withEntries(tree, [...entries, entry]);
  }
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return { refused: { code: "unknown-entry" } };
  const questions = [...entry.questions, ...added];
  if (questions.length > MOST_QUESTIONS) {
    const name = entryName(entry);
    return { refused: { code: "too-many-wordings", entry: name, most: MOST_QUESTIONS } };
  }
  return withEntries(
    tree,
    entries.map((each) => (each === entry ? { ...each, questions } : each)),
  );
}

function withEntries(tree: Tree, knowledge: KnowledgeEntry[]): Edited {
  return setSettings(tree, { ...tree.settings, knowledge });
}
