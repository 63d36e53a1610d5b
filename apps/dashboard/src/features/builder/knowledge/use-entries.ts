import type { KnowledgeEntry } from "@rufbaum/tree";
import { entryName } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { knowledgeTexts } from "../../../messages/knowledge.ts";
import { commandAtom, treeAtom } from "../editor/editing.ts";
import { openKnowledgeAtom } from "../editor/view.ts";
import { addEntry, changeEntry, entriesOf, removeEntry } from "./entries/entries.ts";

const texts = knowledgeTexts;

/** The open tree's questions and answers, and what can be done with them: edits like any other. */
export function useEntries() {
  const entries = entriesOf(useAtomValue(treeAtom));
  const run = useSetAtom(commandAtom);
  const show = useSetAtom(openKnowledgeAtom);

  return {
    entries,
    /** Adds one and shows it, with the cursor where it is to be written. @returns its id */
    add(questions: readonly string[]): string {
      let id = "";
      const asked = questions.length > 0 ? [...questions] : [""];
      run(
        (tree, ids) => {
          id = ids("entry");
          return addEntry(tree, { id, questions: asked, answer: "" });
        },
        { label: texts().added },
      );
      const field = questions.length > 0 ? "answer" : "questions";
      show({ tab: "entries", entryId: id, field });
      return id;
    },
    /** `isTyped`: one key after the other, all of which are one step of undo. */
    change(
      entry: KnowledgeEntry,
      patch: Partial<Omit<KnowledgeEntry, "id">>,
      { isTyped = false } = {},
    ): void {
      const { id } = entry;
      run((tree) => changeEntry(tree, id, patch), {
        label: texts().changed(nameOf(entry)),
        ...(isTyped && { mergeKey: `knowledge ${id} ${Object.keys(patch).join()}` }),
      });
    },
    remove(entry: KnowledgeEntry): void {
      run((tree) => removeEntry(tree, entry.id), { label: texts().deleted(nameOf(entry)) });
    },
  };
}

/** An entry as people call it. */
export function nameOf(entry: KnowledgeEntry): string {
  const name = entryName(entry);
  return name === entry.id ? texts().unnamed : name;
}
