import type { KnowledgeEntry } from "@rufbaum/tree";
import { useState } from "react";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { EntryList } from "../entries/entry-list.tsx";

const texts = () => knowledgeTexts().open;

/** The entry that a question is a further wording of, out of all of them. */
export function ChooseEntry({
  question,
  entries,
  onChoose,
  onClose,
}: {
  question: string;
  entries: readonly KnowledgeEntry[];
  onChoose(entry: KnowledgeEntry): void;
  onClose(): void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <Dialog isOpen wide onClose={onClose} title={texts().chooseEntry} description={`„${question}“`}>
      <div className="-mx-5 flex h-[min(60dvh,480px)] flex-col border-t border-line">
        <EntryList
          entries={entries}
          typed={typed}
          onType={setTyped}
          chosenId={null}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  );
}
