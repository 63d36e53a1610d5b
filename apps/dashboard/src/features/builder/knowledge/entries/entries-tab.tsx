import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { MOST_ENTRIES } from "@rufbaum/tree/graph";
import { useAtom, useSetAtom } from "jotai";
import { BookOpenText, FileUp, MessageCircleQuestion, Plus, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { after } from "../../../../api/runtime.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { undoAtom, undoLabelAtom } from "../../editor/editing.ts";
import { knowledgeViewAtom } from "../../editor/view.ts";
import { TryField } from "../try/try-field.tsx";
import { nameOf, useEntries } from "../use-entries.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";

const texts = knowledgeTexts;

/** The list with its search, the entry that is open beside it, and a field to try it all. */
export function EntriesTab({ tree, onImport }: { tree: Tree; onImport(): void }) {
  const { entries, add, remove } = useEntries();
  const [view, setView] = useAtom(knowledgeViewAtom);
  const [undoLabel, undo] = [useAtom(undoLabelAtom)[0], useSetAtom(undoAtom)];
  const [typed, setTyped] = useState("");
  const [deleted, setDeleted] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const open = entries.find(({ id }) => id === view.entryId) ?? null;
  const isFull = entries.length >= MOST_ENTRIES;

  function show(id: string | null, field: "questions" | null = null): void {
    setView((before) => ({ ...before, entryId: id, field }));
  }

  function addNew(questions: readonly string[] = []): void {
    setTyped("");
    setDeleted(null);
    add(questions);
  }

  function drop(entry: KnowledgeEntry, shown: readonly KnowledgeEntry[]): void {
    const place = shown.indexOf(entry);
    const next = shown[place + 1] ?? shown[place - 1] ?? null;
    remove(entry);
    setDeleted(texts().deleted(nameOf(entry)));
    if (entry.id === view.entryId) show(isBeside() ? (next?.id ?? null) : null);
    // What was pressed may be gone with it.
    after(30, () => (list.current ?? adding.current)?.focus());
  }

  // What was done since is the last step then, and that button would take it back.
  const canTakeBack = deleted !== null && undoLabel === deleted;

  if (entries.length === 0) {
    return (
      <div className="flex min-w-0 flex-1 flex-col overflow-y-auto">
        <EmptyState
          icon={BookOpenText}
          title={texts().noneTitle}
          hint={texts().noneHint}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button ref={adding} look="primary" onClick={() => addNew()}>
                <Plus />
                {texts().add}
              </Button>
              <Button onClick={onImport}>
                <FileUp />
                {texts().fromFile}
              </Button>
            </div>
          }
        />
        {canTakeBack && <Deleted what={deleted} onTakeBack={undo} />}
      </div>
    );
  }
  return (
    <>
      <div
        className={classNames(
          "min-w-0 flex-1 flex-col border-line md:w-[400px] md:flex-none md:border-r",
          open ? "hidden md:flex" : "flex",
        )}
      >
        <EntryList
          entries={entries}
          listRef={list}
          note={isFull ? texts().full(MOST_ENTRIES) : null}
          typed={typed}
          onType={setTyped}
          chosenId={view.entryId}
          onChoose={({ id }, byKey) => show(id, byKey ? "questions" : null)}
          onDelete={drop}
          end={
            <Button
              size="small"
              look="primary"
              className="h-9"
              disabled={isFull}
              aria-label={texts().addSpoken}
              onClick={() => addNew()}
            >
              <Plus />
              {texts().addShort}
            </Button>
          }
        />
        {canTakeBack && <Deleted what={deleted} onTakeBack={undo} />}
        <TryField
          tree={tree}
          onShow={(id) => show(id)}
          onAdd={isFull ? null : (text) => addNew([text])}
        />
      </div>
      <div className={classNames("min-w-0 flex-1 flex-col", open ? "flex" : "hidden md:flex")}>
        {open ? (
          <EntryForm
            key={open.id}
            tree={tree}
            entry={open}
            place={entries.indexOf(open)}
            total={entries.length}
            field={view.field}
            onBack={() => show(null)}
            onMove={(place) => show(entries[place]?.id ?? null)}
            onDelete={() => drop(open, entries)}
          />
        ) : (
          <EmptyState
            icon={MessageCircleQuestion}
            title={texts().chooseTitle}
            hint={texts().chooseHint}
          />
        )}
      </div>
    </>
  );
}

/** Whether there is room for the entry beside the list. */
function isBeside(): boolean {
  return matchMedia("(min-width: 768px)").matches;
}

/** Said where it was done, with the way back. */
function Deleted({ what, onTakeBack }: { what: string; onTakeBack(): void }) {
  return (
    <div className="m-3 flex shrink-0 items-center gap-2 rounded-md bg-success-soft py-1.5 pr-1.5 pl-2.5">
      <p role="status" className="min-w-0 flex-1 py-1 text-12 [overflow-wrap:anywhere]">
        {what}
      </p>
      <Button look="quiet" size="small" onClick={onTakeBack}>
        <Undo2 />
        {texts().takeBack}
      </Button>
    </div>
  );
}
