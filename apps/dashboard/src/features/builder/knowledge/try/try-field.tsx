import type { Tree } from "@rufbaum/tree";
import { useAtom } from "jotai";
import { ArrowRight, Plus } from "lucide-react";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Button } from "../../../../ui/button.tsx";
import { readerAtom } from "../../test-chat/reader-atom.ts";
import { nameOf } from "../use-entries.ts";
import { type Tried, tryQuestion } from "./try-question.ts";

const texts = () => knowledgeTexts().try;

/** A field in which one asks as a caller would, and sees which entry answers and how surely. */
export function TryField({
  tree,
  onShow,
  onAdd,
}: {
  tree: Tree;
  onShow(id: string): void;
  /** `null` where there is no room for another entry. */
  onAdd: ((question: string) => void) | null;
}) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed.trim());
  return (
    <div className="shrink-0 border-t border-line bg-base p-3">
      <label htmlFor={id} className="mb-1.5 block font-medium text-12">
        {texts().label}
      </label>
      <input
        id={id}
        autoComplete="off"
        placeholder={texts().placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="h-9 w-full rounded-lg border border-line-strong bg-surface px-3 text-13 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      {asked !== "" && (
        <Result
          tree={tree}
          asked={asked}
          onShow={onShow}
          onAdd={
            onAdd &&
            (() => {
              setTyped("");
              onAdd(asked);
            })
          }
        />
      )}
    </div>
  );
}

function Result({
  tree,
  asked,
  onShow,
  onAdd,
}: {
  tree: Tree;
  asked: string;
  onShow(id: string): void;
  onAdd: (() => void) | null;
}) {
  // What reads is loaded with the first question.
  const [reading, openReader] = useAtom(readerAtom);
  const reader = reading.state === "ready" ? reading.reader : null;
  const tried = useMemo(() => reader && tryQuestion(tree, asked, reader), [tree, asked, reader]);
  if (reading.state === "failed") {
    return (
      <p role="alert" className="mt-2 flex items-center gap-2 text-12 text-failure">
        <span className="min-w-0 flex-1">{texts().failed}</span>
        <Button size="small" onClick={() => void openReader()}>
          {messages().common.retry}
        </Button>
      </p>
    );
  }
  if (!reader) {
    return (
      <p role="status" aria-busy="true" className="mt-2 text-12 text-muted">
        {texts().loading}
      </p>
    );
  }
  return (
    <div className="mt-2" role="status">
      {tried ? (
        <FoundEntry tried={tried} onShow={onShow} />
      ) : (
        <p className="flex items-center gap-2 text-12 text-muted">
          <span className="min-w-0 flex-1">{texts().none}</span>
          {onAdd && (
            <Button size="small" look="quiet" onClick={onAdd}>
              <Plus />
              {texts().add}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function FoundEntry({
  tried: { entry, confidence },
  onShow,
}: {
  tried: Tried;
  onShow(id: string): void;
}) {
  const isAnswered = entry.answer.trim() !== "";
  return (
    <button
      type="button"
      onClick={() => onShow(entry.id)}
      className="flex w-full items-center gap-2 rounded-md bg-accent-soft px-2.5 py-2 text-left text-accent-ink hover:brightness-97"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2 text-12">
          <span className="min-w-0 flex-1">
            {isAnswered ? texts().answers : texts().wouldAnswer}
          </span>
          <span className="figures">{texts().sure(formats().percent(confidence * 100, 0))}</span>
        </span>
        <span className="block truncate font-medium text-13">{nameOf(entry)}</span>
        <span className="sr-only">{texts().show}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
