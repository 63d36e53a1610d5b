import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { graphOf, LONGEST_QUESTION, MOST_ENTRIES, MOST_QUESTIONS } from "@rufbaum/tree/graph";
import { useAtom, useSetAtom } from "jotai";
import { CircleCheck, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "../../../../api/api-error.ts";
import { type UnansweredQuestion, useUnanswered } from "../../../../api/knowledge.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { undoAtom, undoLabelAtom } from "../../editor/editing.ts";
import { openKnowledgeAtom } from "../../editor/view.ts";
import { nameOf, useEntries } from "../use-entries.ts";
import { ChooseEntry } from "./choose-entry.tsx";
import { QuestionRow } from "./question-row.tsx";
import { stillOpen, wordingsOf } from "./still-open.ts";

const texts = () => knowledgeTexts().open;

/** Rows shown before somebody asks for more. */
const FIRST = 25;

/** What was asked and nobody could answer, each to be made an entry or a wording of one. */
export function UnansweredTab({ tree }: { tree: Tree }) {
  const listed = useUnanswered(tree.id);
  const { entries, add, change } = useEntries();
  const show = useSetAtom(openKnowledgeAtom);
  const [undoLabel, undo] = [useAtom(undoLabelAtom)[0], useSetAtom(undoAtom)];
  const [choosing, setChoosing] = useState<UnansweredQuestion | null>(null);
  const [last, setLast] = useState<{ text: string; entry: KnowledgeEntry } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  if (listed.isPending) return <Loading />;
  if (listed.error) {
    return <ErrorState text={errorText(listed.error)} onRetry={() => void listed.refetch()} />;
  }
  const { questions, further } = listed.data;
  const open = stillOpen(questions, entries);
  const shown = isWhole ? open : open.slice(0, FIRST);
  const label = last && knowledgeTexts().changed(nameOf(last.entry));

  function addTo(entry: KnowledgeEntry): void {
    if (!choosing) return;
    const room = MOST_QUESTIONS - entry.questions.length;
    setChoosing(null);
    if (room <= 0) {
      setProblem(texts().entryFull(nameOf(entry), MOST_QUESTIONS));
      return;
    }
    const asked = entry.questions.filter((wording) => wording.trim() !== "");
    const wordings = wordingsOf(choosing, { longest: LONGEST_QUESTION, most: room });
    change(entry, { questions: [...asked, ...wordings] });
    setProblem(null);
    setLast({ text: choosing.question, entry });
    // The button that was pressed is gone.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="mx-auto max-w-3xl p-4 outline-none">
      {open.length > 0 && <p className="mb-3 text-13 text-muted">{texts().hint}</p>}
      {problem && (
        <p role="alert" className="mb-3 text-13 text-failure">
          {problem}
        </p>
      )}
      {last && undoLabel === label && (
        <div className="mb-3 flex flex-wrap items-center justify-end gap-x-1 rounded-md bg-success-soft py-1.5 pr-1.5 pl-2.5">
          <p role="status" className="min-w-40 flex-1 py-1 text-12 [overflow-wrap:anywhere]">
            {texts().added(last.text, nameOf(last.entry))}
          </p>
          <Button
            look="quiet"
            size="small"
            onClick={() => show({ tab: "entries", entryId: last.entry.id, field: "answer" })}
          >
            {texts().show}
          </Button>
          <Button look="quiet" size="small" onClick={() => undo()}>
            <Undo2 />
            {knowledgeTexts().takeBack}
          </Button>
        </div>
      )}
      {open.length === 0 ? (
        <EmptyState icon={CircleCheck} title={texts().noneTitle} hint={texts().noneHint} />
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {shown.map((question) => (
            <QuestionRow
              key={question.question}
              question={question}
              graph={graphOf(tree)}
              isFull={entries.length >= MOST_ENTRIES}
              hasEntries={entries.length > 0}
              onAdd={() =>
                add(wordingsOf(question, { longest: LONGEST_QUESTION, most: MOST_QUESTIONS }))
              }
              onAddTo={() => setChoosing(question)}
            />
          ))}
        </ul>
      )}
      {open.length > shown.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setWhole(true)}>
          {texts().more(open.length - shown.length)}
        </Button>
      )}
      {further > 0 && shown.length === open.length && (
        <p className="mt-2 text-12 text-muted">{texts().further(further)}</p>
      )}
      {choosing && (
        <ChooseEntry
          question={choosing.question}
          entries={entries}
          onChoose={addTo}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="mx-auto max-w-3xl p-4">
      <Skeleton className="mb-3 h-4 w-3/4" />
      <div className="divide-y divide-line rounded-xl border border-line">
        {[0, 1, 2].map((row) => (
          <div key={row} className="space-y-2 p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
