import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { LONGEST_ANSWER } from "@rufbaum/tree/graph";
import { useAtomValue } from "jotai";
import { ArrowLeft, ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { after } from "../../../../api/runtime.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { KnowledgeView } from "../../editor/view.ts";
import { TextField } from "../../node-editor/text-field.tsx";
import { useEntries } from "../use-entries.ts";
import { findingsByEntryAtom } from "./entry-findings.ts";
import { EntryFindings } from "./entry-findings-list.tsx";
import { shownWordings, type WordingFault, wordingFault, wordingsIn } from "./wordings.ts";

const texts = knowledgeTexts;

const TYPED = { isTyped: true };

/** One entry, edited in place: what is typed is an edit of the tree at once. */
export function EntryForm({
  tree,
  entry,
  place,
  total,
  field,
  onBack,
  onMove,
  onDelete,
}: {
  tree: Tree;
  entry: KnowledgeEntry;
  /** From 0. */
  place: number;
  total: number;
  field: KnowledgeView["field"];
  onBack(): void;
  onMove(place: number): void;
  onDelete(): void;
}) {
  const { change } = useEntries();
  const findings = useAtomValue(findingsByEntryAtom).get(entry.id) ?? [];
  const [typedAnswer, setTypedAnswer] = useState<string | null>(null);
  const answerField = useRef<HTMLTextAreaElement>(null);
  const questionsField = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (field === null) return;
    const target = field === "answer" ? answerField : questionsField;
    // Once the sheet has taken the focus itself.
    return after(30, () => {
      const area = target.current;
      area?.focus();
      area?.setSelectionRange(area.value.length, area.value.length);
    });
  }, [field]);

  // Too long to be stored: it stays here, and nothing of it is lost.
  const isTooLong = (typedAnswer?.length ?? 0) > LONGEST_ANSWER;
  const answer = isTooLong && typedAnswer !== null ? typedAnswer : entry.answer;

  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line pr-2 pl-2 md:pl-4">
        <Button look="quiet" size="small" className="md:hidden" onClick={onBack}>
          <ArrowLeft />
          {texts().back}
        </Button>
        <p className="min-w-0 truncate text-12 text-muted figures sr-only md:not-sr-only">
          {texts().place(place + 1, total)}
        </p>
        <div className="ml-auto flex items-center gap-0.5">
          <IconButton
            label={texts().previous}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={texts().next}
            disabled={place >= total - 1}
            onClick={() => onMove(place + 1)}
          >
            <ChevronDown />
          </IconButton>
          <IconButton label={texts().delete} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-4">
        <EntryFindings findings={findings} />
        <WordingsField
          wordings={entry.questions}
          ref={questionsField}
          onChange={(questions) => change(entry, { questions }, TYPED)}
        />
        <TextField
          ref={answerField}
          tree={tree}
          speed={1}
          label={texts().answer}
          hint={texts().answerHint}
          most={LONGEST_ANSWER}
          text={answer}
          onChange={(text) => {
            setTypedAnswer(text);
            if (text.length <= LONGEST_ANSWER) change(entry, { answer: text }, TYPED);
          }}
        />
      </div>
    </>
  );
}

function WordingsField({
  wordings,
  ref,
  onChange,
}: {
  wordings: readonly string[];
  ref: React.Ref<HTMLTextAreaElement>;
  onChange(wordings: string[]): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = shownWordings(typed, wordings);
  const fault = wordingFault(wordingsIn(shown));
  return (
    <TextArea
      ref={ref}
      label={texts().questions}
      hint={texts().questionsHint}
      placeholder={texts().questionsPlaceholder}
      rows={Math.min(10, Math.max(3, shown.split("\n").length + 1))}
      value={shown}
      error={fault && faultText(fault)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = wordingsIn(target.value);
        // One that asks nothing yet stays an entry, and is found to lack its words.
        if (wordingFault(next) === null) onChange(next.length > 0 ? next : [""]);
      }}
    />
  );
}

function faultText(fault: WordingFault): string {
  return fault.fault === "too-many"
    ? texts().tooManyQuestions(fault.count, fault.most)
    : texts().questionTooLong(fault.start, fault.length, fault.most);
}
