import type { KnowledgeEntry } from "@rufbaum/tree";
import { useAtomValue } from "jotai";
import { Search, TriangleAlert, X } from "lucide-react";
import { type ReactNode, type Ref, useDeferredValue, useMemo, useRef } from "react";
import { formats } from "../../../../messages/formats.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { VirtualListbox } from "../../../../ui/virtual-listbox.tsx";
import { nameOf } from "../use-entries.ts";
import { findingsByEntryAtom } from "./entry-findings.ts";
import { findEntries } from "./find-entries.ts";

const texts = knowledgeTexts;

const ROW = 58;

/** All entries, as far as they hold what was typed above them. */
export function EntryList({
  entries,
  typed,
  onType,
  chosenId,
  onChoose,
  onDelete,
  end,
  note = null,
  listRef,
}: {
  entries: readonly KnowledgeEntry[];
  typed: string;
  onType(text: string): void;
  chosenId: string | null;
  onChoose(entry: KnowledgeEntry, byKey: boolean): void;
  /** With the list as it is shown. */
  onDelete?(entry: KnowledgeEntry, shown: readonly KnowledgeEntry[]): void;
  /** Stands beside the search. */
  end?: ReactNode;
  /** Said instead of their number. */
  note?: string | null;
  listRef?: Ref<HTMLElement>;
}) {
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => findEntries(entries, wanted), [entries, wanted]);
  const field = useRef<HTMLInputElement>(null);
  const isSearching = wanted.trim() !== "";
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 px-3 pt-3">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-faint"
          />
          <input
            ref={field}
            type="search"
            aria-label={texts().search}
            placeholder={texts().search}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            className="h-9 w-full truncate rounded-lg border border-line-strong bg-surface pr-9 pl-8.5 text-13 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
          />
          {typed !== "" && (
            <IconButton
              label={texts().clearSearch}
              className="absolute top-0.5 right-0.5"
              onClick={() => {
                onType("");
                field.current?.focus();
              }}
            >
              <X />
            </IconButton>
          )}
        </div>
        {end}
      </div>
      <p role="status" className="shrink-0 px-4 pt-2 pb-1.5 text-12 text-muted figures">
        {isSearching
          ? texts().found(shown.length, entries.length)
          : (note ?? texts().count(entries.length))}
      </p>
      {shown.length === 0 ? (
        <p className="flex-1 px-4 py-6 text-center text-13 text-muted">{texts().noneFound}</p>
      ) : (
        <VirtualListbox
          {...(listRef && { ref: listRef })}
          label={texts().list}
          rows={shown}
          rowHeight={ROW}
          chosenId={chosenId}
          onChoose={onChoose}
          {...(onDelete && { onDelete: (entry: KnowledgeEntry) => onDelete(entry, shown) })}
        >
          {(entry) => <EntryRow entry={entry} />}
        </VirtualListbox>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: KnowledgeEntry }) {
  const findings = useAtomValue(findingsByEntryAtom).get(entry.id) ?? [];
  const { questions, answer } = entry;
  const further = questions.length - 1;
  const isBroken = findings.some(({ severity }) => severity === "error");
  return (
    <div className="flex h-full flex-col justify-center gap-0.5 border-b border-line px-4">
      <p className="flex items-center gap-1.5 text-13">
        <span className="min-w-0 truncate font-medium">{nameOf(entry)}</span>
        {further > 0 && (
          <span className="shrink-0 text-12 text-muted figures">
            <span aria-hidden="true">{texts().furtherWordings(further)}</span>
            <span className="sr-only">{texts().furtherWordingsSpoken(further)}</span>
          </span>
        )}
        {findings.length > 0 && (
          <span
            className={classNames(
              "ml-auto flex shrink-0 items-center gap-1 text-12 figures",
              isBroken ? "text-failure" : "text-warning",
            )}
          >
            <TriangleAlert aria-hidden="true" className="size-3.5" />
            <span aria-hidden="true">{formats().whole(findings.length)}</span>
            <span className="sr-only">{texts().findingCount(findings.length)}</span>
          </span>
        )}
      </p>
      <p className={classNames("truncate text-12", answer.trim() ? "text-muted" : "text-warning")}>
        {answer.trim() || texts().withoutAnswer}
      </p>
    </div>
  );
}
